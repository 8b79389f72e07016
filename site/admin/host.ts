import type { AdminApp } from "../../content/model/pages/admin-paths";
import type { Language } from "../../content/model/text/language";
import type { SiteInfo } from "../shell/page-context";

/** What a page passes to a micro-frontend. */
export interface AdminMountOptions {
  readonly language: Language;
  /** Prefix of the API's calls, "" for the same origin. */
  readonly apiBase: string;
  /** The chamber as on the public pages, for the preview and for public addresses; absent where there is no build. */
  readonly sites?: Sites;
  /** Absent in a page of its own. */
  readonly site?: AdminSite;
}

/** What the admin shows of the site around it, in the page's language. */
export interface AdminSite {
  /** Address of each admin page that exists. */
  readonly pages: Readonly<Partial<Record<AdminApp, string>>>;
  /** News category as staff write it -> as the site shows it. */
  readonly categories: Readonly<Record<string, string>>;
}

/** The chamber in both languages. */
export type Sites = Readonly<Record<Language, SiteInfo>>;

/** What a page passes to a micro-frontend, as JSON in the `data-shell` of its element. */
export interface AdminShell {
  readonly app: AdminApp;
  readonly site: AdminSite;
  /** Absent from the page that the API serves without a build. */
  readonly sites?: Sites;
}

/** Renders the micro-frontend into the element and returns its unmount function. */
export type AdminMount = (element: HTMLElement, options: AdminMountOptions) => () => void;

export type { AdminApp };

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  /** Keys of the chunks the entry imports, whose style sheets it needs as well. */
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry | undefined>>;

const entryOf: Record<AdminApp, string> = {
  start: "start/main.tsx",
  events: "events/main.tsx",
  news: "news/main.tsx",
  content: "content/main.tsx",
  inquiries: "inquiries/main.tsx",
  health: "health/main.tsx",
  people: "people/main.tsx",
};

/**
 * Loads a micro-frontend at run time: reads the manifest that Vite wrote, adds its style sheets, imports its entry.
 * Raises an Error when the manifest or the entry cannot be loaded (the page then shows that the admin is not available).
 */
export async function loadAdminApp(app: AdminApp, assetsBase: string): Promise<AdminMount> {
  const answer = await fetch(`${assetsBase}manifest.json`, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`The admin's manifest answered ${String(answer.status)}`);
  const manifest = (await answer.json()) as Manifest;
  const entry = manifest[entryOf[app]];
  if (!entry) throw new Error(`The admin's manifest has no entry for ${app}`);
  const [module] = await Promise.all([
    import(/* webpackIgnore: true */ /* @vite-ignore */ `${assetsBase}${entry.file}`) as Promise<{ mount: AdminMount }>,
    ...styleSheetsOf(manifest, entryOf[app]).map((sheet) => addStyleSheet(`${assetsBase}${sheet}`)),
  ]);
  return module.mount;
}

/** The style sheets of an entry and of everything it imports at once, each one named once. */
export function styleSheetsOf(manifest: Manifest, key: string): string[] {
  const keys = new Set([key]);
  // A for-of loop over a Set also visits the entries that are added during the loop.
  for (const each of keys) for (const imported of manifest[each]?.imports ?? []) keys.add(imported);
  return [...new Set([...keys].flatMap((each) => manifest[each]?.css ?? []))];
}

/** Resolves when the style sheet has loaded or failed: an unstyled admin is better than none. */
function addStyleSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = href;
    sheet.onload = sheet.onerror = () => done();
    document.head.append(sheet);
  });
}
