import { expect, it } from 'vitest';
import type { Replay, View } from '../api/model.ts';
import { Steps } from './steps.ts';

const STOPS = Array.from({ length: 100 }, (_, i) => 2 * i);
const view = (n: number): View => ({ state: { n, same: 1 }, zones: {}, facts: {} }) as unknown as View;

function asking(): { steps: Steps; asked: [number, number][] } {
  const asked: [number, number][] = [];
  const steps = new Steps(STOPS, (at, count) => {
    asked.push([at, count]);
    const on = STOPS.filter((stop) => stop > at).slice(0, count);
    return Promise.resolve({
      at,
      view: view(at),
      steps: on.map((stop) => ({ at: stop, view: null, changes: { state: { n: stop } } })),
    } as unknown as Replay);
  });
  return { steps, asked };
}

it('asks once for many steps, on and back, and for one position after a jump', async () => {
  const { steps, asked } = asking();
  for (let at = 100; at <= 120; at++) {
    const step = await steps.at(at);
    expect([step.at, step.view.state]).toEqual([at + (at % 2), { n: at + (at % 2), same: 1 }]);
  }
  expect(asked).toEqual([
    [100, 0],
    [102, 15],
  ]);
  expect((await steps.at(40)).at).toBe(40);
  expect((await steps.at(38)).view.state).toEqual({ n: 38, same: 1 });
  expect((await steps.at(10)).at).toBe(10);
  expect(asked.slice(2)).toEqual([
    [40, 0],
    [8, 15],
  ]);
});

it('asks again for what could not be had', async () => {
  let tries = 0;
  const steps = new Steps(STOPS, (at) =>
    tries++
      ? Promise.resolve({ at, view: view(at), steps: [] } as unknown as Replay)
      : Promise.reject(new Error('lost')),
  );
  await expect(steps.at(6)).rejects.toThrow('lost');
  expect((await steps.at(6)).at).toBe(6);
});
