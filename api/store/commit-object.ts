import type { Author } from "./content-store";
import { gitObject, type GitObject } from "./git-objects";

export interface CommitParts {
  readonly tree: string;
  /** One for a save, two for a join, none for a commit that stands alone. */
  readonly parents: readonly string[];
  readonly author: Author;
  readonly message: string;
  /** Lines `Key: value` at the end of the message. */
  readonly trailers?: readonly string[];
  readonly at: Date;
}

// Nobody's address: names of people are wanted in the history, their addresses are not.
const staffEmail = "staff@website.invalid";
const product = "Website <website@website.invalid>";
const unnamed = "Staff";
const maxNameLength = 100;
const maxMessageLength = 500;

/** The commit of a save: the person is its author, the product its committer. */
export function commitObject({ tree, parents, author, message, trailers = [], at }: CommitParts): GitObject {
  const time = `${Math.floor(at.getTime() / 1000)} +0000`;
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${authorName(author.name)} <${staffEmail}> ${time}`,
    `committer ${product} ${time}`,
    "",
    commitMessage(message),
    ...(trailers.length === 0 ? [] : ["", ...trailers.map(commitMessage)]),
    "",
  ];
  return gitObject("commit", lines.join("\n"));
}

/** A name as git can keep it: one line without the characters that end a name. */
export function authorName(name: string): string {
  const line = oneLine(name.replace(/[<>]/g, " "));
  // Git itself strips these from the ends of a name.
  const stripped = line.replace(/^[\s.,:;"'\\]+|[\s.,:;"'\\]+$/g, "");
  return Array.from(stripped).slice(0, maxNameLength).join("").trim() || unnamed;
}

/** A message of one line. */
export function commitMessage(message: string): string {
  return Array.from(oneLine(message)).slice(0, maxMessageLength).join("").trim() || "Save";
}

function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}
