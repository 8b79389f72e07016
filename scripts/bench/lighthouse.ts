import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inheritedEnvironment } from "../../api/env";
import type { Language } from "../../content/model/text/language";

/** What Lighthouse says about a page on a phone. */
export interface Report {
  /** 0 to 100 by category, like `performance` and `best-practices`. */
  readonly scores: Readonly<Record<string, number>>;
  /** In ms. */
  readonly blocked: number;
  readonly shift: number;
  /** Names of its audits of pictures that find something. */
  readonly pictures: readonly string[];
}

interface LighthouseResult {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
}

const pictureAudits =
  /^(?:modern-image-formats|image-(?:delivery-insight|size-responsive|aspect-ratio)|[\w-]+-images)$/;
const longestReport = 64 * 1024 * 1024;

/** Runs the command `lighthouse`, in a browser of the language; nothing when it is not installed. */
export async function lighthouse(url: string, language: Language, chromium: string): Promise<Report[]> {
  const flags = `--chrome-flags=--headless --no-sandbox --lang=${language === "ja" ? "ja" : "en-US"}`;
  const options = { env: { ...inheritedEnvironment(), CHROME_PATH: chromium }, maxBuffer: longestReport };
  const asked = promisify(execFile)("lighthouse", [url, "--output=json", "--quiet", flags], options);
  const output = await asked.catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  });
  if (output === undefined) return [];
  const { categories, audits } = JSON.parse(output.stdout) as LighthouseResult;
  const value = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  return [
    {
      scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, (score ?? NaN) * 100])),
      blocked: value("total-blocking-time"),
      shift: value("cumulative-layout-shift"),
      pictures: Object.keys(audits).filter((name) => pictureAudits.test(name) && (audits[name]?.score ?? 1) < 1),
    },
  ];
}
