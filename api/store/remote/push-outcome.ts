import type { LimitedResult } from "../limited-command";

/** What became of a push. */
export type PushOutcome =
  | { readonly kind: "landed" }
  /** The branch was at another commit, maybe at the very same (the same text in the same second). Nothing was pushed. */
  | { readonly kind: "overtaken" }
  /** The remote refuses it (a hook, a protected branch). Nothing was pushed. */
  | { readonly kind: "refused"; readonly reason: string }
  /** The connection or git ended on the way: the remote may have it, or may yet get it. */
  | { readonly kind: "unknown"; readonly reason: string };

const faster =
  /\((?:stale info|fetch first|non-fast-forward|needs force|already exists|.*cannot lock ref.*|failed to update ref|.*incorrect old value.*|reference already exists)\)/i;

/** Reads the answer of `git push --porcelain` for one ref; an exit code alone proves nothing. */
export function pushOutcome({ exitCode, stdout, stderr, tooSlow }: LimitedResult, ref: string): PushOutcome {
  const [flag, , summary = ""] =
    stdout
      .split("\n")
      .map((line) => line.split("\t"))
      .find(([, refs]) => refs?.endsWith(`:${ref}`)) ?? [];
  if (flag === "!") {
    if (summary.startsWith("[remote failure]")) return { kind: "unknown", reason: summary };
    if (faster.test(summary)) return { kind: "overtaken" };
    return { kind: "refused", reason: summary.trim() };
  }
  const isDone = exitCode === 0 && /^Done$/m.test(stdout);
  if (isDone && flag === "=") return { kind: "overtaken" };
  if (isDone && (flag === " " || flag === "*" || flag === "+")) return { kind: "landed" };
  return { kind: "unknown", reason: tooSlow ? "It did not answer in time" : lastWords(stderr) };
}

/** Why a push failed, for people. */
export function refusalWords(outcome: Extract<PushOutcome, { reason: string }>): string {
  return outcome.kind === "refused" ? `It refused the push: ${outcome.reason}` : outcome.reason;
}

/** The last messages of git, without its progress. */
export function lastWords(stderr: string): string {
  const lines = stderr
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => /^(?:fatal|error|remote|ssh|Host key|Permission|Connection|kex)/i.test(line));
  return lines.slice(-3).join(" ").slice(0, 300) || "git reported no error message";
}
