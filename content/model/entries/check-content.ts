import { allCollections } from "../collections/collections";
import { contentOf, type ContentFile } from "./content-file";
import { mediaFileOf } from "./item-paths";
import { pageIds } from "../pages/page-file";
import { fault, type Fault } from "../problems/fault";
import type { Problem } from "../problems/problem";
import { publicationFaults } from "../publication/publication";

/** A content file that was understood, and its path in the content folder. */
export interface PlacedFile {
  readonly path: string;
  readonly file: ContentFile;
}

/**
 * What only shows when files are seen together: ids and numbers used twice (the file whose path comes later is left
 * out), pictures that are missing and times that cannot be read (warnings). `has`: whether the content folder has a file at a path.
 */
export function crossFileProblems(files: readonly PlacedFile[], has: (path: string) => boolean): Problem[] {
  const comparison = new FileComparison();
  for (const file of files) comparison.replace(undefined, file);
  return comparison.problems(files, has);
}

/**
 * The same for content that changes a file at a time: comparing again after a commit costs what the commit changed,
 * not what the content folder holds.
 */
export class FileComparison {
  /** Key that only one file may have -> how many have it. */
  private readonly uses = new Map<string, number>();
  private repeated = 0;
  private readonly withPictures = new Map<string, PlacedFile>();
  /** Files that name an event, by their path. */
  private readonly withEvents = new Map<string, PlacedFile>();
  /** Paths of prepared changes -> those of their entries. */
  private readonly prepared = new Map<string, string>();
  private readonly withBadTimes = new Map<string, readonly Problem[]>();

  /** Updates the file at a path; undefined when it was deleted. */
  replace(before: PlacedFile | undefined, after: PlacedFile | undefined): void {
    if (before) {
      this.withEvents.delete(before.path);
      for (const { key } of factsOf(before.file).keys) this.count(key, -1);
      this.withPictures.delete(before.path);
      this.withBadTimes.delete(before.path);
      this.prepared.delete(before.path);
    }
    if (after) {
      if (eventNamedIn(after.file)) this.withEvents.set(after.path, after);
      const { keys, pictures } = factsOf(after.file);
      for (const { key } of keys) this.count(key, 1);
      if (pictures.length > 0) this.withPictures.set(after.path, after);
      if (after.file.kind === "next") this.prepared.set(after.path, after.file.next.entryPath);
      const times = timeProblems(after);
      if (times.length > 0) this.withBadTimes.set(after.path, times);
    }
  }

  /** The problems of the files taken in; `files` are all of them. */
  problems(files: Iterable<PlacedFile>, has: (path: string) => boolean): Problem[] {
    const doubles = this.repeated === 0 ? [] : duplicates([...files]);
    return [
      ...doubles,
      ...[...this.withBadTimes.values()].flat(),
      ...[...this.prepared].flatMap(([path, entry]): Problem[] =>
        has(entry) ? [] : [{ path, ...fault("preparedWithoutEntry", { path: entry }), severity: "warning" }],
      ),
      ...missingPictures([...this.withPictures.values()], has),
      ...this.missingEvents(),
    ];
  }

  private missingEvents(): Problem[] {
    return [...this.withEvents.values()].sort(byPath).flatMap(({ path, file }): Problem[] => {
      const named = eventNamedIn(file);
      if (!named || this.uses.has(eventKey(named.id))) return [];
      return [{ path, field: named.field, ...fault("eventMissing", { id: named.id }), severity: "warning" }];
    });
  }

  private count(key: string, change: 1 | -1): void {
    const before = this.uses.get(key) ?? 0;
    const after = before + change;
    if (after === 0) this.uses.delete(key);
    else this.uses.set(key, after);
    if (Math.max(before, after) > 1) this.repeated += change;
  }
}

/** What only one file of a content folder may have, as keys: two files that share one clash. */
export function keysOf(file: ContentFile): readonly string[] {
  return factsOf(file).keys.map(({ key }) => key);
}

/** What a file contributes to the comparison with the others. */
interface FileFacts {
  readonly keys: readonly UniqueKey[];
  readonly pictures: readonly string[];
}

interface UniqueKey {
  readonly key: string;
  readonly field?: string;
  /** What is wrong with a later file that has the key, too. */
  readonly taken: (other: string) => Fault;
}

const knownFacts = new WeakMap<ContentFile, FileFacts>();

function factsOf(file: ContentFile): FileFacts {
  let facts = knownFacts.get(file);
  if (!facts) {
    facts = { keys: uniqueKeys(file), pictures: [...new Set(picturesOf(file))] };
    knownFacts.set(file, facts);
  }
  return facts;
}

/** Files without which the site cannot be whole; only a content folder for the public site needs them all. */
export function missingFiles(files: readonly PlacedFile[]): Problem[] {
  const present = new Set(files.map(({ path }) => path));
  const singles = allCollections.filter(({ extent }) => extent === "single").map(({ name }) => `${name}.yml`);
  const needed = [...singles, ...pageIds.map((id) => `pages/${id}.yml`)];
  return needed.filter((path) => !present.has(path)).map((path) => ({ path, ...fault("fileMissing") }));
}

function duplicates(files: readonly PlacedFile[]): Problem[] {
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { path, file } of ordered) {
    const { keys } = factsOf(file);
    const taken = keys.find(({ key }) => seen.has(key));
    if (taken) problems.push(duplicate(path, taken, seen.get(taken.key) ?? ""));
    else for (const { key } of keys) seen.set(key, path);
  }
  return problems;
}

function duplicate(path: string, { field, taken }: UniqueKey, other: string): Problem {
  return {
    path,
    ...(field === undefined ? {} : { field }),
    ...taken(other),
    severity: "left out",
  };
}

function uniqueKeys(file: ContentFile): UniqueKey[] {
  const { kind, id } = file;
  const collection = allCollections.find((each) => each.kind === kind);
  const { byYear, number: field } = collection ?? {};
  const number = field === undefined ? undefined : contentOf(file)[field];
  return [
    ...(byYear ? [{ key: `${kind} ${id}`, taken: idTaken(id) }] : []),
    ...(typeof number === "number"
      ? [{ key: `${kind} number ${String(number)}`, field: String(field), taken: numberTaken(number) }]
      : []),
  ];
}

const eventKey = (id: string): string => `event ${id}`;
const byPath = (a: { readonly path: string }, b: { readonly path: string }): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
const idTaken = (id: string) => (other: string) => fault("idTaken", { id, other });
const numberTaken = (number: number) => (other: string) => fault("numberTaken", { number, other });

/** The event that a file names, and in which field: the banner of the home page, an article that reports on it. */
function eventNamedIn(file: ContentFile): { readonly field: string; readonly id: string } | undefined {
  const isHome = file.kind === "page" && file.page.id === "home";
  const id = isHome ? file.page.eventBanner.event : file.kind === "news" ? file.news.event : undefined;
  return id === undefined ? undefined : { field: isHome ? "eventBanner.event" : "event", id };
}

function timeProblems({ path, file }: PlacedFile): Problem[] {
  const faults = publicationFaults(contentOf(file));
  const isTimeless = file.kind === "next" && file.next.publishAt === undefined;
  return [...faults, ...(isTimeless ? [["publishAt", fault("preparedWithoutTime")] as const] : [])].map(
    ([field, what]) => ({
      path,
      field,
      ...what,
      severity: "warning",
    }),
  );
}

function missingPictures(files: readonly PlacedFile[], has: (path: string) => boolean): Problem[] {
  return files
    .flatMap(({ path, file }) =>
      factsOf(file)
        .pictures.filter((picture) => !has(mediaFileOf(picture)))
        .map((picture): Problem => ({
          path,
          ...fault("pictureMissing", { picture }),
          severity: "warning",
        })),
    )
    .sort(byPath);
}

function picturesOf(file: ContentFile): string[] {
  if (file.kind === "next") return picturesOf(file.next.file);
  if (file.kind === "event") {
    const { image, descriptionMarkdown, descriptionMarkdown_jp } = file.event;
    const bodies = () => [file.event.description, file.event.description_jp];
    return picturesOfItem(image, [descriptionMarkdown, descriptionMarkdown_jp], bodies);
  }
  if (file.kind === "news") {
    const { image, contentMarkdown, contentMarkdown_jp } = file.news;
    return picturesOfItem(image, [contentMarkdown, contentMarkdown_jp], () => [
      file.news.content,
      file.news.content_jp,
    ]);
  }
  return picturesIn(file);
}

// Rendered only for a text that may contain a picture.
function picturesOfItem(
  image: string | undefined,
  markdown: readonly (string | undefined)[],
  html: () => readonly (string | undefined)[],
): string[] {
  const inText = markdown.some((text) => text?.includes("/media/"))
    ? html().flatMap((each) => picturesInHtml(each))
    : [];
  return image === undefined ? inText : [image, ...inText];
}

function picturesInHtml(html = ""): string[] {
  return [...html.matchAll(/ src="(\/media\/[^"]+)"/g)].map((match) => match[1] ?? "");
}

function picturesIn(value: unknown): string[] {
  if (typeof value === "string") return /^\/media\/\S+$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}
