/** The second worker of the page: bots, hints, previews, reviews. It may be ended at any time. */
import { startPython } from './python.ts';

interface Thinker {
  do(text: string): Promise<string>;
}

interface Start {
  base: string;
  packs: Record<string, string>;
  port: MessagePort;
}

onmessage = ({ data: { base, packs, port } }: MessageEvent<Start>) => {
  const thinker = startPython(base, packs).then((python) => {
    const { Thinker } = python.module('meadhall.page.thinker') as {
      Thinker: (need: (pack: string) => Promise<void>) => Thinker;
    };
    return Thinker((pack) => python.need(pack));
  });
  port.onmessage = async ({ data }: MessageEvent<{ id: number; text: string }>) => {
    try {
      port.postMessage({ id: data.id, text: await (await thinker).do(data.text) });
    } catch (why) {
      port.postMessage({ id: data.id, error: String(why) });
    }
  };
};
