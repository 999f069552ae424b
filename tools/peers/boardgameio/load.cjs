// Live tables with two clients each at one server, ours or boardgame.io's: `node load.cjs KIND URL TABLES SECONDS PACE PID`.
// KIND names the file with the clients; PACE is answers a second and table, 0 is flat out; PID is the server's process.
//
// One process plays for everybody, the same way at both servers. All tables are laid and connected before the clock starts; a pair
// whose game ends goes on at a spare table. A client that is asked answers as soon as it has seen the position (or when its
// second has come); the clock of an answer runs from sending it until the OTHER client has the new position, parsed.
// Prints {answers_per_second, p50_ms, p99_ms, client_cpu, server_cpu}: the last two are shares of a core (Linux).

const { readFileSync } = require("node:fs");

const [kind, url, tables, seconds, pace, pid] = process.argv.slice(2).map((word, n) => (n < 2 ? word : Number(word)));
const { lay } = require(`./${kind}.cjs`);

const WARM_UP = 500;
const GAME_ANSWERS = 60; // the fewest answers that a game is good for
const FASTEST = tables === 1 ? 1_600 : 2_500; // the answers a second for which the spare tables must last

const spares = [];
const latencies = [];
let counting = false;
let answers = 0;
let began = 0;
let dry = 0;

class Pair {
  constructor() {
    this.due = performance.now() + (pace ? (Math.random() * 1000) / pace : 0);
    this.sit();
  }

  sit() {
    const clients = spares.pop();
    if (!clients) {
      dry ||= performance.now();
      return;
    }
    this.clients = clients;
    this.sent = new Map(); // number of the position that an answer leads to -> when it was sent, and by whom
    for (const client of clients) client.seen = () => this.seen(client);
    for (const client of clients) this.think(client);
  }

  seen(client) {
    const now = performance.now();
    for (const [number, answer] of this.sent) {
      if (number <= client.number && answer.by !== client) {
        this.sent.delete(number);
        answers += counting;
        if (counting) latencies.push(now - answer.at);
      }
    }
    if (client.over) {
      if (this.clients.every((each) => each.over)) this.sit();
    } else this.think(client);
  }

  think(client) {
    if (!client.asked || client.answered === client.decision) return;
    client.answered = client.decision;
    const wait = pace ? this.due - performance.now() : 0;
    if (wait > 0) setTimeout(() => this.answer(client), wait);
    else this.answer(client);
  }

  answer(client) {
    if (pace) this.due = Math.max(this.due, performance.now() - 1000 / pace) + 1000 / pace;
    let number = client.number + 1;
    while (this.sent.has(number)) number += 1; // both were asked at once
    this.sent.set(number, { at: performance.now(), by: client });
    client.answer();
  }
}

const sleep = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));

function serverSeconds() {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "").split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return NaN;
  }
}

async function main() {
  const most = (pace ? pace * tables : FASTEST) * (seconds + WARM_UP / 1000);
  const count = Math.ceil(1.25 * tables + Math.max(0, most / GAME_ANSWERS - tables));
  for (let n = 0; n < count; n += 10) {
    const laid = Array.from({ length: Math.min(10, count - n) }, () => lay(url));
    spares.push(...(await Promise.all(laid)));
  }
  for (let n = 0; n < tables; n += 1) new Pair();
  await sleep(WARM_UP + (pace ? 1000 / pace : 0));
  console.error("playing");
  const cpu = process.cpuUsage();
  const server = serverSeconds();
  began = performance.now();
  counting = true;
  await sleep(seconds * 1000);
  counting = false;
  const took = (dry || performance.now()) - began;
  const used = process.cpuUsage(cpu);
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(latencies.length * share)];
  const result = {
    answers_per_second: (answers / took) * 1000,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    client_cpu: (used.user + used.system) / 1000 / took,
    server_cpu: ((serverSeconds() - server) * 1000) / took,
  };
  console.log(JSON.stringify(result));
  process.exit(dry && dry - began < 0.9 * seconds * 1000 ? 1 : 0);
}

main();
