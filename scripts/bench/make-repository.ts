import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { rootDir } from "../../api/support/root-dir";

/** The years over which generated items are spread. */
const years = [2026, 2025, 2024] as const;
const paragraphs = 4;
const english =
  "Members and guests meet for an evening of short talks, questions and conversation over light food near the station. ";
const japanese = "会員とゲストが駅の近くに集まり、短い講演と質疑応答、軽食を囲んでの交流を楽しむ夕べです。";

/**
 * Makes a git repository of generated items in `content`, in one commit and one pack; `site` adds the texts of the
 * sample content, its events and news only where none are generated.
 */
export function makeRepository(folder: string, items: number, { site = false } = {}): void {
  const [from, to] = [join(rootDir, "fixtures", "content"), join(folder, "content")];
  const leftOut = items > 0 ? [join(from, "events"), join(from, "news")] : [];
  if (site) cpSync(from, to, { recursive: true, filter: (path) => !leftOut.includes(path) });
  for (let index = 0; index < items / 2; index += 1)
    for (const { path, text } of [generatedEvent(index), generatedNews(index)]) {
      mkdirSync(dirname(join(to, path)), { recursive: true });
      writeFileSync(join(to, path), text);
    }
  git(folder, "init", "--quiet", "--initial-branch=main");
  commitAll(folder, "Generated content");
  git(folder, "repack", "-a", "-d", "--quiet");
}

/** Commits everything in a work tree. */
export function commitAll(folder: string, message: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", `--message=${message}`);
}

/** Id of the newest commit. */
export function headOf(folder: string): string {
  return execFileSync("git", ["rev-parse", "HEAD"], { cwd: folder, encoding: "utf8" }).trim();
}

/** Runs git in a work tree, as a maintainer would. */
export function git(folder: string, ...args: readonly string[]): void {
  const author = ["-c", "user.name=Bench", "-c", "user.email=bench@example.invalid", "-c", "gc.auto=0"];
  execFileSync("git", [...author, ...args], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}

/** Path in the content folder and text of a generated item, about 2 KB in both languages. */
interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The generated event of a number. */
export const generatedEvent = (index: number): GeneratedFile =>
  generated("events", "networking-night", index, (date) => [
    `title: Networking night ${String(index)}`,
    `title_jp: 交流の夕べ ${String(index)}`,
    `date: ${date}`,
    "time: 18:30 - 20:30",
    "link: https://www.example.org/events",
  ]);

/** The generated news item of a number; its serial number is the number plus one. */
export const generatedNews = (index: number): GeneratedFile =>
  generated("news", "chamber-notes", index, (date) => [
    `serial_no: ${String(index + 1)}`,
    `title: Chamber notes ${String(index)}`,
    `title_jp: 商工会便り ${String(index)}`,
    `date: ${date}`,
    "category:\n  - Notes\n  - Members",
  ]);

function generated(
  kind: string,
  name: string,
  index: number,
  fields: (date: string) => readonly string[],
): GeneratedFile {
  const year = String(years[index % years.length]);
  const [month, day] = [1 + (index % 12), 1 + (index % 28)].map((part) => String(part).padStart(2, "0"));
  const date = [year, month, day].join("-");
  return { path: `${kind}/${year}/${date}-${name}-${String(index)}.md`, text: itemText(fields(date), index) };
}

function itemText(fields: readonly string[], index: number): string {
  const body = (sentence: string) =>
    Array.from({ length: paragraphs }, (_, part) => `**${String(index)}.${String(part)}** ${sentence.repeat(2)}`).join(
      "\n\n",
    );
  return ["---", ...fields, "---", "", body(english), "", "<!-- ja -->", "", body(japanese), ""].join("\n");
}
