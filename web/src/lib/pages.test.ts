import { beforeEach, describe, expect, it, vi } from 'vitest';
import { get } from '../api/http.ts';
import { Pages } from './pages.svelte.ts';

vi.mock('../api/http.ts', () => ({ get: vi.fn() }));
vi.mock('./hall.svelte.ts', () => ({ sentence: (why: Error) => why.message }));

const asked = vi.mocked(get);
let said = '';
const letters = (): Pages<string> =>
  new Pages(
    2,
    (skip) => `/letters?skip=${skip}`,
    (problem) => (said = problem),
  );

describe('a list that comes page by page', () => {
  beforeEach(() => {
    asked.mockReset();
    said = '';
  });
  it('asks for what follows, and knows when nothing does', async () => {
    const pages = letters();
    asked.mockResolvedValueOnce(['a', 'b']).mockResolvedValueOnce(['c']);
    await pages.load();
    expect([pages.list, pages.more]).toEqual([['a', 'b'], true]);
    await pages.next();
    expect([pages.list, pages.more]).toEqual([['a', 'b', 'c'], false]);
    expect(asked.mock.calls).toEqual([['/letters?skip=0&limit=2'], ['/letters?skip=2&limit=2']]);
  });
  it('forgets the pages before when it begins anew', async () => {
    const pages = letters();
    asked.mockResolvedValueOnce(['a', 'b']).mockResolvedValueOnce(['x']);
    await pages.load();
    await pages.load();
    expect(pages.list).toEqual(['x']);
  });
  it('keeps what it has where the next page does not come, and says why', async () => {
    const pages = letters();
    asked.mockResolvedValueOnce(['a', 'b']).mockRejectedValueOnce(new Error('no line'));
    await pages.load();
    await pages.next();
    expect([pages.list, pages.more, said]).toEqual([['a', 'b'], true, 'no line']);
    asked.mockResolvedValueOnce([]);
    await pages.next();
    expect([pages.more, said]).toEqual([false, '']);
  });
});
