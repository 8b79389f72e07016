import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";

export interface RepositoryOptions {
  /** Folder to make; must not exist or be empty. */
  readonly folder: string;
  readonly events: number;
  readonly news: number;
  /** Content folder inside the repository. */
  readonly contentFolder?: string;
  /** Years over which the items are spread, the newest first. */
  readonly years?: readonly number[];
}

const paragraphs = 4;
const english =
  "Members and guests meet for an evening of short talks, questions and conversation over light food near the station. ";
const japanese = "会員とゲストが駅の近くに集まり、短い講演と質疑応答、軽食を囲んでの交流を楽しむ夕べです。";
const committer = "Bench <bench@example.invalid> 1767225600 +0000";

/** Makes a git repository of generated items (about 2 KB each, both languages) in one commit, checked out, on branch `main`. */
export async function makeRepository({
  folder,
  events,
  news,
  contentFolder = "content",
  years = [2026, 2025, 2024],
}: RepositoryOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  await git(folder, ["init", "--quiet", "--initial-branch=main"]);
  const importer = spawn("git", ["fast-import", "--quiet"], { cwd: folder, stdio: ["pipe", "ignore", "inherit"] });
  const write = async (text: string): Promise<void> => {
    if (!importer.stdin.write(text)) await once(importer.stdin, "drain");
  };
  const message = "Generated content";
  await write(`commit refs/heads/main\ncommitter ${committer}\ndata ${String(message.length)}\n${message}\n`);
  for (let index = 0; index < events; index += 1) await write(fileCommand(contentFolder, generatedEvent(index, years)));
  for (let index = 0; index < news; index += 1) await write(fileCommand(contentFolder, generatedNews(index, years)));
  importer.stdin.end("\n");
  const [code] = (await once(importer, "close")) as [number];
  if (code !== 0) throw new Error(`git fast-import ended with ${String(code)}`);
  await git(folder, ["reset", "--quiet", "--hard", "main"]);
}

/** A generated item's path in the content folder, and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The generated event of a number. */
export function generatedEvent(index: number, years: readonly number[] = [2026]): GeneratedFile {
  const { year, day } = placeInTime(index, years);
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
export function generatedNews(index: number, years: readonly number[] = [2026]): GeneratedFile {
  const { year, day } = placeInTime(index, years);
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

function placeInTime(index: number, years: readonly number[]): { year: number; day: string } {
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

function fileCommand(contentFolder: string, { path, text }: GeneratedFile): string {
  return `M 100644 inline ${contentFolder}/${path}\ndata ${String(Buffer.byteLength(text))}\n${text}\n`;
}

async function git(folder: string, args: readonly string[]): Promise<void> {
  const child = spawn("git", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const [code] = (await once(child, "close")) as [number];
  if (code !== 0) throw new Error(`git ${args.join(" ")} ended with ${String(code)}`);
}
