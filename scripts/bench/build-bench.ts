import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inheritedEnvironment } from "../../api/env";
import { takeBuildLock } from "../../api/publish/build-lock";
import type { BuildInput } from "../../api/publish/build-site";
import { siteDifferences } from "../../api/publish/compare-sites";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { rootDir } from "../../api/support/root-dir";
import type { Bench, BenchSize } from "./bench";
import { inFolder } from "./bench-folder";
import type { Figure } from "./figure";
import { buildOther, buildOurs, renderOurs, type Build } from "./gatsby-build";
import { generatedEvent, generatedNews } from "./make-repository";
import { minimalSite } from "./minimal-site";
import { benchYears } from "./our-server";
import { pageBytes, type PageBytes } from "./page-bytes";
import { weighPages, weights } from "./page-weights";
import { median } from "./statistics";

const publicDir = join(rootDir, "public");
const ownContent = join(rootDir, "content");

/** Builds of this checkout's site beside builds of a minimal Gatsby site with the same addresses, and its pages' bytes. */
export const buildBench: Bench = {
  name: "build",
  async run({ items, quick }: BenchSize) {
    const release = await takeBuildLock(rootDir, new AbortController().signal, () =>
      console.log("Waiting for another build …"),
    );
    try {
      // Encodes the pictures that are not kept yet: that happens once in their life and is no part of a build's figures.
      await build(ownContent);
      const pages = weighPages(publicDir);
      const figures: Figure[] = [];
      let minimal: PageBytes | undefined;
      for (const count of items ?? (quick ? [100] : [100, 1000])) {
        const measured = await inFolder((folder) => measure(folder, count, quick ? 1 : 3));
        figures.push(...measured.figures);
        minimal = measured.minimalPage;
      }
      return [...figures, ...weights(pages, minimal)];
    } finally {
      await release();
    }
  },
};

interface Builds {
  readonly ours: Build;
  readonly minimal: Build;
}

/** After one edit: also without Gatsby's build, as a release is published and as one is checked. */
interface EditBuilds extends Builds {
  readonly whole: Build;
  readonly check: Build;
}

interface Measured {
  readonly figures: readonly Figure[];
  /** What a page of the minimal site weighs. */
  readonly minimalPage: PageBytes;
}

async function measure(folder: string, items: number, turns: number): Promise<Measured> {
  console.log(`  building ${items.toLocaleString("en")} items …`);
  const content = join(folder, "content");
  makeContent(content, items);
  for (const cache of [".cache", "public"]) rmSync(join(rootDir, cache), { recursive: true, force: true });
  const first = await build(content);
  const site = minimalSite(join(folder, "minimal"), publicDir, markdownToHtml(bodyOf(generatedNews(0).text)));
  const cold = { ours: first, minimal: await buildOther(site.folder) };
  const unchanged = { ours: await build(content), minimal: await buildOther(site.folder) };
  const edits: EditBuilds[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const { path, text } = generatedNews(turn, benchYears);
    writeFileSync(join(content, path), text.replace(/^title: .*$/m, `title: Edited in turn ${String(turn)}`));
    // Beside what was built before the edit, which nobody writes to any more, as a release. All folders stay until the end:
    // for half a minute after many files were removed, the file system makes new ones ten times as slowly.
    const folderOf = (what: string): string => join(folder, `${what}-${String(turn)}`);
    const [release, checked, rendered] = [folderOf("release"), folderOf("check"), folderOf("whole")] as const;
    cpSync(publicDir, release, { recursive: true });
    const check = await renderWhole(checked, content, release, false);
    const whole = await renderWhole(rendered, content, release, true);
    const ours = await build(content);
    for (const each of [checked, rendered]) await assertSame(join(each, "public"));
    site.edit(`Edited in turn ${String(turn)}`);
    edits.push({ ours, whole, check, minimal: await buildOther(site.folder) });
  }
  return {
    figures: figuresOf(items, site.pages, { cold, unchanged, edits }),
    minimalPage: pageBytes(join(site.folder, "public"), "/"),
  };
}

interface Series {
  readonly cold: Builds;
  readonly unchanged: Builds;
  readonly edits: readonly EditBuilds[];
}

function figuresOf(items: number, pages: number, { cold, unchanged, edits }: Series): Figure[] {
  const at = `${items.toLocaleString("en")} items (${pages.toLocaleString("en")} pages)`;
  const figure = (
    name: string,
    unit: Figure["unit"],
    builds: readonly Builds[],
    of: (build: Build) => number,
    goal?: Figure["goal"],
  ): Figure => ({
    name: `build ${name}, ${at}`,
    unit,
    ours: median(builds.map(({ ours }) => of(ours))),
    baseline: { name: "minimal", value: median(builds.map(({ minimal }) => of(minimal))) },
    ...(goal === undefined ? {} : { goal }),
  });
  const times = (name: string, builds: readonly Builds[], goal?: Figure["goal"]): Figure[] => [
    figure(name, "s", builds, ({ seconds }) => seconds, goal),
    figure(`${name}, processor time`, "s", builds, ({ processorSeconds }) => processorSeconds),
  ];
  const wholes = edits.map(({ whole, minimal }) => ({ ours: whole, minimal }));
  const checks = edits.map(({ check, minimal }) => ({ ours: check, minimal }));
  const goal: Figure["goal"] = items === 1000 ? { of: "ratio", atMost: 1 } : undefined;
  const memory = ({ peakMegabytes }: Build): number => peakMegabytes;
  return [
    ...times("cold", [cold]),
    ...times("warm, unchanged", [unchanged]),
    ...times("warm, one edit", edits, goal),
    ...times("after one edit, rendered whole", wholes, goal),
    ...times("after one edit, rendered whole, every page anew", checks),
    figure("cold, peak memory", "MB", [cold], memory),
    figure("warm, one edit, peak memory", "MB", edits, memory),
    figure("after one edit, rendered whole, peak memory", "MB", wholes, memory),
  ];
}

/** The English and the Japanese body of a generated file. */
const bodyOf = (text: string): string => text.replace(/^---\n[^]*?\n---\n/, "");

/** This checkout's content with generated events and news in place of its own. */
function makeContent(folder: string, items: number): void {
  cpSync(ownContent, folder, {
    recursive: true,
    filter: (path) => !["model", "events", "news"].some((name) => path === join(ownContent, name)),
  });
  for (let index = 0; index < items / 2; index += 1) {
    for (const { path, text } of [generatedEvent(index, benchYears), generatedNews(index, benchYears)]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
}

const inputOf = (contentDir: string): BuildInput => ({
  contentDir,
  commit: null,
  publicUrl: "http://localhost:8000",
  builtOn: "2026-11-21",
  gtagId: null,
  captchaSiteKey: null,
  contact: null,
});

function build(contentDir: string): Promise<Build> {
  mkdirSync(join(rootDir, ".build"), { recursive: true });
  writeFileSync(join(rootDir, ".build", "input.json"), JSON.stringify(inputOf(contentDir)));
  return buildOurs();
}

/** By the renderer that the last build left, whose site is kept in `siteFolder`. */
function renderWhole(folder: string, contentDir: string, siteFolder: string, takesOver: boolean): Promise<Build> {
  return renderOurs({
    rootDir,
    folder,
    environment: inheritedEnvironment(),
    input: inputOf(contentDir),
    rendererFolder: join(rootDir, ".build", "renderer"),
    siteFolder,
    takesOver,
  });
}

/** What is quick must also be right: Gatsby built the same content. */
async function assertSame(rendered: string): Promise<void> {
  const differences = await siteDifferences(publicDir, rendered);
  if (differences.length > 0) throw new Error(`Rendered otherwise than Gatsby built it: ${differences.join(", ")}`);
}
