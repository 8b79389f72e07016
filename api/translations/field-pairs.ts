import { createHash } from "node:crypto";
import { parseItemFile } from "../../content/model/front-matter/item-file";

/** The fields that exist in both languages. */
export const pairedFields = ["title", "body", "buttonText", "imageAlt"] as const;
export type PairedField = (typeof pairedFields)[number];

/** A field's text in both languages, "" where there is none; long texts as their hash. */
export interface FieldPair {
  readonly en: string;
  readonly ja: string;
}

export type FieldPairs = Readonly<Record<PairedField, FieldPair>>;

const longestKept = 80;

/** What a file's text says in both languages, or undefined when it cannot be taken apart. Old files need not be valid. */
export function fieldPairs(text: string): FieldPairs | undefined {
  let parsed: ReturnType<typeof parseItemFile>;
  try {
    parsed = parseItemFile(text, "");
  } catch {
    return undefined;
  }
  if (!parsed.ok) return undefined;
  const { data, body, body_jp } = parsed.item;
  const pair = (name: string): FieldPair => ({ en: kept(data[name]), ja: kept(data[`${name}_jp`]) });
  return {
    title: pair("title"),
    body: { en: kept(body), ja: kept(body_jp) },
    buttonText: pair("buttonText"),
    imageAlt: pair("imageAlt"),
  };
}

function kept(value: unknown): string {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text.length > longestKept ? createHash("sha256").update(text).digest("base64") : text;
}
