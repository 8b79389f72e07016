import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { takeBuildLock } from "../../api/publish/build-lock";
import { rootDir } from "../run-step";
import type { Bench, BenchSize } from "./bench";
import { inFolder } from "./bench-folder";
import type { Figure } from "./figure";
import { gatsbyBuild, type Build } from "./gatsby-build";
import { generatedEvent, generatedNews } from "./make-repository";
import { minimalSite } from "./minimal-site";
import { benchYears } from "./our-server";
import { pageBytes, type PageBytes } from "./page-bytes";
import { median } from "./statistics";

const publicDir = join(rootDir, "public");

/** Builds of this checkout's site beside builds of a minimal Gatsby site with the same addresses, and its pages' bytes. */
export const buildBench: Bench = {
  name: "build",
  async run({ items, quick }: BenchSize) {
    const release = await takeBuildLock(rootDir, new AbortController().signal, () =>
      console.log("Waiting for another build …"),
    );
    try {
      const figures: Figure[] = [];
      for (const count of items ?? (quick ? [100] : [100, 1000])) {
        console.log(`  building ${String(count)} items …`);
        figures.push(...(await inFolder((folder) => measure(folder, count, quick ? 1 : 3))));
      }
      return [...figures, ...weights()];
    } finally {
      await release();
    }
  },
};

interface Builds {
  readonly ours: Build;
  readonly minimal: Build;
}

async function measure(folder: string, items: number, turns: number): Promise<readonly Figure[]> {
  const content = join(folder, "content");
  makeContent(content, items);
  for (const cache of [".cache", "public"]) rmSync(join(rootDir, cache), { recursive: true, force: true });
  const first = await build(content);
  const site = minimalSite(join(folder, "minimal"), publicDir, generatedEvent(0).text);
  const cold = { ours: first, minimal: await gatsbyBuild(site.folder) };
  const unchanged = { ours: await build(content), minimal: await gatsbyBuild(site.folder) };
  const edits: Builds[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const { path, text } = generatedNews(turn, benchYears);
    writeFileSync(join(content, path), text.replace(/^title: .*$/m, `title: Edited in turn ${String(turn)}`));
    const ours = await build(content);
    site.edit(`Edited in turn ${String(turn)}`);
    edits.push({ ours, minimal: await gatsbyBuild(site.folder) });
  }
  const at = `${items.toLocaleString("en")} items (${String(site.pages)} pages)`;
  const seconds = (name: string, builds: readonly Builds[], goal?: Figure["goal"]): Figure => ({
    name: `build ${name}, ${at}`,
    unit: "s",
    ours: median(builds.map(({ ours }) => ours.seconds)),
    baseline: { name: "minimal", value: median(builds.map(({ minimal }) => minimal.seconds)) },
    ...(goal === undefined ? {} : { goal }),
  });
  return [
    seconds("cold", [cold]),
    seconds("warm, unchanged", [unchanged]),
    seconds("warm, one edit", edits, items === 1000 ? { of: "ratio", atMost: 1 } : undefined),
    {
      name: `build memory, cold, ${at}`,
      unit: "MB",
      ours: cold.ours.peakMegabytes,
      baseline: { name: "minimal", value: cold.minimal.peakMegabytes },
    },
  ];
}

/** This checkout's content with generated events and news in place of its own. */
function makeContent(folder: string, items: number): void {
  cpSync(join(rootDir, "content"), folder, {
    recursive: true,
    filter: (path) => !["model", "events", "news"].some((name) => path === join(rootDir, "content", name)),
  });
  for (let index = 0; index < items / 2; index += 1) {
    for (const { path, text } of [generatedEvent(index, benchYears), generatedNews(index, benchYears)]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
}

function build(contentDir: string): Promise<Build> {
  const input = {
    contentDir,
    commit: null,
    publicUrl: "http://localhost:8000",
    builtOn: "2026-11-21",
    gtagId: null,
    captchaSiteKey: null,
    contact: null,
  };
  mkdirSync(join(rootDir, ".build"), { recursive: true });
  writeFileSync(join(rootDir, ".build", "input.json"), JSON.stringify(input));
  return gatsbyBuild(rootDir);
}

const pages = ["", "about", "membership", "directory", "events", "news", "contact", "ja", "ja/events"];
const kinds = ["html", "css", "javaScript", "images"] as const satisfies readonly (keyof PageBytes)[];

/** What a first visit to the pages of the site that was built last loads. */
function weights(): Figure[] {
  const built = pages.map((page) => join(page, "index.html")).filter((page) => existsSync(join(publicDir, page)));
  return built.flatMap((page) => {
    const bytes = pageBytes(publicDir, page);
    return kinds.map((kind) => ({
      name: `bytes of /${dirname(page).replace(/^\.$/, "")}: ${kind}`,
      unit: "KB" as const,
      ours: bytes[kind] / 1024,
    }));
  });
}
