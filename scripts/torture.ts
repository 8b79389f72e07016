import { argv, exit, stdout } from "node:process";
import { parseArgs } from "node:util";
import { crashFigures, interleavingFigures } from "./torture/torture-runs";

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    kills: { type: "string", default: "1000" },
    interleavings: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
  },
});

/** `npm run torture -- --kills 1000 --interleavings 200 --seed 1`: prints figures, ends with 1 when anything was lost. */
async function main(): Promise<void> {
  const seed = Number(values.seed);
  const told = (line: object) => void stdout.write(`${JSON.stringify(line)}\n`);
  const crash = await crashFigures(Number(values.kills), seed, told);
  const interleaving = await interleavingFigures(Number(values.interleavings), seed, told);
  exit(crash.good && interleaving.good ? 0 : 1);
}

void main();
