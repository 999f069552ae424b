import { describe, expect, it } from 'vitest';
import { printed, seatOf, split, textId } from './values.ts';

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

describe('a sentence', () => {
  it('has no full stop after a name that ends in an exclamation mark', () => {
    expect(printed('zagrywa: Alfheim!. Możesz dalej.')).toBe('zagrywa: Alfheim! Możesz dalej.');
    expect(printed('Kto? Ja...')).toBe('Kto? Ja...');
  });
  it('has a minus before a number that stands alone', () => {
    expect(printed('Limit kart na ręce: -1')).toBe('Limit kart na ręce: −1');
    expect(printed('2-4 graczy, BR-9.6')).toBe('2-4 graczy, BR-9.6');
  });
});
