import type { ContentFile } from "../../content/model/entries/content-file";
import { oncePer } from "../../content/model/once-per";
import { languageOfPath, localisedPath } from "../../content/model/pages/page-paths";
import { followRedirects, redirectTarget, type Redirect } from "../../content/model/redirects/follow-redirects";
import { sitePages, type PageAddress } from "../../content/model/redirects/site-pages";
import type { PublicView } from "../publication/public-content";
import type { Snapshot } from "../store/content-store";

const targetsOf = oncePer((view: PublicView) =>
  oncePer((pending: readonly Redirect[]): ReadonlyMap<string, string> => {
    const redirects = [...redirectsOf(view.snapshot), ...pending];
    return redirects.length === 0 ? new Map() : followRedirects(redirects, pagesOf(view)).targets;
  }),
);

const none: readonly Redirect[] = [];

/** Where a path that a page had leads now, in the path's language, by the redirects of what is public and those that are `pending` (R2.10). */
export function movedTo(view: PublicView, path: string, pending = none): string | undefined {
  const target = redirectTarget(targetsOf(view)(pending), path);
  return target === undefined ? undefined : localisedPath(languageOfPath(path), target);
}

/** The redirects of a snapshot, also those of a last good version. */
export function redirectsOf(snapshot: Snapshot): readonly Redirect[] {
  return snapshot.shown("redirects")[0]?.file.fields.entries ?? [];
}

/** The pages of the files that `view` has: of a view those that are public, of a snapshot all. */
export function pagesOf(view: {
  files(kind: ContentFile["collection"]): readonly { readonly file: ContentFile }[];
}): PageAddress {
  return sitePages((kind) => view.files(kind).map(({ file }) => file));
}
