import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { parse } = await import('./router.svelte.ts');

describe('routes', () => {
  it('are read from the path', () => {
    expect(parse('/', '')).toEqual({ page: 'hall' });
    expect(parse('/table/abc', '')).toEqual({ page: 'table', id: 'abc' });
    expect(parse('/new/blood-rage', '')).toEqual({ page: 'new', game: 'blood-rage' });
    expect(parse('/rules/blood-rage', '#BR-9.6')).toEqual({
      page: 'rules',
      game: 'blood-rage',
      clause: 'BR-9.6',
    });
    expect(parse('/me', '')).toEqual({ page: 'me' });
    expect(parse('/wall', '')).toEqual({ page: 'wall' });
    expect(parse('/elsewhere', '')).toEqual({ page: 'nowhere' });
  });
  it('take secrets from the fragment', () => {
    expect(parse('/join', '#abc.s3cret')).toEqual({ page: 'join', id: 'abc', token: 's3cret' });
    expect(parse('/carry', '#s3cret')).toEqual({ page: 'carry', token: 's3cret' });
    expect(parse('/join', '')).toEqual({ page: 'join', id: '', token: '' });
  });
});
