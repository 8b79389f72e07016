import type { ContentFile } from "./content-file";
import { mediaFileOf } from "./item-paths";
import { pageIds } from "./pages/page-ids";
import type { Problem } from "./problem";

/** A content file that was understood, and its path in the content folder. */
export interface PlacedFile {
  readonly path: string;
  readonly file: ContentFile;
}

/**
 * What only shows when files are seen together: ids and numbers used twice (the file whose path comes later is left
 * out), pictures that are missing (a warning). `has` tells whether the content folder has a file at a path.
 */
export function crossFileProblems(files: readonly PlacedFile[], has: (path: string) => boolean): Problem[] {
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return [...duplicates(ordered), ...missingPictures(ordered, has)];
}

/** Files without which the site cannot be whole; only a content folder for the public site needs them all. */
export function missingFiles(files: readonly PlacedFile[]): Problem[] {
  const present = new Set(files.map(({ path }) => path));
  const needed = ["site.yml", "plans.yml", "partners.yml", "terms.yml", ...pageIds.map((id) => `pages/${id}.yml`)];
  return needed
    .filter((path) => !present.has(path))
    .map((path) => ({ path, message: "is missing: the site needs it" }));
}

function duplicates(files: readonly PlacedFile[]): Problem[] {
  const seen = new Map<string, string>();
  const leftOut = new Set<string>();
  const problems: Problem[] = [];
  for (const { path, file } of files) {
    for (const { key, field, what } of uniqueKeys(file)) {
      const other = seen.get(key);
      if (other === undefined) {
        if (!leftOut.has(path)) seen.set(key, path);
      } else if (!leftOut.has(path)) {
        leftOut.add(path);
        problems.push({
          path,
          ...(field === undefined ? {} : { field }),
          message: `${what} is already used by ${other}`,
          severity: "left out",
        });
      }
    }
  }
  return problems;
}

function uniqueKeys(file: ContentFile): { key: string; field?: string; what: string }[] {
  switch (file.kind) {
    case "event":
      return [{ key: `event ${file.id}`, what: `the id "${file.id}"` }];
    case "news":
      return [
        { key: `news ${file.id}`, what: `the id "${file.id}"` },
        {
          key: `news number ${file.news.serial_no}`,
          field: "serial_no",
          what: `must be a number of its own: ${file.news.serial_no}`,
        },
      ];
    case "company":
      return [
        {
          key: `company number ${file.company.id}`,
          field: "id",
          what: `must be a number of its own: ${file.company.id}`,
        },
      ];
    case "person":
      return [
        {
          key: `person number ${file.person.serial_no}`,
          field: "serial_no",
          what: `must be a number of its own: ${file.person.serial_no}`,
        },
      ];
    default:
      return [];
  }
}

function missingPictures(files: readonly PlacedFile[], has: (path: string) => boolean): Problem[] {
  return files.flatMap(({ path, file }) =>
    [...new Set(picturesOf(file))]
      .filter((picture) => !has(mediaFileOf(picture)))
      .map((picture): Problem => ({
        path,
        message: `names a picture that is not there: content${picture}`,
        severity: "warning",
      })),
  );
}

function picturesOf(file: ContentFile): string[] {
  if (file.kind === "event")
    return [
      file.event.image ?? [],
      picturesInHtml(file.event.description),
      picturesInHtml(file.event.description_jp),
    ].flat();
  if (file.kind === "news")
    return [file.news.image ?? [], picturesInHtml(file.news.content), picturesInHtml(file.news.content_jp)].flat();
  return picturesIn(file);
}

function picturesInHtml(html = ""): string[] {
  return html.includes("/media/") ? [...html.matchAll(/ src="(\/media\/[^"]+)"/g)].map((match) => match[1] ?? "") : [];
}

function picturesIn(value: unknown): string[] {
  if (typeof value === "string") return /^\/media\/\S+$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}
