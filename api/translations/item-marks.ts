import type { TranslationMark } from "../../content/model/api/history-answers";
import type { Collection, EntryFields } from "../../content/model/collections/collection";
import { machineNames } from "../../content/model/collections/machine-field";
import { languages, type Language } from "../../content/model/text/language";
import { collect, pairedNames, pairName, type FieldPair } from "./field-pairs";
import { metaOf, shapeOf } from "../../content/model/collections/field-meta";
import type { Lag } from "./follow-pair";

/** Path of a field -> the language that lags. */
export type Lags = ReadonlyMap<string, Lag>;

/** The marks of an entry: what is missing is seen in its fields, what lags comes from its history. */
export function entryMarks(
  collection: Collection,
  id: string,
  fields: EntryFields,
  lags: Lags,
): Record<string, TranslationMark> {
  const machine = collection.bodies ? machineNames(fields) : [];
  const marks = [...pairsOf(collection, id, fields)].flatMap(([name, pair]) => {
    const english = name === "body" ? (collection.bodies?.[0] ?? name) : name;
    const written = languages.find((language) => machine.includes(language === "ja" ? `${english}_jp` : english));
    const mark = markOf(pair, lags.get(name), written);
    return mark === undefined ? [] : [[name, mark] as const];
  });
  return Object.fromEntries(marks);
}

/** True when the entry says anything in Japanese. */
export function hasJapanese(collection: Collection, id: string, fields: EntryFields): boolean {
  return [...pairsOf(collection, id, fields).values()].some(({ ja }) => ja !== "");
}

function pairsOf(collection: Collection, id: string, fields: EntryFields): ReadonlyMap<string, FieldPair> {
  const pairs = new Map<string, FieldPair>();
  if (collection.bodies === undefined) collect(fields, "", pairs);
  else {
    const shape = shapeOf(collection.schemaOf(id));
    const isName = (name: string): boolean => shape[name] !== undefined && metaOf(shape[name]).properName === true;
    for (const name of pairedNames(collection, id))
      if (isWanted(name, fields) && !(isName(name) && textOf(fields[`${name}_jp`]) === ""))
        pairs.set(pairName(collection, name), { en: textOf(fields[name]), ja: textOf(fields[`${name}_jp`]) });
  }
  return pairs;
}

// Without a link there is no button; without a picture, or for a decorative one, nothing to describe.
function isWanted(name: string, { link, image, imageAlt }: EntryFields): boolean {
  if (name === "buttonText") return link !== undefined;
  return name !== "imageAlt" || (image !== undefined && imageAlt !== "");
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** `written`: the language whose text is a machine's. */
function markOf({ en, ja }: FieldPair, lag: Lag, written: Language | undefined): TranslationMark | undefined {
  if (en === "" && ja === "") return undefined;
  if (ja === "") return { state: "missing", language: "ja" };
  if (en === "") return { state: "missing", language: "en" };
  if (written !== undefined) return { state: "machine", language: written };
  return lag === undefined ? { state: "complete" } : { state: "outdated", ...lag };
}
