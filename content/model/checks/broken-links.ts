import type { ContentFile } from "../entries/content-file";
import { mediaFileOf } from "../entries/item-paths";
import { isDocumentType } from "../markdown/media-address";
import { adminPaths } from "../pages/admin-paths";
import { languageOfPath, localisedPath, originalPath } from "../pages/page-paths";
import { fault, type Fault } from "../problems/fault";
import type { Problem } from "../problems/problem";
import { followRedirects, redirectTarget, type Redirect } from "../redirects/follow-redirects";
import { ownPath, pathKey } from "../redirects/own-path";
import { sitePages, type PageAddress } from "../redirects/site-pages";
import { webAddress } from "../text/link";
import { linksIn } from "./links-in";

type Kind = ContentFile["collection"];

/** What a site has at its addresses. */
export interface SiteParts {
  /** Scheme and host that visitors see, `https://www.example.org`; undefined where no address with a host is its own. */
  readonly origin: string | undefined;
  /** The files of a kind, those that visitors do not see included. */
  readonly files: (kind: Kind) => Iterable<{ readonly path: string; readonly file: ContentFile }>;
  /** True for the path of a content file or of media that visitors do not see. */
  readonly hides: (path: string) => boolean;
  /** True for the path of any file of the content folder. */
  readonly has: (path: string) => boolean;
  /** Redirects that the service writes beside those of the files, once it runs. */
  readonly comingRedirects?: readonly Redirect[];
}

/** Files beside the pages, which every site has; the calendar of an event follows its page. */
const siteFile =
  /^\/(?:(?:feed|events|sitemap-[a-z0-9-]+)\.(?:xml|ics)|robots\.txt|favicon\.(?:ico|png|svg)|api(?:\/.*)?)$/;
const staffPages: readonly string[] = Object.values(adminPaths);

/** Finds the links to this site that lead to nothing, or to what visitors do not see (R2.10). */
export class BrokenLinks {
  private readonly publicPage: PageAddress;
  private readonly anyPage: PageAddress;
  private redirects: ReadonlyMap<string, string> | undefined;

  constructor(private readonly parts: SiteParts) {
    const { files, hides } = parts;
    const filesOf = (isWanted: (path: string) => boolean) => (kind: Kind) =>
      Array.from(files(kind)).flatMap(({ path, file }) => (isWanted(path) ? [file] : []));
    this.publicPage = sitePages(filesOf((path) => !hides(path)));
    this.anyPage = sitePages(filesOf(() => true));
  }

  /** Those of a file, as notices: its author may know better. `textOf` gives the file's text, in which their lines are found. */
  of(path: string, file: ContentFile, textOf: () => string): Problem[] {
    return linksIn(file).flatMap(({ field, target }): Problem[] => {
      const what = this.faultOf(target);
      if (what === undefined) return [];
      const line = lineOf(textOf(), target);
      return [{ path, field, ...(line === undefined ? {} : { line }), ...what, severity: "notice" }];
    });
  }

  /** The same without what is no fault yet: drafts may link to drafts. */
  forVisitors(path: string, file: ContentFile, textOf: () => string): Problem[] {
    const found = this.of(path, file, textOf);
    return this.parts.hides(path) ? found.filter(({ code }) => code !== "linkNotPublic") : found;
  }

  /** True for a path at which visitors find something. */
  leadsSomewhere(path: string): boolean {
    return this.faultOf(path) === undefined;
  }

  private faultOf(target: string): Fault | undefined {
    const own = this.ownPathOf(target);
    if (own === undefined) return undefined;
    const path = originalPath(own);
    if (/^\/media\//.test(path)) {
      const file = mediaFileOf(path);
      // Of a path in a text another check says that the picture is missing.
      if ((target.startsWith("/") && !isDocumentType(path)) || (this.parts.has(file) && !this.parts.hides(file)))
        return undefined;
      return this.parts.has(file) ? notPublic(target) : toNothing(target);
    }
    if (siteFile.test(path) || staffPages.includes(path)) return undefined;
    const page = path.replace(/^(\/events\/[^/]+)\.ics$/i, "$1");
    const address = this.publicPage(page);
    if (address !== undefined) {
      // Pages show a path in lower case; of an address with its host they do not know whether it is theirs.
      if (target.startsWith("/") || ownPath(own) === pathKey(own)) return undefined;
      const right = localisedPath(languageOfPath(own), page === path ? address : `${address}.ics`);
      return fault("linkLetterCase", { target, address: new URL(right, target).href });
    }
    if (redirectTarget(this.targets(), path) !== undefined) return undefined;
    return this.anyPage(page) === undefined ? toNothing(target) : notPublic(target);
  }

  /** The path of an address of this site, without what stands behind it; undefined for another site's. */
  private ownPathOf(target: string): string | undefined {
    const { origin = "https://this.site.invalid" } = this.parts;
    const address = target.startsWith("/") ? `${origin}${target}` : target;
    const url = webAddress(address);
    return url?.host === new URL(origin).host ? url.pathname : undefined;
  }

  private targets(): ReadonlyMap<string, string> {
    const { files, comingRedirects = [] } = this.parts;
    const written = (): readonly Redirect[] =>
      Array.from(files("redirects")).flatMap(({ file }) =>
        file.collection === "redirects" ? file.fields.entries : [],
      );
    return (this.redirects ??= followRedirects([...written(), ...comingRedirects], this.publicPage).targets);
  }
}

const toNothing = (target: string): Fault => fault("linkToNothing", { target });
const notPublic = (target: string): Fault => fault("linkNotPublic", { target });

/** The first line that has a link's target, which may stand there decoded or without its slash. */
function lineOf(text: string, target: string): number | undefined {
  const spellings = [target, decoded(target), target.replace(/^\//, "")];
  const at = spellings.map((spelling) => text.indexOf(spelling)).find((place) => place !== -1);
  return at === undefined ? undefined : text.slice(0, at).split("\n").length;
}

function decoded(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}
