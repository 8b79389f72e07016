import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

const maxLines = 15;
const maxLineLength = 300;

/** Where site/gatsby leaves the sentence that says why a build cannot go on (site/gatsby/gatsby-api/record-failure.ts). */
const reasonFile = (rootDir: string): string => join(rootDir, ".build", "failure.txt");

/** Forgets why an earlier build failed. */
export async function forgetReason(rootDir: string): Promise<void> {
  await rm(reasonFile(rootDir), { force: true });
}

/** True when the site's own code left a reason: the build ended in an orderly way. */
export async function hasReason(rootDir: string): Promise<boolean> {
  return (await readFile(reasonFile(rootDir), "utf8").catch(() => "")).trim() !== "";
}

/**
 * Why a build failed, in at most 15 lines of 300 characters: the sentence that the site's own code left, else the errors
 * among the lines that Gatsby printed. `end` is the exit code or the signal that ended it.
 */
export async function failureReason(
  rootDir: string,
  output: readonly string[],
  end: number | string | null,
): Promise<string> {
  const sentence = await readFile(reasonFile(rootDir), "utf8").catch(() => "");
  if (sentence.trim() !== "") return bounded(sentence.trim().split("\n"));
  const errors = errorsOf(output);
  if (errors.length > 0) return bounded(errors);
  if (end === "SIGKILL")
    return "The build was stopped by the system before its end, most often because memory ran out (it needs about 1.5 GB).";
  return `The build ended with ${String(end)} and did not say why. Delete DATA_DIR/gatsby and start again.`;
}

const beginsError = /^\s*error\b/i;
const endsError = /^(?:success|info|not finished|warn(?:ing)?)\b/;
// Code frames, stacks and the remains of Gatsby's progress display.
const decoration = /^\s*(?:(?:>\s*)?\d*\s*\||- \S+:\d+ |- \S+:\d+$|at |\S+:\d+:\d+$|failed \w+ - )/;

function errorsOf(output: readonly string[]): string[] {
  const begin = output.findIndex((line) => beginsError.test(line));
  if (begin < 0) return [];
  const rest = output.slice(begin);
  return rest
    .filter((line) => line.trim() !== "" && !endsError.test(line) && !decoration.test(line))
    .map((line) => line.replace(/^\s*error\s+/i, ""));
}

function bounded(lines: readonly string[]): string {
  const shown = lines
    .slice(0, maxLines)
    .map((line) => (line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line));
  const more = lines.length - shown.length;
  return [
    ...shown,
    ...(more > 0 ? [`… and ${String(more)} more lines; \`npm run check\` lists all of them`] : []),
  ].join("\n");
}
