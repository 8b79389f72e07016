import { archivePages } from "../../../../content/model/entries/archive";
import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { ArchiveTexts, PageMetadata } from "../../../../content/model/collections/pages/page-parts";
import type { ArchivePageData } from "../../../items/archive-page-data";
import type { ArchiveLink } from "../../../items/ArchiveNavigation";
import type { Build } from "../build";
import { fixedPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";
import type { Template } from "../templates";

interface ArchiveParts<Item, Card, Page extends ArchivePageData<Card>> {
  readonly language: Language;
  /** The items of all archive pages, oldest first. */
  readonly items: readonly Item[];
  readonly template: Template;
  /** The texts of the list page. */
  readonly file: { readonly archive: ArchiveTexts; readonly metadata: PageMetadata };
  /** Path of an archive page, and of the list page, in a language. */
  readonly path: (language: Language, number: number) => string;
  readonly listPath: string;
  readonly card: (item: Item) => Card;
  /** The pictures of a card. */
  readonly images: (item: Item) => readonly (string | undefined)[];
  readonly page: (data: ArchivePageData<Card>) => Page;
}

/** The archive pages of a list, in one language. */
export function planArchive<I, Card, Page extends ArchivePageData<Card>>(
  build: Build,
  parts: ArchiveParts<I, Card, Page>,
): PagePlan<Page>[] {
  const { language, template, file, path, listPath, card, images } = parts;
  const { archive, metadata } = file;
  const chunks = archivePages(parts.items);
  return chunks.map((chunk, index) => {
    const number = index + 1;
    const isNewest = number === chunks.length;
    const numbered = { ...metadata, ...headingsOf(file, number) };
    const link = (label: "newer" | "older", href: string): ArchiveLink => ({ label: archive[label][language], href });
    return planPage(build, {
      language,
      path: path("en", number),
      template,
      dependencies: [file, isNewest, ...chunk],
      images: imagesOf(chunk, images),
      head: (listing) => fixedPageHead(build, language, numbered, listing),
      page: (pictures) =>
        parts.page({
          heading: inLanguage(numbered.title, language),
          items: chunk.map(card).reverse(),
          pictures,
          newer: link("newer", isNewest ? listPath : path(language, number + 1)),
          ...(number === 1 ? {} : { older: link("older", path(language, number - 1)) }),
        }),
    });
  });
}

/** Runs over every item of the archive at each save: `flatMap` takes several times as long. */
function imagesOf<Item>(items: readonly Item[], images: (item: Item) => readonly (string | undefined)[]): string[] {
  const all: string[] = [];
  for (const item of items) for (const image of images(item)) if (image !== undefined) all.push(image);
  return all;
}

/** The way from a list page to its newest archive page, when there is one. */
export function olderLink(
  language: Language,
  { items, file, path }: Pick<ArchiveParts<unknown, unknown, never>, "items" | "file" | "path">,
): { older?: ArchiveLink } {
  const newest = archivePages(items).length;
  return newest === 0 ? {} : { older: { href: path(language, newest), label: file.archive.older[language] } };
}

function headingsOf(
  { archive: { heading }, metadata: { description } }: ArchiveParts<unknown, unknown, never>["file"],
  number: number,
): Pick<PageMetadata, "title" | "ogTitle" | "description" | "ogDescription"> {
  const numbered = (text: string): string => text.replace("{number}", String(number));
  const title = { en: numbered(heading.en), ja: numbered(heading.ja) };
  const text = { en: `${title.en}: ${description.en}`, ja: `${title.ja}：${description.ja}` };
  return { title, ogTitle: title, description: text, ogDescription: text };
}
