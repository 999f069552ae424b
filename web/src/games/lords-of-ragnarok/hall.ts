import type { GameHall } from '../registry.ts';
import Cover from './Cover.svelte';

export const hall: GameHall = { Cover, stage: 'turn' };
