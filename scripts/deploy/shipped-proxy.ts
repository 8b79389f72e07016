import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inheritedEnvironment } from "../../api/env";
import { freePort } from "../../api/test-support/free-port";

/** Caddy with deploy/Caddyfile, by plain http on a free port. */
export interface ShippedProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** True where Caddy is installed. */
export const hasCaddy = (): boolean => spawnSync("caddy", ["version"]).status === 0;

/** Starts Caddy; `settings` are those of the Caddyfile: `UPSTREAM` (address and port), `DATA_DIR`, `TRUSTED_PROXIES`. */
export async function startShippedProxy(settings: Readonly<Record<string, string>>): Promise<ShippedProxy> {
  const folder = mkdtempSync(join(tmpdir(), "shipped-proxy-"));
  const config = join(folder, "Caddyfile");
  writeFileSync(config, readFileSync("deploy/Caddyfile", "utf8").replace(/^\{$/m, "{\n\tadmin off"));
  const port = String(await freePort());
  const places = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const caddy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", config], {
    env: { ...inheritedEnvironment(), ...places, SITE_ADDRESS: `http://:${port}`, ...settings },
    stdio: "ignore",
  });
  const ended = once(caddy, "close");
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) await wait(50);
  return {
    url,
    async stop() {
      caddy.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
