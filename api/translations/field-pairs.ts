import { createHash } from "node:crypto";
import type { Collection } from "../../content/model/collections/collection";
import { fieldNames } from "../../content/model/entries/entry-file";
import { parseItemFile } from "../../content/model/front-matter/item-file";
import { parseYaml } from "../../content/model/yaml/yaml-source";

/** The words of a field in both languages, "" where there is none. */
export interface FieldPair {
  readonly en: string;
  readonly ja: string;
}

/** Path of a field -> its text in both languages: `title`, `body`, `promotion.lines.0`. */
export type FieldPairs = ReadonlyMap<string, FieldPair>;

const longestKept = 80;

/** What a file's text says in both languages, or undefined when it cannot be taken apart. Old files need not be valid. */
export function fieldPairs(collection: Collection, id: string, text: string): FieldPairs | undefined {
  try {
    return collection.bodies ? markdownPairs(collection, id, text) : yamlPairs(text);
  } catch {
    return undefined;
  }
}

/** The fields of a Markdown file that exist in both languages, with the name of the Japanese one. */
export function pairedNames(collection: Collection, id: string): readonly string[] {
  const names = new Set(fieldNames(collection, id));
  return [...names].filter((name) => names.has(`${name}_jp`));
}

/** Name of a pair: that of its field, `body` for the texts below the front matter. */
export function pairName({ bodies }: Collection, name: string): string {
  return bodies?.[0] === name ? "body" : name;
}

function markdownPairs(collection: Collection, id: string, text: string): FieldPairs | undefined {
  const parsed = parseItemFile(text, "");
  if (!parsed.ok) return undefined;
  const { data, body, body_jp } = parsed.item;
  return new Map(
    pairedNames(collection, id).map((name) => [
      pairName(collection, name),
      name === collection.bodies?.[0]
        ? { en: kept(body), ja: kept(body_jp) }
        : { en: kept(data[name]), ja: kept(data[`${name}_jp`]) },
    ]),
  );
}

function yamlPairs(text: string): FieldPairs | undefined {
  const parsed = parseYaml(text, "core");
  if (Array.isArray(parsed)) return undefined;
  const pairs = new Map<string, FieldPair>();
  collect(parsed.document.toJS(), "", pairs);
  return pairs;
}

/** Takes in every `{en, ja}` of a value. */
export function collect(value: unknown, path: string, pairs: Map<string, FieldPair>): void {
  if (typeof value !== "object" || value === null) return;
  if ("en" in value && "ja" in value) {
    pairs.set(path, { en: kept(value.en), ja: kept(value.ja) });
    return;
  }
  for (const [key, inner] of Object.entries(value)) collect(inner, path === "" ? key : `${path}.${key}`, pairs);
}

/** Letter case, width, punctuation and white space, apart from what stands within a number. */
const spelling = /[\s\p{Cf}]|(?<!\d)\p{P}|\p{P}(?!\d)/gu;

/** The address of an upload: another picture in its place leaves the words as they are. */
const upload = /\bmedia\/\d{4}\/[^\s"'()<>]+/g;

/** The words of a value: a text that is only spelt or set otherwise gives a translator nothing to do. Long ones as their hash. */
function kept(value: unknown): string {
  const text =
    typeof value === "string" ? value.trim() : value === undefined || value === null ? "" : JSON.stringify(value);
  const words = text.replace(upload, "").normalize("NFKC").toLowerCase().replace(spelling, "") || text;
  return words.length > longestKept ? createHash("sha256").update(words).digest("base64") : words;
}
