import type { Author, Change } from "../content-store";
import { checkedTrailer, fileNameTrailer, saveTrailer } from "../history/parse-log";

const maxNameLength = 100;
const maxMessageLength = 500;

/** The message of a save's commit: one line, and the trailers that the history reads. */
export function commitMessage({
  message,
  translationChecked,
  saveId,
  approval,
  fileName,
}: Pick<Change, "message" | "translationChecked" | "saveId" | "approval" | "fileName">): string {
  const trailers = [
    ...(translationChecked === undefined ? [] : [`${checkedTrailer}: ${oneLine(translationChecked)}`]),
    ...(saveId === undefined ? [] : [`${saveTrailer}: ${oneLine(saveId)}`]),
    ...(fileName === undefined ? [] : [`${fileNameTrailer}: ${shortened(oneLine(fileName), maxNameLength)}`]),
    ...(approval === undefined
      ? []
      : [
          `Asked-By: ${authorName({ name: approval.askedBy })}`,
          `Approved-By: ${authorName({ name: approval.approvedBy })}`,
        ]),
  ];
  const subject = shortened(oneLine(message), maxMessageLength) || "Save";
  return [subject, ...(trailers.length === 0 ? [] : ["", ...trailers]), ""].join("\n");
}

/** A name as git accepts it: one line, without the characters that git strips or that delimit a name. */
export function authorName({ name }: Author): string {
  const line = oneLine(name.replace(/[<>]/g, " "));
  return shortened(line.replace(/^[\s.,:;"'\\]+|[\s.,:;"'\\]+$/g, ""), maxNameLength) || "Staff";
}

/** An author's own address, or that of all staff where there is none that git accepts. */
export function authorEmail({ email = "" }: Author): string {
  return emailPattern.test(email) ? email : staffEmail;
}
const emailPattern = /^[^\s<>\p{C}]+@[^\s<>\p{C}]+$/u;
const staffEmail = "staff@website.invalid";

function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

function shortened(text: string, length: number): string {
  return Array.from(text).slice(0, length).join("").trim();
}
