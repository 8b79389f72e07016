import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { takeBuildLock } from "../../api/publish/build/build-site";
import type { BuildInput } from "../../content/model/api/build-input";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { rootDir } from "../../api/support/root-dir";
import type { Bench, BenchSize } from "./bench";
import { inFolder } from "./bench-folder";
import type { Figure } from "./figure";
import { buildOther, buildOurs, type Build } from "./gatsby-build";
import { copySite, generatedNews, writeItems } from "./make-repository";
import { minimalSite } from "./minimal-site";
import { median } from "./statistics";

const publicDir = join(rootDir, "public");
const ownContent = join(rootDir, "content");

/** Builds of this checkout's site beside builds of a minimal Gatsby site with the same addresses. */
export const buildBench: Bench = {
  name: "build",
  async run({ items, quick }: BenchSize) {
    const release = await takeBuildLock(rootDir, new AbortController().signal, console.log);
    try {
      // Encodes the pictures that are not cached yet: it happens once per picture and is no part of a build's figures.
      await build(ownContent);
      const figures: Figure[] = [];
      for (const count of items ?? (quick ? [100] : [100, 1000])) {
        figures.push(...(await inFolder((folder) => measure(folder, count, quick ? 1 : 3))));
      }
      return figures;
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
  console.log(`  building ${items.toLocaleString("en")} items …`);
  const content = join(folder, "content");
  copySite(content);
  writeItems(content, items);
  for (const cache of [".cache", "public"]) rmSync(join(rootDir, cache), { recursive: true, force: true });
  const first = await build(content);
  const site = minimalSite(join(folder, "minimal"), publicDir, markdownToHtml(bodyOf(generatedNews(0).text)));
  const cold = { ours: first, minimal: await buildOther(site.folder) };
  const unchanged = { ours: await build(content), minimal: await buildOther(site.folder) };
  const edits: Builds[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const { path, text } = generatedNews(turn);
    writeFileSync(join(content, path), text.replace(/^title: .*$/m, `title: Edited in turn ${String(turn)}`));
    const ours = await build(content);
    site.edit(`Edited in turn ${String(turn)}`);
    edits.push({ ours, minimal: await buildOther(site.folder) });
  }
  return figuresOf(items, site.pages, { cold, unchanged, edits });
}

interface Series {
  readonly cold: Builds;
  readonly unchanged: Builds;
  readonly edits: readonly Builds[];
}

function figuresOf(items: number, pages: number, { cold, unchanged, edits }: Series): Figure[] {
  const at = `${items.toLocaleString("en")} items (${pages.toLocaleString("en")} pages)`;
  const figure = (
    name: string,
    unit: Figure["unit"],
    builds: readonly Builds[],
    of: (build: Build) => number,
  ): Figure => ({
    name: `build ${name}, ${at}`,
    unit,
    ours: median(builds.map(({ ours }) => of(ours))),
    baseline: { name: "minimal", value: median(builds.map(({ minimal }) => of(minimal))) },
  });
  const times = (name: string, builds: readonly Builds[]): Figure[] => [
    figure(name, "s", builds, ({ seconds }) => seconds),
    figure(`${name}, processor time`, "s", builds, ({ processorSeconds }) => processorSeconds),
  ];
  const memory = ({ peakMegabytes }: Build): number => peakMegabytes;
  return [
    ...times("cold", [cold]),
    ...times("warm, unchanged", [unchanged]),
    ...times("warm, one edit", edits),
    figure("cold, peak memory", "MB", [cold], memory),
    figure("warm, one edit, peak memory", "MB", edits, memory),
  ];
}

/** The English and the Japanese body of a generated file. */
const bodyOf = (text: string): string => text.replace(/^---\n[^]*?\n---\n/, "");

const inputOf = (contentDir: string): BuildInput => ({
  contentDir,
  commit: null,
  publicUrl: "http://localhost:8000",
  builtOn: "2026-11-21",
  gtagId: null,
  captchaSiteKey: null,
  contact: null,
  // As in the publisher's builds: pictures for sharing are drawn after the build.
  drawsLater: true,
});

function build(contentDir: string): Promise<Build> {
  mkdirSync(join(rootDir, ".build"), { recursive: true });
  writeFileSync(join(rootDir, ".build", "input.json"), JSON.stringify(inputOf(contentDir)));
  return buildOurs();
}
