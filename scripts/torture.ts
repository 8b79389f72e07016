import { argv, exit, stdout } from "node:process";
import { parseArgs } from "node:util";
import { hasCaddy } from "./deploy/shipped-proxy";
import { attackFigures } from "./torture/attacks/attack-runs";
import { startBehindCaddy, startService } from "./torture/attacks/attacked-process";
import { ownRun } from "./test/own-run.cjs";
import { siteFigures } from "./torture/site-runs";
import { crashFigures, interleavingFigures, replicaFigures, startFigures } from "./torture/torture-runs";

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    kills: { type: "string", default: "1000" },
    interleavings: { type: "string", default: "200" },
    replicaSaves: { type: "string", default: "200" },
    startKills: { type: "string", default: "20" },
    startItems: { type: "string", default: "4000" },
    seed: { type: "string", default: "1" },
    sites: { type: "string", default: "0" },
    attacks: { type: "boolean", default: false },
    "through-caddy": { type: "boolean", default: false },
  },
});

/**
 * `npm run torture -- --kills 1000 --interleavings 200 --replicaSaves 200 --seed 1`: prints figures, ends with 1 when
 * anything was lost. A number of 0 leaves that part out. `--startKills 20 --startItems 4000` kills first starts, builds, switches of
 * releases and prepared changes, and ends with a low limit of open files: 20 to 40 minutes on two cores. `npm run torture -- --attacks` attacks instead: logins, inbox,
 * slow readers, uploads (docs/security.md), and ends with 1 when a limit was missed; with `--through-caddy` the service
 * runs behind the shipped proxy configuration. `npm run torture -- --sites 25 --seed 1` makes so many sites of any contents instead,
 * looks at every page in Chromium, and ends with 1 when one has a fault: the line of its seed has the smallest.
 */
async function main(): Promise<void> {
  if (values.attacks) {
    if (values["through-caddy"] && !hasCaddy()) {
      stdout.write("Skipped: Caddy is not installed (Debian: apt-get install caddy).\n");
      return;
    }
    const start = values["through-caddy"] ? startBehindCaddy : startService;
    const { good } = await attackFigures(start, (line) => void stdout.write(`${line}\n`));
    exit(good ? 0 : 1);
  }
  const seed = Number(values.seed);
  const print = (line: object) => void stdout.write(`${JSON.stringify(line)}\n`);
  const sites = Number(values.sites);
  if (sites > 0) exit((await siteFigures(sites, seed, print)).good ? 0 : 1);
  const crash = await crashFigures(Number(values.kills), seed, print);
  const interleaving = await interleavingFigures(Number(values.interleavings), seed, print);
  const replicas = await replicaFigures(Number(values.replicaSaves), seed, print);
  const starts = await startFigures(Number(values.startKills), Number(values.startItems), seed, print);
  exit([crash, interleaving, replicas, starts].every(({ good }) => good) ? 0 : 1);
}

ownRun();
void main();
