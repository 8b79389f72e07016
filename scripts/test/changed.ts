import { execFileSync } from "node:child_process";

/** A commit that a change began with, and the files that differ from it. */
export interface ChangeSinceMain {
  readonly base: string;
  /** Paths in the checkout, also of what is not committed yet. */
  readonly files: readonly string[];
}

/**
 * What a checkout changes since `main`: on `main` itself since what the origin has of it.
 * @throws Error with the remedy where neither is known.
 */
export function changeSinceMain(folder: string): ChangeSinceMain {
  const git = (...parameters: string[]): string =>
    execFileSync("git", parameters, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  const known = (name: string): boolean => {
    try {
      git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
      return true;
    } catch {
      return false;
    }
  };
  const isOnMain = git("rev-parse", "--abbrev-ref", "HEAD") === "main";
  const main = (isOnMain ? ["origin/main", "main"] : ["main", "origin/main"]).find(known);
  if (main === undefined)
    throw new Error(
      "What has changed cannot be told: neither main nor origin/main is known in this checkout. Get it by `git fetch origin main:refs/remotes/origin/main`, or run `npm test` without --changed.",
    );
  let base: string;
  try {
    base = git("merge-base", "HEAD", main);
  } catch {
    throw new Error(
      `What has changed cannot be told: this branch and ${main} have no commit in common here. Get the whole history by \`git fetch --unshallow\`, or run \`npm test\` without --changed.`,
    );
  }
  const lines = (text: string): string[] => text.split("\0").filter((line) => line !== "");
  const differing = lines(git("diff", "--name-only", "--no-renames", "-z", base));
  return { base, files: [...differing, ...lines(git("ls-files", "--others", "--exclude-standard", "-z"))].sort() };
}

/** Tests that read what they import nothing of, so that jest cannot tell: by the paths that they read. */
const readers: readonly (readonly [read: RegExp, tests: string])[] = [
  [/^(?:package(?:-lock)?\.json|jest\.config\.cjs|tsconfig\.json|\.npmrc)$/, "."],
  [/^(?:docs\/|README\.md|\.github\/|\.ci\/|deploy\/)|\.test\.tsx?$/, "scripts/(?:test|deploy)/"],
  [/^content\/(?!model\/)/, "site/gatsby/|content/model/|site/locales/"],
  [/^(?:scripts\/[^/]+\.mjs|\.oxlintrc\.json|scripts\/lint\/)/, "scripts/"],
  [/\.css$/, "site/"],
  // Started as processes of their own.
  [/^api\/(?!.*\.test\.ts$)/, "api/(?:main|server|secrets|contract)\\.test"],
];

/** Patterns of the paths of tests that read one of these files without importing it. */
export function readersOf(files: readonly string[]): string[] {
  return readers.filter(([read]) => files.some((file) => read.test(file))).map(([, tests]) => tests);
}
