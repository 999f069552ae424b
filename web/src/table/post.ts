/** What was sent to a table and waits for its reply, by number. */
import { Refused } from '../api/http.ts';
import type { ClientMessage, Problem } from '../api/model.ts';
import type { Line as Socket } from '../way/way.ts';
import type { Reply } from './said.ts';

interface Waiting {
  resolve: (reply?: Reply) => void;
  reject: (why: Refused) => void;
}

export class Post {
  readonly #waiting = new Map<number, Waiting>();
  #ref = 0;

  send(socket: Socket, message: ClientMessage): Promise<Reply | undefined> {
    const ref = ++this.#ref;
    return new Promise<Reply | undefined>((resolve, reject) => {
      this.#waiting.set(ref, { resolve, reject });
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  settle(ref: number | null, reply?: Reply): void {
    this.#take(ref)?.resolve(reply);
  }

  /** A refusal without a number is about whatever was sent: nothing of it will be answered. */
  refuse(ref: number | null, problem: Problem): void {
    const why = new Refused(problem, 0);
    if (ref !== null) {
      this.#take(ref)?.reject(why);
      return;
    }
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
  }

  /** The line is gone: nothing of it is answered, and nobody is to blame. */
  drop(): void {
    for (const { resolve } of this.#waiting.values()) resolve();
    this.#waiting.clear();
  }

  #take(ref: number | null): Waiting | undefined {
    if (ref === null) return undefined;
    const waiting = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    return waiting;
  }
}
