import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../api/model.ts';
import { Queue } from './queue.ts';
import { beats, sinceLastTurn, units, type Telling } from './units.ts';

const telling: Telling = {
  kinds: { turn: { as: 'frame' }, battle: { as: 'stage', stop: true }, action: { as: 'line' } },
  dull: ['paid'],
  seat: 0,
  only: false,
};

function event(n: number, key: string, params: GameEvent['params'] = {}): GameEvent {
  return { n, key, clause: '', params };
}
const begin = (n: number, span: number, kind: string, seat?: number): GameEvent =>
  event(n, '@begin', { span, kind, ...(seat === undefined ? {} : { seat: `seat:${seat}` }) });
const end = (n: number, span: number, kind: string, more: GameEvent['params'] = {}): GameEvent =>
  event(n, '@end', { span, kind, ...more });

/** A line, a battle within an action, and a line of the reader. */
const sail = [
  begin(1, 1, 'action', 1),
  event(2, 'paid'),
  event(2, 'sailed', { seat: 'seat:1' }),
  end(2, 1, 'action'),
];
const fight = [
  begin(2, 2, 'action', 2),
  begin(3, 3, 'battle', 2),
  event(3, 'clash', { seat: 'seat:2' }),
  event(4, 'fallen', { seat: 'seat:1' }),
  end(4, 3, 'battle', { winner: 'seat:2' }),
  end(4, 2, 'action'),
];
const own = [begin(4, 4, 'action', 0), event(5, 'rested', { seat: 'seat:0' }), end(5, 4, 'action')];
const story = [...sail, ...fight, ...own];

function queue(heard: GameEvent[] = [], more: Partial<Telling> = {}): Queue {
  const made = new Queue({ ...telling, ...more });
  made.hear(heard);
  return made;
}

/** All that is told until the present, step by step. */
function walk(made: Queue): string[] {
  const out: string[] = [];
  for (let i = 0; i < 50 && made.beat; i++) {
    out.push(made.beat.event?.key ?? `${made.beat.what}:${made.beat.moment?.kind}`);
    made.next();
  }
  return out;
}

describe('units', () => {
  it('are the outermost moments that stand for themselves, and what lies between them', () => {
    const list = units(
      [event(0, 'begun'), begin(1, 9, 'turn', 1), ...sail.slice(0, 4), end(2, 9, 'turn')],
      telling,
    );
    expect(list.map((unit) => [unit.moment?.kind ?? null, unit.frames.map((frame) => frame.kind)])).toEqual([
      [null, []],
      ['action', ['turn']],
    ]);
  });
  it('unfold if a part of them does, and for whom it concerns', () => {
    const staged = (more: Partial<Telling>): boolean[] =>
      units(story, { ...telling, ...more }).map((unit) => unit.staged);
    expect(staged({})).toEqual([false, true, false]);
    expect(staged({ only: true })).toEqual([false, false, false]);
    expect(staged({ only: true, seat: 1 })).toEqual([false, true, false]);
    expect(staged({ only: true, seat: null })).toEqual([false, true, false]);
  });
  it('are one line where they would unfold but do not concern the reader', () => {
    const folded = (more: Partial<Telling>): boolean[] =>
      units(story, { ...telling, ...more }).map((unit) => unit.folded);
    expect(folded({})).toEqual([false, false, false]);
    expect(folded({ only: true })).toEqual([false, true, false]);
  });
  it('say how they ended once: by their own event, or else by their result', () => {
    const what = (ends: string[]): string[] => {
      const kinds = { ...telling.kinds, battle: { as: 'stage', ends } } as const;
      const [, unit] = units(story, { ...telling, kinds });
      return beats(unit!, story, { ...telling, kinds }).map((beat) => beat.what);
    };
    expect(what(['fled'])).toEqual(['head', 'event', 'event', 'result']);
    expect(what(['clash'])).toEqual(['head', 'event', 'event']);
  });
  it('are told whole with their last step', () => {
    for (const unit of units(story, telling))
      expect(beats(unit, story, telling).at(-1)?.upTo).toBe(unit.last);
  });
});

describe('since the last turn', () => {
  const others = [...sail, ...fight];
  it('is what others did, also while the own turn goes on', () => {
    const before = [begin(0, 7, 'action', 0), event(0, 'rested', { seat: 'seat:0' }), end(0, 7, 'action')];
    const ids = (heard: GameEvent[]): string[] => sinceLastTurn(units(heard, telling)).map((unit) => unit.id);
    expect(ids([...before, ...others])).toEqual(['span-1', 'span-2']);
    expect(ids([...before, ...others, own[0]!, own[1]!])).toEqual(['span-1', 'span-2']);
    expect(ids([...before, ...story, begin(6, 8, 'action', 1), event(6, 'sailed')])).toEqual(['span-8']);
  });
  it('is empty before the first turn', () => {
    expect(sinceLastTurn(units(others, telling))).toEqual([]);
  });
});

describe('the queue', () => {
  it('tells others’ moments in their order and passes over what the reader did', () => {
    expect(walk(queue(story))).toEqual(['line:action', 'head:battle', 'clash', 'fallen', 'result:battle']);
  });
  it('lets the board stand after what is told, and says where it goes next', () => {
    const made = queue(story);
    const stand = (): string[] =>
      [made.spot, made.following].map((spot) =>
        spot ? `${spot.at}.${spot.told}${spot.whole ? '!' : ''}` : 'present',
      );
    const at = [stand()];
    for (let i = 0; i < 4; i++) {
      made.next();
      at.push(stand());
    }
    expect(at).toEqual([
      ['2.3', 'present'],
      ['3.1', '3.2!'],
      ['3.2!', '4.1'],
      ['4.1', '4.3'],
      ['4.3', 'present'],
    ]);
    made.next();
    expect([made.spot, made.present]).toEqual([null, true]);
  });
  it('holds the result of a moment until it is read, and says how long', () => {
    const made = queue(story);
    made.next();
    expect([made.held, made.wait(10)]).toEqual([false, 490]);
    made.skip();
    expect(made.present).toBe(true);
    made.replay(made.units[1]!);
    for (let i = 0; i < 3; i++) made.next();
    expect([made.held, made.wait(0)]).toEqual([true, 2500]);
    made.pace = 'step';
    expect(made.wait(0)).toBeNull();
    made.pace = 'slow';
    made.paused = true;
    expect(made.wait(0)).toBeNull();
    made.paused = false;
    expect(made.wait(0)).toBe(7000);
  });
  it('counts what is still to be seen', () => {
    const made = queue(story);
    expect(made.pending).toBe(2);
    made.next();
    expect(made.pending).toBe(1);
    made.jump();
    expect([made.pending, made.present]).toEqual([0, true]);
  });
  it('skips a moment and jumps to the present', () => {
    const made = queue(story);
    made.skip();
    expect(made.beat?.moment?.kind).toBe('battle');
    made.jump();
    expect([made.beat, made.shown]).toEqual([null, story.length]);
  });
  it('shows everything at once if that is the pace', () => {
    const made = new Queue(telling);
    made.pace = 'instant';
    made.hear(story);
    expect([made.present, made.beat]).toEqual([true, null]);
    made.replay(made.units[1]!);
    expect(made.beat?.what).toBe('head');
    expect(walk(made)).toEqual(['head:battle', 'clash', 'fallen', 'result:battle']);
    expect(made.present).toBe(true);
  });
  it('keeps up where more is heard in the middle of a moment', () => {
    const made = queue(fight.slice(0, 3));
    expect(made.beat?.what).toBe('head');
    made.next();
    expect(made.beat?.event?.key).toBe('clash');
    made.hear(fight);
    expect([made.beat?.event?.key, made.held]).toEqual(['clash', false]);
    expect(walk(made)).toEqual(['clash', 'fallen', 'result:battle']);
  });
  it('does not stand between the reader and a moment in which an answer is owed', () => {
    const made = new Queue(telling);
    made.owed = true;
    made.hear([...sail, ...fight.slice(0, 3)]);
    expect(made.beat?.what).toBe('line');
    made.next();
    expect([made.present, made.beat]).toEqual([true, null]);
    made.owed = false;
    made.hear([...sail, ...fight]);
    expect(walk(made)).toEqual(['fallen', 'result:battle']);
  });
  it('waits for programs that are in the middle of something', () => {
    const made = new Queue(telling);
    made.busy = true;
    made.hear(fight.slice(0, 3));
    expect([made.beat, made.present, made.spot?.at]).toEqual([null, false, 0]);
    made.busy = false;
    made.hear(fight);
    expect(made.beat?.what).toBe('head');
  });
  it('forgets what was taken back, also while it is told', () => {
    const made = queue(story);
    made.next();
    made.next();
    expect(made.beat?.event?.key).toBe('clash');
    made.hear(sail);
    expect([made.beat, made.present, made.shown]).toEqual([null, true, sail.length]);
    const other = [
      ...sail,
      begin(2, 2, 'action', 2),
      event(3, 'sailed', { seat: 'seat:2' }),
      end(3, 2, 'action'),
    ];
    made.hear(other);
    expect(made.beat?.what).toBe('line');
  });
  it('goes on where it was when everything is sent again', () => {
    const made = queue(story);
    made.next();
    made.next();
    const again = structuredClone(story);
    made.hear(again);
    expect([made.beat?.event?.key, made.shown]).toEqual(['clash', sail.length + 3]);
    expect(walk(made)).toEqual(['clash', 'fallen', 'result:battle']);
  });
  it('shows a moment of the past once more and comes back', () => {
    const made = queue(story);
    made.jump();
    made.replay(made.units[0]!);
    expect([made.again, made.spot?.at, made.beat?.what]).toEqual([true, 2, 'line']);
    expect(made.seen).toBe(story.length);
    made.next();
    expect([made.again, made.present]).toEqual([false, true]);
  });
  it('keeps its place when other moments unfold', () => {
    const made = queue(story);
    made.telling = { ...telling, only: true };
    expect(walk(made)).toEqual(['line:action', 'line:action']);
  });
});
