import type { ContentFile, FileOf } from "../entries/content-file";
import { companyPath, fixedPaths, officeholderPath, type FixedPage } from "../pages/fixed-paths";
import { eventPath, newsArticlePath } from "../pages/page-paths";
import { slugOf } from "../text/slug";
import { pathKey } from "./own-path";

type Kind = ContentFile["collection"];

/** True for an entry that may be there, though its file cannot be read. */
export type IsLeftOut = (kind: Kind, id: string) => boolean;

/** The one address, in English, of the page that a path leads to; undefined when it leads to none. */
export type PageAddress = (path: string) => string | undefined;

/**
 * The pages that content files make; `kindFiles` has those of a collection, perhaps among others. Each kind is gone through once, when a path of it is asked for: redirects are few,
 * items may be ten thousand. What is left out has a page at its id.
 */
export function sitePages(
  kindFiles: (kind: Kind) => Iterable<ContentFile>,
  isLeftOut: IsLeftOut = () => false,
): PageAddress {
  const filesOf = <K extends Kind>(kind: K): FileOf<K>[] =>
    Array.from(kindFiles(kind)).filter((file): file is FileOf<K> => file.collection === kind);
  const known = new Map<Kind, ReadonlyMap<string, string>>();
  const product = filesOf("site")[0]?.fields.product ?? "";
  const fixed = fixedPaths(product);
  const addressesOf: Partial<Record<Kind, () => Iterable<readonly [string, string]>>> = {
    events: () => filesOf("events").map(({ id }) => [id, eventPath("en", id)]),
    companies: () => filesOf("companies").map(({ id }) => [id, companyPath(id)]),
    people: () =>
      filesOf("people").flatMap(({ fields: { profile, serial_no } }) =>
        profile ? [[String(serial_no), officeholderPath(product, serial_no)] as const] : [],
      ),
    // An id may look like a number; the number of another article then comes second, as in the lookup of articles.
    news: () => {
      const all = filesOf("news");
      const addressOf = ({ id, fields }: (typeof all)[number]) => newsArticlePath("en", id, slugOf(fields.title));
      return [
        ...all.map((file) => [String(file.fields.serial_no), addressOf(file)] as const),
        ...all.map((file) => [file.id, addressOf(file)] as const),
      ];
    },
    "custom-pages": () => filesOf("custom-pages").map(({ id }) => [id, `/${id}`]),
    pages: () => filesOf("pages").map(({ id }) => [id, fixed[id as FixedPage]] as const),
  };
  const find = (kind: Kind, id: string): string | undefined => {
    let addresses = known.get(kind);
    if (addresses === undefined) known.set(kind, (addresses = new Map(addressesOf[kind]?.() ?? [])));
    return addresses.get(id);
  };
  return (path) => {
    const key = pathKey(path);
    if (key === undefined) return undefined;
    const [, archiveOf] = /^(\/.*)\/archive\/[1-9]\d*$/.exec(key) ?? [];
    const page = Object.entries(fixed).find(([, own]) => own === (archiveOf ?? key))?.[0];
    if (page !== undefined) {
      const hasFile = find("pages", page) !== undefined || isLeftOut("pages", page);
      const isThere = hasFile && (archiveOf === undefined || /^(?:news|events)$/.test(page));
      return isThere ? key : undefined;
    }
    for (const [kind, pattern] of patterns) {
      const id = pattern.exec(key)?.[1];
      if (id !== undefined && (kind !== "people" || key === officeholderPath(product, id)))
        return find(kind, id) ?? (isLeftOut(kind, id) ? key : undefined);
    }
    return undefined;
  };
}

const patterns: readonly (readonly [Kind, RegExp])[] = [
  ["companies", /^\/company\/([^/]+)$/],
  ["events", /^\/events\/([^/]+)$/],
  ["news", /^\/news\/([^/]+)(?:\/[^/]+)?$/],
  ["people", /^\/[^/]+-board-of-directors\/([1-9]\d*)$/],
  ["custom-pages", /^\/([^/]+)$/],
];
