// boardgame.io's server with a game of about 5 kB: `node server.cjs PORT [FOLDER]`.
// With a folder its file storage keeps the matches there, else they are in memory. Nothing is hidden in the game and anybody
// may move, which spares the server the work of hiding and of checking who it is.

const { FlatFile, Server } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);

const setup = () => ({
  moves: 0,
  places: Array.from({ length: 64 }, (_, n) => ({
    name: `place:${String(n).padStart(2, "0")}`,
    figures: [{ seat: n % 2, kind: "warrior", count: 1 }],
    token: n % 8,
  })),
});

function place({ G, playerID }, target) {
  const figure = G.places[target].figures[0];
  figure.seat = Number(playerID);
  figure.count += 1;
  G.moves += 1;
}

const game = { name: "load", setup, moves: { place }, turn: { minMoves: 1, maxMoves: 1 } };
const size = JSON.stringify(setup()).length;
if (size < 4_800 || size > 5_200) throw new Error(`the state should have about 5 kB, not ${size} bytes`);

const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [game], origins: ["*"], ...storage });
server.run({ port: Number(port), host: "127.0.0.1" });
