// Clients of our own server: each sees its own view of a game of Blood Rage for two and answers at random.

const { WebSocket } = require("ws");

const game = "blood-rage";
const seats = [{ kind: "me" }, { kind: "open" }];
const people = [{ name: "Ann" }, { name: "Bo" }];

async function ask(person, method, url, body) {
  const headers = { "content-type": "application/json", ...(person.cookie && { cookie: person.cookie }) };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  person.cookie ??= response.headers.get("set-cookie").split(";")[0];
  return response.json();
}

const any = (list) => list[Math.floor(Math.random() * list.length)];

// A part of a view laid over a view: what it names is new, and of these three what they name.
function laidOver(view, part) {
  const next = { ...view, ...part };
  for (const name of ["state", "zones", "facts"]) if (part[name]) next[name] = { ...view[name], ...part[name] };
  return next;
}

class Client {
  constructor(url, table, seat) {
    Object.assign(this, { seat, number: -1, answered: -1, asked: false, over: false, seen: () => {} });
    const headers = { cookie: people[seat].cookie };
    this.socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/live?protocol=3`, {
      headers,
      perMessageDeflate: false,
    });
    this.ready = new Promise((resolve, reject) => {
      this.socket.on("error", reject);
      this.socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.type === "refused") throw new Error(`refused: ${message.problem.sentence}`);
        if (message.type === "draft") this.choose(message);
        if (message.type !== "position") return;
        this.take(message);
        resolve();
        this.seen();
      });
    });
  }

  take({ row, decision, seats: [{ view, changes }] }) {
    view ??= changes.reduce(laidOver, this.view);
    this.view = view;
    this.number = row;
    this.decision = decision;
    this.asked = view.waiting.includes(this.seat);
    this.options = view.question?.options;
    this.set = view.question?.set;
    this.over = view.over;
    if (this.over) this.socket.close();
  }

  answer() {
    if (this.set) this.say({ type: "draft", chosen: [] });
    else this.say({ type: "answer", value: any(this.options) });
  }

  // A set grows member by member and is answered whole.
  choose({ chosen, fits, done }) {
    const step = any(done ? fits : [...fits, null]);
    if (step !== null) this.say({ type: "draft", chosen: [...chosen, step] });
    else this.say({ type: "answer", value: chosen.length ? `+${chosen.join("+")}` : "-" });
  }

  say(message) {
    this.socket.send(JSON.stringify({ seat: this.seat, decision: this.decision, ...message }));
  }
}

let known;
const introduce = (url) => Promise.all(people.map((person) => ask(person, "PUT", `${url}/api/me`, { name: person.name })));

exports.lay = async (url) => {
  await (known ??= introduce(url));
  const [ann, bo] = people;
  const { id, invitation } = await ask(ann, "POST", `${url}/api/tables`, { game, seats });
  await ask(bo, "POST", `${url}/api/tables/${id}/join`, { token: invitation.token });
  const clients = people.map((_, seat) => new Client(url, id, seat));
  await Promise.all(clients.map((client) => client.ready));
  return clients;
};
