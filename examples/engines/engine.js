// An engine in JavaScript that searches: it tries every move in some imagined worlds and plays each on by habit.
// Name it cmd:node engine.js, or cmd:node engine.js 20 for twenty worlds.
const worlds = Number(process.argv[2] || 6);
const lines = require("node:readline").createInterface({ input: process.stdin })[Symbol.asyncIterator]();

const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const read = async () => {
  const { value, done } = await lines.next();
  if (done) process.exit(0); // the host is gone
  return JSON.parse(value);
};
const call = async (message) => {
  send(message);
  return read();
};

async function think(ask) {
  const totals = ask.moves.map(() => 0);
  const end = Date.now() + ask.time / 2;
  for (let seed = 0; seed < worlds && Date.now() < end; seed++) {
    const { world } = await call({ type: "world", seed }); // a number: the world itself stays with the host
    for (let i = 0; i < ask.moves.length; i++) {
      await call({ type: "play", world, seat: ask.seat, move: ask.moves[i].move });
      totals[i] += (await call({ type: "playout", world, seed, rounds: 1 })).values[ask.seat];
      await call({ type: "undo", world });
    }
    await call({ type: "drop", world });
  }
  return ask.moves[totals.indexOf(Math.max(...totals))].move;
}

(async () => {
  for (;;) {
    const said = await read();
    if (said.type === "hello") send({ type: "hello", name: "flat Monte Carlo, in JavaScript", wants: [] });
    if (said.type === "ask") send({ type: "move", id: said.id, move: await think(said) });
  }
})();
