import type { ContentFile } from "../../content/model/entries/content-file";
import { textsIn } from "../../content/model/text/texts-in";
import { readContent } from "../../site/gatsby/content/read-content";

/** What a content folder calls its chamber, companies, people, partners, campaign. */
export function ownNames(contentDir: string): string[] {
  return [
    ...new Set(
      readContent(contentDir)
        .files.flatMap(({ file }) => namesIn(file))
        .flatMap(textsIn),
    ),
  ];
}

function namesIn(file: ContentFile): readonly unknown[] {
  switch (file.collection) {
    case "site":
      return [file.fields.product, file.fields.name, file.fields.shortName, file.fields.titleSuffix];
    case "companies":
      return [file.fields.name, file.fields.name_jp];
    case "people":
      return [file.fields.name];
    case "partners":
      return [...file.fields.logos, ...file.fields.government].map(({ name }) => name);
    case "plans":
      return [file.fields.promotion?.founding?.name];
    default:
      return [];
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds any of the names. One in Latin letters is a word: `Minim` is no part of `Minimum`. */
export const anyOf = (names: readonly string[]): RegExp =>
  new RegExp(
    names.map((name) => (/^[\x20-\x7e]+$/.test(name) ? `\\b${escaped(name)}\\b` : escaped(name))).join("|"),
    "g",
  );
