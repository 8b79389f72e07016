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
  switch (file.kind) {
    case "site":
      return [file.site.product, file.site.name, file.site.shortName, file.site.titleSuffix];
    case "company":
      return [file.company.name, file.company.name_jp];
    case "person":
      return [file.person.name];
    case "partners":
      return [...file.partners.logos, ...file.partners.government].map(({ name }) => name);
    case "plans":
      return [file.plans.promotion?.founding?.name];
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
