import process from "node:process";
import { chromium, type Browser } from "playwright-core";
import { installedChromium } from "../../scripts/test/chromium";
import { startedProduct } from "./started-product";

/** What every Chromium of the tests is started with. */
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No page stays open long enough to earn back what optimising its scripts takes (decision 026).
  "--js-flags=--no-maglev --no-turbofan",
  // A window takes one process, not another for the empty page that it opens with.
  "--renderer-process-limit=1",
];

/** The message with which jest ends a worker (CHILD_MESSAGE_END of jest-worker). */
const endOfWorker = 2;

let started: Promise<Browser> | undefined;

/** The browser of this process, started at the first call. It has a clipboard of its own, hence one a worker. */
export function startedBrowser(patienceMs: number): Promise<Browser> {
  started ??= startBrowser(patienceMs);
  return started;
}

/** Closes the browser of this process, if there is one. */
export async function stopBrowser(): Promise<void> {
  await (await started)?.close();
}

function startBrowser(patienceMs: number): Promise<Browser> {
  // A worker ends when nothing runs in it any more, and a browser runs until it is stopped.
  process.on("message", (message) => {
    if (Array.isArray(message) && message[0] === endOfWorker) process.exit();
  });
  process.once("disconnect", () => process.exit());
  return chromium.launch({
    executablePath: installedChromium(),
    args: [...flags, publicAddress()],
    timeout: patienceMs,
    // A signal ends jest at once; the browser ends with it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Passkeys and links of mails count at the address that visitors see: here it leads to the product of this worker. */
function publicAddress(): string {
  const { url, publicUrl } = startedProduct();
  return `--host-resolver-rules=MAP ${new URL(publicUrl).host} ${new URL(url).host}`;
}
