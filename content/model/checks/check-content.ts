import type { EntryFields } from "../collections/collection";
import { allCollections, collections } from "../collections/collections";
import type { ContentFile, PlacedFile } from "../entries/content-file";
import { mediaFileOf, mediaUrlOf } from "../entries/item-paths";
import { nameMeant } from "../entries/unknown-names";
import { oncePer } from "../once-per";
import { requiredPageIds } from "../collections/pages/page-file";
import { menuFaults } from "../menu/menu-faults";
import { isSiteSlug } from "../pages/own-slug";
import { fault, type Fault } from "../problems/fault";
import type { Problem } from "../problems/problem";
import { followRedirects } from "../redirects/follow-redirects";
import { sitePages, type IsLeftOut, type PageAddress } from "../redirects/site-pages";
import { publicationFaults } from "../publication/publication";
import { picturesNamedBy, type NamedPicture } from "./named-pictures";

/**
 * What only shows when files are seen together: ids and numbers used twice (left out is the file in the folder of another
 * year, the one that came by its number later, or whose path comes later), pictures, events and entries that are missing, and
 * times that cannot be read (warnings).
 * Comparing again after a commit costs what the commit changed, not what the content folder holds.
 */
export class FileComparison {
  /** Key that only one file may have -> how many have it. */
  private readonly uses = new Map<string, number>();
  private repeated = 0;
  /** `site.yml` and `redirects.yml`. */
  private readonly singles = new Map<string, PlacedFile | undefined>();
  private readonly ownPages = new Map<string, PlacedFile>();
  /** Files that may need a warning. */
  private readonly watched = new Map<string, PlacedFile>();

  /** Updates the file at a path; undefined when it was deleted. */
  replace(before: PlacedFile | undefined, after: PlacedFile | undefined): void {
    const { path = "", file } = before ?? after ?? {};
    if (file?.collection === "redirects" || file?.collection === "site") this.singles.set(file.collection, after);
    if (file?.collection === "custom-pages") this.ownPages.delete(path);
    if (after?.file.collection === "custom-pages") this.ownPages.set(after.path, after);
    if (before) {
      this.watched.delete(before.path);
      for (const { key } of factsOf(before.file).keys) this.count(key, -1);
    }
    if (after) {
      const { keys, pictures, event, times } = factsOf(after.file);
      for (const { key } of keys) this.count(key, 1);
      if (pictures.length > 0 || event || times.length > 0 || after.file.collection === "next")
        this.watched.set(after.path, after);
    }
  }

  /** What files taken in have that another one has, too; `files` are all of them. */
  contested(files: Iterable<PlacedFile>): readonly Claim[] {
    if (this.repeated === 0) return [];
    return [...files].flatMap(({ path, file }) => {
      const keys = keysOf(file).filter((key) => (this.uses.get(key) ?? 0) > 1);
      return keys.length > 0 ? [{ path, version: file.version, keys }] : [];
    });
  }

  /**
   * The problems of the files taken in; `files` are all of them. `has`: whether the content folder has a file at a path;
   * `faulty`: paths of files with faults of their own, and of what is in the place of a folder; nothing in them is missing;
   * `media`: asked for only where a picture is missing.
   */
  problems(
    files: Iterable<PlacedFile>,
    has: (path: string) => boolean,
    faulty: Iterable<string> = [],
    ages: ClaimAges = {},
    media: () => Iterable<string> = () => [],
  ): Problem[] {
    const isLeftOut = leftOutIn([...faulty]);
    let pages: PageAddress | undefined;
    let likeNames: ReadonlyMap<string, string> | undefined;
    const mayBeThere = (to: string): boolean =>
      (pages ??= sitePages(() => Array.from(files, ({ file }) => file), isLeftOut))(to) !== undefined;
    const isMissing = ({ code, params }: Problem): boolean =>
      (code !== "menuToNothing" && code !== "redirectToNothing") || !mayBeThere(String(params?.["to"]));
    const doubles = this.repeated === 0 ? [] : duplicates([...files], ages);
    const watched = [...this.watched.values()].sort(byPath);
    const warnings = (find: (known: FileFacts, file: ContentFile) => readonly Omit<Problem, "path">[]): Problem[] =>
      watched.flatMap(({ path, file }) =>
        find(factsOf(file), file).map((what) => ({ path, ...what, severity: "warning" })),
      );
    return [
      ...doubles,
      ...this.pagesOfSite(),
      ...this.redirectProblems(files).filter(isMissing),
      ...this.menuProblems(files).filter(isMissing),
      ...warnings(({ times }) => times),
      ...warnings((_, file) =>
        file.collection !== "next" || has(file.next.entryPath)
          ? []
          : [fault("preparedWithoutEntry", { path: file.next.entryPath })],
      ),
      ...warnings(({ pictures }) =>
        pictures
          .filter(({ file }) => !has(file))
          .map(({ file, ...place }) => ({
            ...place,
            ...missingPicture(file, has, () => (likeNames ??= byLikeName(media()))),
          })),
      ),
      ...warnings(({ event }) =>
        event === undefined || this.uses.has(eventKey(event.id)) || isLeftOut("events", event.id)
          ? []
          : [{ field: event.field, ...fault(event.missing, { id: event.id }) }],
      ),
    ];
  }

  /** Own pages at addresses that the site has itself. */
  private pagesOfSite(): Problem[] {
    const { file } = this.singles.get("site") ?? {};
    if (file?.collection !== "site") return [];
    const { product } = file.fields;
    return [...this.ownPages.values()].flatMap(({ path, file: { id } }) =>
      isSiteSlug(id, product) ? [{ path, ...fault("addressOfSite", { id }), severity: "left out" }] : [],
    );
  }

  private menuProblems(files: Iterable<PlacedFile>): Problem[] {
    const { path, file } = this.singles.get("site") ?? {};
    if (path === undefined || file?.collection !== "site") return [];
    return menuFaults(
      file.fields,
      Array.from(files, (placed) => placed.file),
    ).map(({ field, fault: what }) => ({
      path,
      field,
      ...what,
      severity: "warning",
    }));
  }

  private redirectProblems(files: Iterable<PlacedFile>): Problem[] {
    const { path, file } = this.singles.get("redirects") ?? {};
    if (path === undefined || file?.collection !== "redirects" || file.fields.entries.length === 0) return [];
    const all = Array.from(files, (placed) => placed.file);
    return followRedirects(
      file.fields.entries,
      sitePages(() => all),
    ).faults.map(({ index, field, fault: what }) => ({
      path,
      field: `entries.${String(index)}.${field}`,
      ...what,
      severity: "warning",
    }));
  }

  private count(key: string, change: 1 | -1): void {
    const before = this.uses.get(key) ?? 0;
    const after = before + change;
    if (after === 0) this.uses.delete(key);
    else this.uses.set(key, after);
    if (Math.max(before, after) > 1) this.repeated += change;
  }
}

/** A file's keys that another one has, too. */
export interface Claim {
  readonly path: string;
  /** The file's git blob id. */
  readonly version: string;
  readonly keys: readonly string[];
}

/** Path of a file that claims keys -> for how many commits it has had them, or one that was renamed to it; not named: it is new. */
export type ClaimAges = Readonly<Record<string, number>>;

/** What only one file of a content folder may have, as keys: two files that share one clash. */
export function keysOf(file: ContentFile): readonly string[] {
  return factsOf(file).keys.map(({ key }) => key);
}

/** What a file contributes to the comparison with the others. */
interface FileFacts {
  readonly keys: readonly UniqueKey[];
  readonly pictures: readonly NamedPicture[];
  /** The event that it names, and in which field. */
  readonly event:
    | { readonly field: string; readonly id: string; readonly missing: "eventMissing" | "bannerEventMissing" }
    | undefined;
  /** What is wrong with its times. */
  readonly times: readonly (Fault & { readonly field: string })[];
}

interface UniqueKey {
  readonly key: string;
  readonly field?: string;
  /** What is wrong with a later file that has the key, too. */
  readonly taken: (other: string) => Fault;
}

const factsOf = oncePer((file: ContentFile): FileFacts => ({
  keys: uniqueKeys(file),
  pictures: picturesNamedBy(file),
  event: eventNamedIn(file),
  times: timeFaults(file),
}));

/** Files without which the site cannot be whole; only a content folder for the public site needs them all. */
export const requiredFiles: readonly string[] = [
  ...allCollections.filter(({ extent, optional }) => extent === "single" && !optional).map(({ name }) => `${name}.yml`),
  ...requiredPageIds.map((id) => `pages/${id}.yml`),
];

/** Those that are missing; one that `problems` name is there. */
export function missingFiles(files: readonly PlacedFile[], problems: readonly Problem[]): Problem[] {
  const present = new Set(files.map(({ path }) => path));
  const isNamed = (path: string): boolean => problems.some((known) => `${path}/`.startsWith(`${known.path}/`));
  return requiredFiles
    .filter((path) => !present.has(path) && !isNamed(path))
    .map((path) => ({ path, ...fault("fileMissing") }));
}

/** A picture that is not there under its name, with the file that was probably meant. */
function missingPicture(
  file: string,
  has: (path: string) => boolean,
  likeNames: () => ReadonlyMap<string, string>,
): Fault {
  const picture = mediaUrlOf(file);
  if (["NFC", "NFD"].some((form) => has(file.normalize(form)))) return fault("pictureNameForm", { picture });
  const like = likeNames().get(likeName(file));
  return like === undefined ? fault("pictureMissing", { picture }) : fault("pictureNameLike", { picture, file: like });
}

const byLikeName = (paths: Iterable<string>): ReadonlyMap<string, string> =>
  new Map(Array.from(paths, (path) => [likeName(mediaFileOf(path)), path]));

/** A name without what is easily overlooked: letter case, and the form of accents. */
const likeName = (path: string): string => path.normalize("NFC").toLowerCase();

/** Which entries paths with faults are, or were meant as: one, or all of a collection where something is in the place of its folder, or of a year of it. */
function leftOutIn(paths: readonly string[]): IsLeftOut {
  const places = new Set(paths.flatMap((path) => [nameMeant(path), path.replace(/\/\d{4}$/, "")]));
  return (kind, id) => places.has(kind) || places.has(nameMeant(`${kind}/${id}.md`));
}

function duplicates(files: readonly PlacedFile[], ages: ClaimAges): Problem[] {
  const seen = new Map<string, string>();
  const ageOf = ({ path }: PlacedFile): number => ages[path] ?? -1;
  const byRight = (a: PlacedFile, b: PlacedFile): number => byPlace(a, b) || ageOf(b) - ageOf(a) || byPath(a, b);
  return files.toSorted(byRight).flatMap(({ path, file }): Problem[] => {
    const { keys } = factsOf(file);
    const clash = keys.find(({ key }) => seen.has(key));
    if (clash) {
      const { key, taken, ...field } = clash;
      return [{ path, ...field, ...taken(seen.get(key) ?? ""), severity: "left out" }];
    }
    for (const { key } of keys) seen.set(key, path);
    return [];
  });
}

function uniqueKeys(file: ContentFile): UniqueKey[] {
  if (file.collection === "next") return [];
  const { collection, id } = file;
  const { byYear, number: field = "" } = collections[collection];
  const number = file.fields[field];
  return [
    ...(byYear ? [{ key: `${collection} ${id}`, taken: (other: string) => fault("idTaken", { id, other }) }] : []),
    ...(typeof number === "number"
      ? [
          {
            key: `${collection} number ${String(number)}`,
            field,
            taken: (other: string) => fault("numberTaken", { number, other }),
          },
        ]
      : []),
  ];
}

const byPath = (a: PlacedFile, b: PlacedFile): number => (a.path < b.path ? -1 : 1);
/** Files in the folder of another year than their name says come last: a copy put there takes no address from the one in its place. */
const byPlace = (a: PlacedFile, b: PlacedFile): number => Number(isInOtherYear(a)) - Number(isInOtherYear(b));
const isInOtherYear = ({ path }: PlacedFile): boolean => /^\w+\/(\d{4})\/(?!\1)\d{4}-/.test(path);
const eventKey = (id: string): string => `events ${id}`;

/** The event that a file names, and in which field: the banner of the home page, an article that reports on it. */
function eventNamedIn(file: ContentFile): FileFacts["event"] {
  const isHome = file.collection === "pages" && file.fields.id === "home";
  const id = isHome ? file.fields.eventBanner?.event : file.collection === "news" ? file.fields.event : undefined;
  if (id === undefined) return undefined;
  return isHome
    ? { field: "eventBanner.event", id, missing: "bannerEventMissing" }
    : { field: "event", id, missing: "eventMissing" };
}

function timeFaults(file: ContentFile): FileFacts["times"] {
  const isTimeless = file.collection === "next" && file.next.publishAt === undefined;
  const isAsked = file.collection === "next" && file.next.approval !== undefined;
  const fields: EntryFields = isAsked ? {} : file.fields;
  const faults = [...publicationFaults(fields), ...(isTimeless ? [timeless] : [])];
  return faults.map(([field, what]) => ({ field, ...what }));
}
const timeless = ["publishAt", fault("preparedWithoutTime")] as const;
