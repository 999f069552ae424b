import { api } from '../api/http.ts';
import { router } from '../lib/router.svelte.ts';
import type { Live } from './live.svelte.ts';

/** May something be tried out from here? It shows no more than hints do, and no hand to the next at the device. */
export const mayTry = (live: Live): boolean =>
  live.handOver === null &&
  live.seat !== null &&
  live.seat.seat !== null &&
  live.info?.status === 'running' &&
  live.info.previews === 'all' &&
  live.lesson === null;

/** On to a world that might be. */
export async function tryOut(live: Live): Promise<void> {
  if (!mayTry(live) || !live.info) return;
  router.go(`/table/${(await api.tryOut(live.info.id, live.seat?.seat ?? 0)).id}`);
}
