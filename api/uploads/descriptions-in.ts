import type { ContentFile } from "../../content/model/entries/content-file";
import { mediaFileOf } from "../../content/model/entries/item-paths";
import type { Language } from "../../content/model/text/language";

type Descriptions = Record<Language, string[]>;
type Note = (target: unknown, language: Language, text: unknown) => void;

/** A picture or a link of a text: its words and its address. */
const link = /!?\[((?:\\.|[^[\]\\\n]){1,300})\]\(<?(\/?media\/[^\s()<>]{1,300})/g;

/** Path of an upload -> how fields and texts describe it, or what their links to it say; the same words once. */
export function descriptionsIn(files: readonly ContentFile[]): ReadonlyMap<string, Descriptions> {
  const found = new Map<string, Descriptions>();
  const note: Note = (target, language, text) => {
    if (typeof target !== "string" || typeof text !== "string" || !/^\/?media\//.test(target)) return;
    const [path, words] = [mediaFileOf(target), text.trim()];
    const known = found.get(path) ?? { en: [], ja: [] };
    if (words !== "" && !known[language].includes(words)) known[language].push(words);
    found.set(path, known);
  };
  for (const file of files) walk(file.collection === "next" ? file.next.file.fields : file.fields, note);
  return found;
}

/** A picture's description is `imageAlt` and `imageAlt_jp` beside `image`, or `alt` with both languages. */
function walk(value: unknown, note: Note): void {
  if (typeof value !== "object" || value === null) return;
  const { alt, ...parts } = value as Readonly<Record<string, unknown>>;
  const { en, ja } = typeof alt === "object" && alt !== null ? (alt as Partial<Record<Language, unknown>>) : {};
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part !== "string") {
      walk(part, note);
      continue;
    }
    note(part, "en", en ?? parts[`${name}Alt`]);
    note(part, "ja", ja ?? parts[`${name}Alt_jp`]);
    if (!part.includes("](")) continue;
    for (const [, words = "", target] of part.matchAll(link))
      note(target, name.endsWith("_jp") ? "ja" : "en", words.replace(/\\(.)/g, "$1"));
  }
}
