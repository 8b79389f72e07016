import { oncePer } from "../../../../content/model/once-per";
import { fnvHash } from "../../../../content/model/text/fnv-hash";
import { languages, type Language } from "../../../../content/model/text/language";
import { publicPages, type Routes } from "../../../routes";
import { partFile, type IndexParts, type SearchEntry } from "../../../search/search-index";
import type { Build } from "../build";
import { companiesOf } from "../../content/companies-of";
import { customPagesOf } from "../../content/custom-pages-of";
import type { FilePlan } from "../planned-file";
import { companyEntry, customPageEntry, dataOf, eventEntry, newsEntry, pageEntry, personEntry } from "./search-entries";

/** Average limit of entries in a file: a save rewrites one such file for each language. */
const largestFile = 96;
/** A group of fewer entries takes in the next year, too. */
const smallestGroup = 64;

/** What an entry is made from. */
interface Source {
  /** Decides which file holds it. */
  readonly hash: number;
  readonly dependencies: readonly unknown[];
  entry(routes: Routes, language: Language): SearchEntry;
}

/**
 * The index of the search: the entries of each language in files, events and news by their year. An entry stays in its
 * file until its group has doubled, so that a save touches one file, however long the archive is.
 */
export function searchFiles(build: Build): FilePlan[] {
  if (!build.fixedPages.includes("search")) return [];
  const { content, routes } = build;
  return groupsOf(build).flatMap(([group, sources]) =>
    divided(sources).flatMap((inFile, at, { length }) => {
      const dependencies: unknown[] = [content.site];
      for (const source of inFile) dependencies.push(...source.dependencies);
      return languages.map((language) => ({
        path: partFile(language, group, length, at),
        dependencies,
        make: () => JSON.stringify(inFile.map((source) => source.entry(routes, language))),
      }));
    }),
  );
}

/** Which files the index has, in the order in which they are loaded: pages and companies, then the newest events and news first. */
export function indexParts(build: Build): IndexParts {
  return groupsOf(build).map(([group, sources]) => [group, fileCount(sources.length)] as const);
}

/** A whole power of two, so that half of the entries stay where they are when it grows. */
function fileCount(entries: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(entries / largestFile)));
}

function divided(sources: readonly Source[]): readonly Source[][] {
  const files = Array.from({ length: fileCount(sources.length) }, (): Source[] => []);
  for (const source of sources) files[source.hash % files.length]?.push(source);
  return files;
}

function hashOf(id: string): number {
  const hash = fnvHash(id);
  // The low bits alone would hardly mix.
  return (hash ^ (hash >>> 15)) >>> 0;
}

type Group = readonly [name: string, sources: readonly Source[]];

/** A plan of the site calls it once for its files, and once for the page of each language. */
const groupsOf = oncePer((build: Build): readonly Group[] => [
  ["pages", pagesAndPeople(build)],
  ["companies", companies(build)],
  ...itemGroups(build),
]);

function pagesAndPeople({ content, fixedPages }: Build): Source[] {
  // Of pages that match alike the first is shown first; the home page repeats what the others say.
  const pages = [...publicPages.filter((page) => page !== "home"), "home" as const].flatMap((page): Source[] => {
    const file = page === "search" || !fixedPages.includes(page) ? undefined : content.page(page);
    if (!file) return [];
    const data = dataOf(content.files, page);
    const entry: Source["entry"] = (...of) => pageEntry(...of, { page, file, data, site: content.site });
    return [{ hash: hashOf(page), dependencies: [file, ...data], entry }];
  });
  const people = content.files.flatMap((file) =>
    file.collection === "people" && fixedPages.includes("officeholders")
      ? [sourceOf(file.fields, file.id, (...of) => personEntry(...of, file.fields))]
      : [],
  );
  const own = customPagesOf(content).map(({ id, fields }) =>
    sourceOf(fields, `custom ${id}`, (...of) => customPageEntry(...of, id, fields)),
  );
  return [...pages, ...own, ...people];
}

function companies({ content }: Build): Source[] {
  const directory = content.page("directory");
  return companiesOf(content).map((each) => ({
    hash: hashOf(each.id),
    dependencies: [each.company, directory],
    entry: (...of) => companyEntry(...of, each, directory?.synonyms),
  }));
}

/**
 * Events and news, the newest first. Short years are joined with the following ones, because small files compress badly:
 * from the oldest, so that a new item changes the newest group alone.
 */
function itemGroups({ content }: Build): Group[] {
  const years = new Map<string, Source[]>();
  const add = (date: string, source: Source): void => {
    const year = years.get(date.slice(0, 4));
    if (year) year.push(source);
    else years.set(date.slice(0, 4), [source]);
  };
  for (const event of content.events)
    add(
      event.startDate,
      sourceOf(event, event._id, (...of) => eventEntry(...of, event)),
    );
  for (const news of content.news)
    add(
      news.date,
      sourceOf(news, news._id, (...of) => newsEntry(...of, news)),
    );
  const groups: [name: string, sources: Source[]][] = [];
  for (const [year, sources] of [...years].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const last = groups.at(-1)?.[1];
    if (last && last.length < smallestGroup) last.push(...sources);
    else groups.push([year, sources]);
  }
  return groups.reverse();
}

/** Cached by item: a save changes one of ten thousand. */
const known = new WeakMap<object, Source>();

function sourceOf(item: object, id: string, entry: Source["entry"]): Source {
  const before = known.get(item);
  if (before) return before;
  const source = { hash: hashOf(id), dependencies: [item], entry };
  known.set(item, source);
  return source;
}
