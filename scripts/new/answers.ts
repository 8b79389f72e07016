import type { z } from "zod";
import { email } from "../../content/model/collections/fields";
import { SiteSettings } from "../../content/model/collections/site-settings";
import { faultOfMessage } from "../../content/model/problems/fault";
import { faultWords } from "../../content/model/problems/fault-words";

/** What a chamber says of itself, by the names of the options. */
export type Answers = Readonly<Record<Question, string>>;
export type Question = keyof typeof questions;
export type Given = Readonly<Partial<Record<Question, string>>>;

interface Asked {
  readonly words: string;
  readonly example: string;
  /** Undefined for the year, which is no field of text. */
  readonly schema?: z.ZodType;
}

const { name, shortName, product, city } = SiteSettings.shape;

/** In the order in which they are asked. */
export const questions = {
  "name-en": { words: "Name in English", example: "Chamber of Commerce of Our City", schema: name.shape.en },
  "name-ja": { words: "Name in Japanese", example: "○○商工会議所", schema: name.shape.ja },
  short: { words: "Short name, for both languages", example: "CCOC", schema: shortName.shape.en },
  product: { words: "Word in the addresses of pages, small letters and digits", example: "ccoc", schema: product },
  "city-en": { words: "City in English", example: "Our City", schema: city.shape.en },
  "city-ja": { words: "City in Japanese", example: "○○市", schema: city.shape.ja },
  founded: { words: "Year of foundation", example: "2024" },
  email: { words: "E-mail address", example: "office@chamber.example", schema: email },
} as const satisfies Readonly<Record<string, Asked>>;

export const questionNames = Object.keys(questions) as readonly Question[];

/** For `parseArgs`. */
export const options = Object.fromEntries(questionNames.map((question) => [question, { type: "string" }])) as Record<
  Question,
  { readonly type: "string" }
>;

/**
 * The answers, trimmed.
 * @throws Error with a line for each that is missing or cannot be
 */
export function answersOf(given: Given, now: Date): Answers {
  const faults = questionNames.flatMap((question) => {
    const fault = faultOf(question, given[question] ?? "", now);
    return fault === undefined ? [] : [`--${question} ${fault}`];
  });
  if (faults.length > 0) throw new Error(faults.join("\n  "));
  return Object.fromEntries(questionNames.map((question) => [question, given[question]?.trim()])) as Answers;
}

/** What is wrong with an answer, and an example of a good one; undefined for a good one. */
export function faultOf(question: Question, answer: string, now: Date): string | undefined {
  const { example, schema }: Asked = questions[question];
  const words = answer.trim() === "" ? "is required" : schema ? wordsOf(schema, answer.trim()) : yearFault(answer, now);
  return words === undefined ? undefined : `${words}, for example "${example}"`;
}

function wordsOf(schema: z.ZodType, answer: string): string | undefined {
  const issue = schema.safeParse(answer).error?.issues[0];
  return issue && faultWords(faultOfMessage(issue.message), "en");
}

function yearFault(answer: string, now: Date): string | undefined {
  const year = Number(answer.trim());
  const latest = now.getFullYear() + 1;
  return /^\d{4}$/.test(answer.trim()) && year >= 1500 && year <= latest
    ? undefined
    : `must be a year from 1500 to ${String(latest)}`;
}
