import type { Browser } from "playwright-core";
import { languages } from "../../content/model/text/language";
import { publicPaths } from "../../e2e/support/public-pages";
import { lineOf, timeFigure, type Bench, type Figure } from "./figure";
import { compare } from "./measure";
import { answerTime, bytesOf, withBrowser } from "./page-visit";
import { withProduct } from "./product";
import { helloTouch, touches, type Touch } from "./touches";

/** What the public pages send to a slow phone, and when they answer a first touch. */
export const pagesBench: Bench = {
  name: "pages",
  sizes: [],
  measure: (folder, items, quick) =>
    withProduct(folder, items, ({ url }) =>
      withBrowser(async (browser, hello) => [
        ...(await pageFigures(browser, url, quick ? 3 : undefined)),
        ...(await touchFigures(browser, url, hello, quick ? 1 : 5)),
      ]),
    ),
};

/** Of each kind of bytes those of the page that sends most; the others are printed. */
async function pageFigures(browser: Browser, site: string, count?: number): Promise<Figure[]> {
  const most = new Map<string, Figure>();
  for (const path of languages.flatMap((language) => publicPaths(language).slice(0, count))) {
    const { html, scripts, pictures } = await bytesOf(browser, site + path);
    const figures: readonly Figure[] = [
      { name: "JavaScript", unit: "KB", ours: scripts / 1024, atMost: 8 },
      { name: "HTML", unit: "KB", ours: html / 1024 },
      { name: "pictures", unit: "KB", ours: pictures / 1024 },
    ];
    console.log(`  ${path}: ${figures.map(lineOf).join("; ")}`);
    for (const figure of figures) if (figure.ours > (most.get(figure.name)?.ours ?? -1)) most.set(figure.name, figure);
  }
  return [...most.values()].map((figure) => ({ ...figure, name: `worst page, ${figure.name}` }));
}

async function touchFigures(browser: Browser, site: string, hello: string, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  let lost = 0;
  for (const [index, moment] of ["right after the first paint", "at rest"].entries())
    for (const touch of touches) {
      const run = (address: string, made: Touch) => () => answerTime(browser, address, made, index === 0);
      const times = await compare(rounds, 0, run(site, touch), { name: "hello", run: run(hello, helloTouch) });
      figures.push(timeFigure(50, `first touch ${moment}, ${touch.name}`, times, (touch.atMost ?? [200, 200])[index]));
      lost += times.ours.filter((time) => time === Infinity).length;
    }
  return [...figures, { name: "first touches lost", unit: "", ours: lost, atMost: 0 }];
}
