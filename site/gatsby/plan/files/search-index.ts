import { languages, type Language } from "../../../../content/model/text/language";
import { publicPages } from "../../../routes";
import { partFile, type IndexParts, type SearchEntry } from "../../../search/search-index";
import type { Build } from "../build";
import { companiesOf } from "../pages/companies-of";
import type { FilePlan } from "../planned-file";
import { companyEntry, dataOf, eventEntry, newsEntry, pageEntry, personEntry } from "./search-entries";

/** Entries that a file holds at most, on average: one such file for each language is made anew by a save. */
const largestFile = 96;
/** Entries from which on a year of events and news stands alone. */
const smallestGroup = 64;

/** What an entry is made from. */
interface Source {
  readonly id: string;
  readonly dependencies: readonly unknown[];
  entry(language: Language): SearchEntry;
}

/**
 * The index of the search: the entries of each language in files, events and news by their year. An entry stays in its
 * file until its group has doubled, so that a save touches one file, however long the archive is.
 */
export function searchFiles(build: Build): FilePlan[] {
  if (!build.fixedPages.includes("search")) return [];
  const { site } = build.content;
  return groupsOf(build).flatMap(([group, sources]) =>
    dividedById(sources).flatMap((inFile, at, { length }) =>
      languages.map((language) => ({
        path: partFile(language, group, length, at),
        dependencies: [site, ...inFile.flatMap(({ dependencies }) => dependencies)],
        make: () => JSON.stringify(inFile.map((source) => source.entry(language))),
      })),
    ),
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

function dividedById(sources: readonly Source[]): readonly Source[][] {
  const files = Array.from({ length: fileCount(sources.length) }, (): Source[] => []);
  for (const source of sources) files[hashOf(source.id) % files.length]?.push(source);
  return files;
}

/** FNV-1a: even for ids that differ in their last digit, and quick enough for ten thousand of them at each save. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  // The low bits alone would hardly mix.
  return (hash ^ (hash >>> 15)) >>> 0;
}

type Group = readonly [name: string, sources: readonly Source[]];

/** A plan of the site asks once for its files, and once for the page of each language. */
const grouped = new WeakMap<Build, readonly Group[]>();

function groupsOf(build: Build): readonly Group[] {
  const groups = grouped.get(build) ?? [
    ["pages", pagesAndPeople(build)],
    ["companies", companies(build)],
    ...itemGroups(build),
  ];
  grouped.set(build, groups);
  return groups;
}

function pagesAndPeople({ content, routes, fixedPages }: Build): Source[] {
  const pages = publicPages.flatMap((page): Source[] => {
    const file = page === "search" || !fixedPages.includes(page) ? undefined : content.page(page);
    if (!file) return [];
    const data = dataOf(content.files, page);
    const entry = (language: Language) => pageEntry(routes, language, { page, file, data, site: content.site });
    return [{ id: page, dependencies: [file, ...data], entry }];
  });
  const people = content.files.flatMap((file): Source[] => {
    if (file.kind !== "person") return [];
    const { id, person } = file;
    return [sourceOf(id, person, (language) => personEntry(routes, language, person))];
  });
  return [...pages, ...people];
}

function companies({ content, routes }: Build): Source[] {
  return companiesOf(content).map((each) =>
    sourceOf(each.id, each.company, (language) => companyEntry(routes, language, each)),
  );
}

/**
 * Events and news, the newest first. Short years are joined with the following ones, because small files compress badly:
 * from the oldest, so that a new item changes the newest group alone.
 */
function itemGroups({ content, routes }: Build): Group[] {
  const years = new Map<string, Source[]>();
  const add = (date: string, source: Source): void => {
    const year = years.get(date.slice(0, 4));
    if (year) year.push(source);
    else years.set(date.slice(0, 4), [source]);
  };
  for (const event of content.events)
    add(
      event.startDate,
      sourceOf(event._id, event, (language) => eventEntry(routes, language, event)),
    );
  for (const news of content.news)
    add(
      news.date,
      sourceOf(news._id, news, (language) => newsEntry(routes, language, news)),
    );
  const groups: [name: string, sources: Source[]][] = [];
  for (const [year, sources] of [...years].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const last = groups.at(-1)?.[1];
    if (last && last.length < smallestGroup) last.push(...sources);
    else groups.push([year, sources]);
  }
  return groups.reverse();
}

const sourceOf = (id: string, item: unknown, entry: Source["entry"]): Source => ({ id, dependencies: [item], entry });
