/** The way to a hall: HTTP for requests, a WebSocket for each table. */
import type { Component } from 'svelte';
import type { Answered, Ears, Line, Way } from './way.ts';

/** What this page speaks with the server; a server of another number asks to reload. */
const PROTOCOL = 3;

async function call(method: string, path: string, body: string | null, lang: string): Promise<Answered> {
  const answer = await fetch(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, {
    method,
    ...(body === null ? {} : { headers: { 'content-type': 'application/json' }, body }),
  });
  return { ok: answer.ok, status: answer.status, text: await answer.text() };
}

function line(table: string, lang: string, ears: Ears): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(
    `${scheme}://${location.host}/api/tables/${table}/live?lang=${lang}&protocol=${PROTOCOL}`,
  );
  socket.onopen = () => ears.opened();
  socket.onmessage = (message: MessageEvent<string>) => ears.heard(JSON.parse(message.data));
  socket.onclose = (event) => ears.closed(event.code);
  return {
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

export const way: Way = {
  kind: 'hall',
  call,
  line,
  href: (path) => path,
  path: ({ pathname, hash }) => ({ path: pathname, hash }),
};

/** A hall says nothing of itself. */
export const Notice: Component<{ table: string; playing: boolean }> | null = null;
