import type { Page } from "playwright-core";
import { standardTime } from "../product/clock";
import { isReady } from "./open-page";

/** Timers that run late are called once: longer steps would miss what happens in between. */
const longestStep = 2000;
/** Gatsby starts React in a timer. */
const startStep = 50;

/** Opens a page in which time stands still until `pass` lets some go by. The page is ready for use. */
export async function openFrozen(page: Page, path: string, time = standardTime): Promise<void> {
  await page.clock.install({ time });
  await page.clock.pauseAt(new Date(Date.parse(time) + 1000));
  await page.goto(path);
  while (!(await page.evaluate(isReady))) await page.clock.runFor(startStep);
  // What a page does at once after its first rendering has then happened as well.
  await page.clock.runFor(startStep);
}

/** Lets so many milliseconds go by in the page, and waits until it shows what they have changed. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= longestStep) await page.clock.runFor(Math.min(left, longestStep));
  await rendered(page);
}

/** Resolves once React has rendered the results of the page's last events and timers. */
export async function rendered(page: Page): Promise<void> {
  // React works off its queue in messages, which the frozen clock leaves alone; two of ours come behind it.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  });
}
