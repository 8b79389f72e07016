import { defaultLanguage, type Language } from "../text/language";
import { percentDecoded } from "../text/percent-decoded";

/** The path without its language: `/ja/product-events` -> `/product-events`. */
export function originalPath(path: string): string {
  const rest = path.replace(/^\/ja(?![^/?#])/i, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** The language of a path (R1.3). */
export function languageOfPath(path: string): Language {
  return /^\/ja(?![^/?#])/i.test(path) ? "ja" : defaultLanguage;
}

/** A path in a language: English at the path itself, Japanese below `/ja`. */
export function localisedPath(language: Language, path: string): string {
  const original = originalPath(path);
  if (language === defaultLanguage) return original;
  return original === "/" ? "/ja" : `/ja${original.replace(/^\/(?=[?#])/, "")}`;
}

/** `/news/{id}/{slug}` in a language (R2.2). */
export function newsArticlePath(language: Language, id: string, slug: string): string {
  return localisedPath(language, `/news/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`);
}

/** The item that a path `/news/{id}` or `/news/{id}/{slug}` names, as written there, or undefined. */
export function newsIdOfPath(path: string): string | undefined {
  return partOfPath(path, /^\/news\/([^/?#]+)(?:\/[^/?#]*)?\/?$/i);
}

/** `/events/{id}` in a language (R15.1). */
export function eventPath(language: Language, id: string): string {
  return localisedPath(language, `/events/${encodeURIComponent(id)}`);
}

/** The event that a path `/events/{id}` names, as written there, or undefined. */
export function eventIdOfPath(path: string): string | undefined {
  return partOfPath(path, /^\/events\/([^/?#.]+)\/?$/i);
}

/** The company that a path `/company/{company}` names, as written there, or undefined. */
export function companyOfPath(path: string): string | undefined {
  return partOfPath(path, /^\/company\/([^/?#]+)\/?$/i);
}

function partOfPath(path: string, pattern: RegExp): string | undefined {
  const encoded = pattern.exec(originalPath(path))?.[1];
  return encoded === undefined ? undefined : percentDecoded(encoded);
}

/** Of which kind of item or entry a path names one; "unknown" for every other path. */
export function meaningOfPath(path: string): string {
  const own = originalPath(path).toLowerCase();
  if (/^\/[^/]+-board-of-directors\/[^/]+\/?$/.test(own)) return "person";
  const [, news, other] = /^\/(?:(news)\/[^/]+(?:\/[^/]*)?|(events|company)\/[^/]+)\/?$/.exec(own) ?? [];
  return news ?? other ?? "unknown";
}
