import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { takeBuildLock } from "../../api/publish/build-lock";
import { bin, rootDir } from "../run-step";

/** One build of the site. */
export interface BuildFigures {
  readonly seconds: number;
  /** Largest resident memory of Gatsby's main process, in MB. */
  readonly peakMegabytes: number;
}

/** Gzipped bytes a first visit to a page loads, without pictures. */
export interface PageBytes {
  readonly html: number;
  readonly javaScript: number;
}

export interface SiteFigures {
  readonly cold: BuildFigures;
  readonly warmUnchanged: BuildFigures;
  readonly warmOneEdit: BuildFigures;
  readonly home: PageBytes;
}

const megabyte = 1024;
const sampleMs = 200;

/** Builds this checkout's site cold, warm and warm with one edit, one after the other, and weighs the home page. */
export async function benchBuild(): Promise<SiteFigures> {
  const release = await takeBuildLock(rootDir, new AbortController().signal, () =>
    console.log("Waiting for another build …"),
  );
  const folder = join(rootDir, ".build", "bench-content");
  try {
    copyContent(folder);
    for (const cache of [".cache", "public"]) rmSync(join(rootDir, cache), { recursive: true, force: true });
    const cold = await build(folder);
    const warmUnchanged = await build(folder);
    const news = join(folder, "news", "2026");
    const file = join(news, readdirSync(news)[0] ?? "");
    writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, "title: Edited for the benchmark"));
    const warmOneEdit = await build(folder);
    return { cold, warmUnchanged, warmOneEdit, home: weigh("index.html") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await release();
  }
}

function copyContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const copy = (from: string, to: string): void => {
    mkdirSync(to, { recursive: true });
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      if (entry.isDirectory()) {
        if (entry.name !== "model") copy(join(from, entry.name), join(to, entry.name));
      } else writeFileSync(join(to, entry.name), readFileSync(join(from, entry.name)));
    }
  };
  copy(join(rootDir, "content"), folder);
}

async function build(contentDir: string): Promise<BuildFigures> {
  const input = {
    contentDir,
    commit: null,
    publicUrl: "http://localhost:8000",
    builtOn: "2026-11-21",
    gtagId: null,
    captchaSiteKey: null,
    contact: null,
  };
  writeFileSync(join(rootDir, ".build", "input.json"), JSON.stringify(input));
  const started = performance.now();
  const child = spawn(
    "env",
    ["CI=true", "NODE_ENV=production", "GATSBY_TELEMETRY_DISABLED=1", bin("gatsby"), "build"],
    {
      cwd: rootDir,
      stdio: "ignore",
    },
  );
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, residentPeak(child.pid))), sampleMs);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`gatsby build ended with ${String(code)}`);
  return { seconds: (performance.now() - started) / 1000, peakMegabytes: peak / megabyte };
}

/** VmHWM in KB, 0 where the system has no /proc. */
function residentPeak(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function weigh(page: string): PageBytes {
  const html = readFileSync(join(rootDir, "public", page), "utf8");
  const scripts = new Set([...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map((match) => match[1] ?? ""));
  // Browsers that know modules leave `nomodule` scripts alone.
  for (const [, source] of html.matchAll(/<script[^>]+src="\/([^"]+)"[^>]*nomodule/gi)) scripts.delete(source ?? "");
  const javaScript = [...scripts].reduce(
    (sum, script) => sum + gzipSync(readFileSync(join(rootDir, "public", script))).length,
    0,
  );
  return { html: gzipSync(html).length, javaScript };
}
