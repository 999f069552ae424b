import { describe, expect, it } from 'vitest';
import { seatOf, split, textId } from './values.ts';

describe('values', () => {
  it('are split into kind, id and copy', () => {
    expect(split('card:troll#a1-1')).toEqual({ kind: 'card', id: 'troll', copy: 'a1-1' });
    expect(split('pass')).toEqual({ kind: 'pass', id: '', copy: '' });
  });
  it('have the text ids of text.py', () => {
    expect(textId('card:troll#a1-1')).toBe('card-troll');
    expect(textId('pass')).toBe('do-pass');
  });
  it('name seats', () => {
    expect(seatOf('seat:2')).toBe(2);
    expect(seatOf('province:gimle')).toBeNull();
  });
});
