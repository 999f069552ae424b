/** Of several tabs at one table, the one that opened it last plays its bots. When it is closed, another goes on. */

interface Held {
  mine: boolean;
  stop: AbortController;
}

/** `told`: whether this tab plays the bots of a table. Without Web Locks every tab does; the rows stay in order. */
export function holder(told: (table: string, mine: boolean) => void): (table: string) => void {
  const tables = new Map<string, Held>();
  const locks = navigator.locks as LockManager | undefined;

  const wait = (table: string, steal: boolean): void => {
    const held: Held = { mine: false, stop: new AbortController() };
    tables.set(table, held);
    const options = steal ? { steal } : { signal: held.stop.signal };
    locks!
      .request(`meadhall/${table}`, options, () => {
        held.mine = true;
        told(table, true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => {
        if (!held.mine) return; // no longer waited for
        told(table, false);
        wait(table, false);
      });
  };

  return (table) => {
    if (!locks) return told(table, true);
    const held = tables.get(table);
    if (held?.mine) return told(table, true);
    held?.stop.abort();
    wait(table, true);
  };
}
