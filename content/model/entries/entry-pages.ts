import type { CollectionName } from "../collections/collection-names";
import type { FileOf } from "./content-file";
import { slugOf } from "../text/slug";
import { companyPath, fixedPaths, officeholderPath } from "../pages/fixed-paths";
import {
  companyOfPath,
  eventIdOfPath,
  eventPath,
  newsArticlePath,
  newsIdOfPath,
  originalPath,
} from "../pages/page-paths";

/** Collections whose entries have a page each. */
type WithPage = "events" | "news" | "companies" | "people" | "custom-pages";

/** The entry that a page shows: of a person the serial number, of a news item the id or that. */
export interface EntryOfPage {
  readonly collection: CollectionName;
  readonly id: string;
}

/** The entry that the page at a path shows; `product` is the word in the paths of the fixed pages. */
export function entryOfPath(path: string, product: string): EntryOfPage | undefined {
  const own = originalPath(path);
  const fixed = own.replace(/\/archive\/\d+$/, "");
  const page = Object.entries(fixedPaths(product)).find(([, each]) => each === fixed)?.[0];
  if (page !== undefined) return { collection: "pages", id: page };
  const ids: Readonly<Record<WithPage, string | undefined>> = {
    events: eventIdOfPath(own),
    news: newsIdOfPath(own),
    companies: companyOfPath(own)?.toLowerCase(),
    people: /^\/[^/]+-board-of-directors\/([1-9]\d*)$/.exec(own)?.[1],
    "custom-pages": /^\/([^/]+)$/.exec(own)?.[1],
  };
  const [found] = Object.entries(ids).flatMap(([collection, id]) =>
    id === undefined ? [] : [{ collection: collection as WithPage, id }],
  );
  return found;
}

/** The English path of the page that shows an entry; undefined for one of a collection without pages. */
export function pathOfEntry(file: FileOf<CollectionName>, product: string): string | undefined {
  switch (file.collection) {
    case "events":
      return eventPath("en", file.id);
    case "news":
      return newsArticlePath("en", file.id, slugOf(file.fields.title));
    case "companies":
      return companyPath(file.id);
    case "custom-pages":
      return `/${file.id}`;
    case "people":
      return file.fields.profile ? officeholderPath(product, file.fields.serial_no) : fixedPaths(product).officeholders;
    default:
      return undefined;
  }
}
