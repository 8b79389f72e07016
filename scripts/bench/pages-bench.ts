import { cpSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { rootDir } from "../../api/support/root-dir";
import { localisedPath } from "../../content/model/pages/page-paths";
import { languages } from "../../content/model/text/language";
import { ensureChromium } from "../test/chromium";
import type { Bench } from "./bench";
import { inFolder } from "./bench-folder";
import type { Figure, Goal } from "./figure";
import { lighthouse, type Report } from "./lighthouse";
import { makeRepository } from "./make-repository";
import { siteIsLive, startOn } from "./our-server";
import { answerTime, readPage, type Cost, type Touch } from "./page-visit";
import { median } from "./statistics";
import { amount } from "./table";

/** Less is the rounding of half pixels. */
const noShift = 0.001;

/** A public page of each template, those with most scripts first. */
const templates = [
  "/",
  "/sccj-membership",
  "/sccj-contact",
  "/sccj-events",
  "/events/2026-12-10-year-end-networking-night",
  "/sccj-news",
  "/news/2025-01-15-membership-plans/four-ways-to-become-a-member",
  "/sccj-members-directory",
  "/company/akiya2.0",
  "/sccj-about",
  "/about/sccj-president",
  "/about/sccj-officeholders",
  "/sccj-board-of-directors/1",
  "/sccj-sponsorship",
  "/sccj-terms",
  "/search",
];
/** Search engines are asked not to index it, which Lighthouse's SEO marks down. */
const unindexed = "/search";

const soon = [200, 200] as const;
const language = { path: "/sccj-terms", on: ".language-switch [hreflang=ja]", answer: "html[lang=ja]" };
const group = ".nav-toggle";
const touches: readonly Touch[] = [
  { name: "menu", path: "/sccj-terms", on: ".menu-button", answer: ".menu-button[aria-expanded=true]", atMost: soon },
  { name: "menu of home", path: "/", on: ".menu-button", answer: ".menu-button[aria-expanded=true]", atMost: soon },
  { name: "dropdown", path: "/", width: 1280, on: group, answer: `${group}[aria-expanded=true]`, atMost: soon },
  { ...language, name: "language, other page asked for", leaves: true, atMost: soon },
  { ...language, name: "language, other page painted" },
  {
    name: "carousel",
    path: "/",
    on: ".hero [data-step='1']",
    answer: ".hero .panel-dot:nth-child(2)[aria-current=true]",
    atMost: soon,
  },
  {
    name: "search",
    path: "/sccj-members-directory",
    on: "main [type=search]",
    keys: "KOP",
    answer: ".company-card[hidden]",
    atMost: soon,
  },
  {
    name: "share",
    path: "/sccj-events",
    on: "[data-action=share]",
    answer: ".share-buttons [role=status]:not(:empty)",
    atMost: soon,
  },
  {
    name: "calculator",
    path: "/sccj-membership",
    on: "input[value=student]",
    answer: ".bill-choice li",
    text: "Student",
    atMost: [1_500, 400],
  },
  {
    name: "contact form",
    path: "/sccj-contact",
    on: "textarea",
    keys: "Hello",
    answer: "[data-awake] textarea",
    text: "Hello",
  },
];

/** What the public pages cost on a slow phone, and when they answer. Scores need the command `lighthouse`. */
export const pagesBench: Bench = {
  name: "pages",
  run: ({ quick }) => inFolder((folder) => measure(folder, quick ? templates.slice(0, 3) : templates, quick ? 1 : 5)),
};

async function measure(folder: string, paths: readonly string[], rounds: number): Promise<readonly Figure[]> {
  const repository = join(folder, "repository");
  for (const list of ["events", "news"])
    cpSync(join(rootDir, "content", list), join(repository, "content", list), { recursive: true });
  makeRepository(repository, 0, { site: true });
  const server = await startOn(folder, repository, "api/main.ts");
  try {
    await siteIsLive(server);
    const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: ["--no-sandbox"] });
    try {
      return [
        ...(await pageFigures(browser, server.url, paths, rounds)),
        ...(await touchFigures(browser, server.url, rounds)),
      ];
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** Of each figure that of the page where it is worst; the others are printed. */
async function pageFigures(
  browser: Browser,
  site: string,
  paths: readonly string[],
  rounds: number,
): Promise<Figure[]> {
  const worst = new Map<string, Figure>();
  for (const language of languages)
    for (const template of paths) {
      const path = localisedPath(language, template);
      // What is sent does not vary: one reading suffices, and each takes half a minute.
      const ours = await readPage(browser, language, site + path);
      const bare = await readPage(browser, language, site + path, false);
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round += 1)
        reports.push(...(await lighthouse(site + path, language, ensureChromium(console.log))));
      const figures = [...costsOf(template, ours, bare), ...scoresOf(template, reports)];
      const found = new Set(reports.flatMap(({ pictures }) => pictures));
      const shown = [...figures.map(({ name, ours, unit }) => `${name} ${amount(ours, unit)}`), ...found];
      console.log(`  ${path}: ${shown.join(", ")}`);
      for (const figure of figures) {
        const before = worst.get(figure.name);
        if (!before || isWorse(figure, before)) worst.set(figure.name, figure);
      }
    }
  return [...worst.values()].map((figure) => ({ ...figure, name: `worst page: ${figure.name}` }));
}

const isWorse = (one: Figure, other: Figure): boolean =>
  Number.isNaN(one.ours) || (one.goal?.atLeast === undefined ? one.ours > other.ours : one.ours < other.ours);

const atMost = (limit: number): Goal => ({ of: "ours", atMost: limit });
/** The page with the carousels may take longer. */
const blocking = (template: string) =>
  template === "/" ? { name: "TBT of home", goal: atMost(150) } : { name: "TBT", goal: atMost(100) };

function costsOf(template: string, ours: Cost, bare: Cost): Figure[] {
  const baseline = { name: "no scripts", value: bare.painted };
  return [
    { name: "JavaScript", unit: "KB", ours: ours.scripts / 1024, goal: atMost(8) },
    { name: "further scripts in 10 s", unit: "", ours: ours.unasked, goal: atMost(0) },
    { name: "HTML", unit: "KB", ours: ours.html / 1024 },
    { name: "pictures", unit: "KB", ours: ours.pictures / 1024 },
    { name: "CLS to the end", unit: "", ours: ours.shift, goal: atMost(noShift) },
    { name: "LCP", unit: "ms", ours: ours.painted, baseline },
    { name: blocking(template).name, unit: "ms", ours: ours.blocked },
  ];
}

function scoresOf(template: string, reports: readonly Report[]): Figure[] {
  const of = (value: (report: Report) => number): number => median(reports.map(value));
  const score = (category: string, atLeast: number): Figure => ({
    name: `Lighthouse ${category}`,
    unit: "",
    ours: of(({ scores }) => scores[category] ?? NaN),
    goal: { of: "ours", atLeast },
  });
  const { name, goal } = blocking(template);
  return [
    score("performance", 98),
    ...["accessibility", "best-practices", ...(template === unindexed ? [] : ["seo"])].map((category) =>
      score(category, 100),
    ),
    { name: `Lighthouse ${name}`, goal, unit: "ms", ours: of(({ blocked }) => blocked) },
    { name: "Lighthouse CLS", unit: "", ours: of(({ shift }) => shift), goal: atMost(noShift) },
    { name: "Lighthouse picture audits", unit: "", ours: of(({ pictures }) => pictures.length), goal: atMost(0) },
  ];
}

async function touchFigures(browser: Browser, site: string, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const touch of touches)
    for (const [index, moment] of ["right after the first paint", "at rest"].entries()) {
      const times: (number | undefined)[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await answerTime(browser, site, touch, index === 0));
      const answers = times.filter((time) => time !== undefined);
      const limit = touch.atMost?.[index];
      figures.push({
        name: `first touch ${moment}: ${touch.name}`,
        unit: "ms",
        ours: median(answers),
        goal: limit === undefined ? undefined : atMost(limit),
        failed: times.length - answers.length,
      });
    }
  const lost = figures.reduce((sum, { failed = 0 }) => sum + failed, 0);
  return [...figures, { name: "first touches lost", unit: "", ours: lost, goal: atMost(0) }];
}
