// Clients of boardgame.io, speaking its protocol over socket.io: the whole state comes with every move of anybody.

const { io } = require("socket.io-client");

const MOVES = 90; // about as many as a random game of ours has
const name = "load";
let matches = 0;

class Client {
  constructor(url, match, player) {
    Object.assign(this, { match, player, number: -1, answered: -1, asked: false, over: false, seen: () => {} });
    this.socket = io(`${url}/${name}`, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.ready = new Promise((resolve, reject) => {
      this.socket.on("connect_error", reject);
      this.socket.on("connect", () => this.socket.emit("sync", match, player, undefined, 2));
      this.socket.on("sync", (_match, { state }) => {
        this.take(state);
        resolve();
      });
    });
    this.socket.on("update", (_match, state) => {
      this.take(state);
      this.seen();
    });
  }

  take(state) {
    this.number = this.decision = state._stateID;
    this.asked = state.ctx.currentPlayer === this.player;
    this.over = this.number >= MOVES;
    if (this.over) this.socket.disconnect();
  }

  answer() {
    const payload = { type: "place", args: [Math.floor(Math.random() * 64)], playerID: this.player };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.number, this.match, this.player);
  }
}

exports.lay = async (url) => {
  const match = `match-${process.pid}-${(matches += 1)}`;
  const clients = [];
  for (const player of ["0", "1"]) {
    const client = new Client(url, match, player);
    await client.ready;
    clients.push(client);
  }
  return clients;
};
