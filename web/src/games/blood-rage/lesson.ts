/** The guided first game. */
import type { Lesson } from '../registry.ts';
import { br } from './words.ts';

export const lesson: Lesson = {
  steps: 8,
  say: (step) => br(`learn-${step}`),
  reached: ({ events, question, seat }) => {
    const mine = events.filter((e) => e.params['seat'] === `seat:${seat}`).map((e) => e.key);
    const ended = events.some((e) => e.key === 'province-destroyed');
    if (ended && events.some((e) => e.key === 'age-begins' && e.params['age'] === 2)) return 8;
    if (mine.includes('pillage-succeeded') || mine.includes('battle-begins')) return 7;
    const invaded = mine.filter((key) => key === 'figure-invaded').length;
    if (invaded > 0) return invaded > 1 ? 6 : 5;
    if (question?.key === 'invade-place') return 4;
    if (question?.key === 'action') return 3;
    return events.some((e) => e.key === 'cards-drafted') ? 2 : 1;
  },
};
