import { chromium, type BrowserServer } from "playwright-core";
import { ensureChromium } from "../../scripts/test/chromium";

/** What every Chromium of the tests is started with. */
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let started: readonly BrowserServer[] = [];

/** Starts so many browsers; resolves with their addresses. Each has a clipboard of its own, hence one a worker. */
export async function startBrowsers(count: number): Promise<readonly string[]> {
  const executablePath = ensureChromium((line) => console.log(line));
  const launch = (): Promise<BrowserServer> => chromium.launchServer({ executablePath, args: flags });
  started = await Promise.all(Array.from({ length: count }, launch));
  return started.map((browser) => browser.wsEndpoint());
}

/** Closes the browsers that this process has started. */
export async function stopBrowsers(): Promise<void> {
  await Promise.all(started.map((browser) => browser.close()));
}
