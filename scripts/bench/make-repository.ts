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
 * Makes a git repository of generated items in `content`, in one commit and one pack; `site` adds this site's own texts,
 * `companies` as many generated member companies.
 */
export function makeRepository(folder: string, items: number, { site = false, companies = 0 } = {}): void {
  if (site) copySite(join(folder, "content"));
  writeItems(join(folder, "content"), items);
  for (let index = 0; index < companies; index += 1)
    writeFileSync(join(folder, "content", "companies", `${companySlug(index)}.md`), companyText(index));
  git(folder, "init", "--quiet", "--initial-branch=main");
  commitAll(folder, "Generated content");
  git(folder, "repack", "-a", "-d", "--quiet");
}

/** Commits everything in a work tree, as a maintainer would. */
export function commitAll(folder: string, message: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", `--message=${message}`);
}

/** Id of the newest commit. */
export function headOf(folder: string): string {
  return execFileSync("git", ["rev-parse", "HEAD"], { cwd: folder, encoding: "utf8" }).trim();
}

function git(folder: string, ...args: readonly string[]): void {
  const author = ["-c", "user.name=Bench", "-c", "user.email=bench@example.invalid", "-c", "gc.auto=0"];
  execFileSync("git", [...author, ...args], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}

/** Copies this checkout's content without its model, events and news. */
export function copySite(to: string): void {
  const from = join(rootDir, "content");
  const leftOut = ["model", "events", "news"].map((name) => join(from, name));
  cpSync(from, to, { recursive: true, filter: (path) => !leftOut.includes(path) });
}

/** Writes generated items, half of them events, about 2 KB each in both languages. */
export function writeItems(contentFolder: string, items: number): void {
  for (let index = 0; index < items / 2; index += 1)
    for (const { path, text } of [generatedEvent(index), generatedNews(index)]) {
      mkdirSync(dirname(join(contentFolder, path)), { recursive: true });
      writeFileSync(join(contentFolder, path), text);
    }
}

/** A generated item's path in the content folder, and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The generated event of a number. */
export function generatedEvent(index: number): GeneratedFile {
  const { year, day } = placeInTime(index);
  const fields = [
    `title: Networking night ${String(index)}`,
    `title_jp: 交流の夕べ ${String(index)}`,
    `date: ${day}`,
    "time: 18:30 - 20:30",
    "link: https://www.example.org/events",
  ];
  return { path: `events/${String(year)}/${day}-networking-night-${String(index)}.md`, text: itemText(fields, index) };
}

/** The generated news item of a number; its serial number is the number plus one. */
export function generatedNews(index: number): GeneratedFile {
  const { year, day } = placeInTime(index);
  const fields = [
    `serial_no: ${String(index + 1)}`,
    `title: Chamber notes ${String(index)}`,
    `title_jp: 商工会便り ${String(index)}`,
    `date: ${day}`,
    "category:",
    "  - Notes",
    "  - Members",
  ];
  return { path: `news/${String(year)}/${day}-chamber-notes-${String(index)}.md`, text: itemText(fields, index) };
}

/** The address of a generated company. */
export const companySlug = (index: number): string => `company-${String(index)}`;

function companyText(index: number): string {
  const fields = [
    // Behind those of this site's own companies.
    `id: ${String(1_000 + index)}`,
    `name: Company ${String(index)}`,
    `name_jp: 会社${String(index)}`,
    "description: Trade between two countries",
    "description_jp: 両国間の貿易",
    "location: Tokyo",
    "location_jp: 東京",
    "logoImg: /media/companies/kopiya.png",
    "link: https://www.example.org/",
  ];
  return itemText(fields, index);
}

function placeInTime(index: number): { year: number; day: string } {
  const year = years[index % years.length] ?? 2026;
  const month = String(1 + (index % 12)).padStart(2, "0");
  return { year, day: `${String(year)}-${month}-${String(1 + (index % 28)).padStart(2, "0")}` };
}

function itemText(fields: readonly string[], index: number): string {
  const body = (sentence: string) =>
    Array.from({ length: paragraphs }, (_, part) => `**${String(index)}.${String(part)}** ${sentence.repeat(2)}`).join(
      "\n\n",
    );
  return ["---", ...fields, "---", "", body(english), "", "<!-- ja -->", "", body(japanese), ""].join("\n");
}
