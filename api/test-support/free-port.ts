import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { errorCode } from "../support/error-code";

/** Below the ports that systems give to connections and to servers without a port of their own: none of those takes it meanwhile. */
const lowest = 20_000;
const highest = 30_000;

/** A port of this machine that no process listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest);
  const probe = createServer();
  try {
    await once(probe.listen(port, "127.0.0.1"), "listening");
  } catch (error) {
    if (errorCode(error) === "EADDRINUSE") return freePort();
    throw error;
  }
  probe.close();
  await once(probe, "close");
  return port;
}
