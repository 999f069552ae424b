/** Word to this browser although no page is open: the service worker and what the push service gives it. */
import { get, post } from '../api/http.ts';
import type { WordInfo } from '../api/model.ts';
import { prefs } from '../lib/prefs.svelte.ts';

export const possible = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register('/push.js');

/** The subscription of this browser, if it has one. */
export async function mine(): Promise<PushSubscription | null> {
  const registered = await navigator.serviceWorker.getRegistration();
  return (await registered?.pushManager.getSubscription()) ?? null;
}

/** Ask the reader, then the browser's push service; null if one of them says no. */
export async function begin(): Promise<WordInfo | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { key } = await get<{ key: string }>('/api/me/push');
  const registered = await worker();
  await navigator.serviceWorker.ready;
  let made: PushSubscription;
  try {
    made = await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (why) {
    if (why instanceof DOMException) return null;
    throw why;
  }
  const { endpoint, keys } = made.toJSON();
  return post<WordInfo>('/api/me/push', { endpoint, keys, lang: prefs.lang });
}

export async function end(): Promise<WordInfo | null> {
  const known = await mine();
  if (!known) return null;
  await known.unsubscribe();
  return post<WordInfo>('/api/me/push/stop', { endpoint: known.endpoint });
}
