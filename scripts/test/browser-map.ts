/** The browser tests of a folder of source: files below `e2e/`, and which public pages `page-quality` then looks at. */
export interface Room {
  readonly files: readonly string[];
  /** A pattern of their paths without the language; none where the folder shows nothing to visitors. */
  readonly pages?: string;
}

/** Every browser test, none, or those of a room. */
export type Reach = "every" | "none" | Room;

const staff = (...names: readonly string[]): Room => ({ files: names.map((name) => `staff/${name}`) });
const visitors = (pages: string, ...names: readonly string[]): Room => ({
  files: names.map((name) => `visitors/${name}`),
  pages,
});
const editing = ["admin-evening", "admin-form", "admin-keep-text", "content-interrupted"];

/** What a folder of source can touch in the browser. The longest name that fits a path counts. */
export const reaches: Readonly<Record<string, Reach>> = {
  site: "every",
  "site/home": visitors("/?", "timings-home", "timings-carousel", "early-presses", "motion", "keyboard-pages"),
  "site/about": visitors(
    "/(?:about/.+|sccj-(?:about|president).*)",
    "specified-pages",
    "keyboard-pages",
    "states-pages",
  ),
  "site/membership": visitors("/sccj-membership", "quote", "islands", "routes", "keyboard-pages", "without-boot"),
  "site/directory": visitors(
    "/(?:company/.+|sccj-members-directory)",
    "directory-filters",
    "directory-search",
    "without-boot",
    "html-text",
  ),
  "site/events": visitors("/(?:events/.+|sccj-events)", "event-days", "event-pages", "ended", "states-data", "print"),
  "site/news": visitors("/(?:news/.+|sccj-news)", "states-data", "states-pages", "metadata", "print"),
  "site/custom-pages": staff("own-pages"),
  "site/contact": visitors("/sccj-contact", "contact-form", "contact-proof", "islands", "without-boot"),
  "site/sponsorship": visitors("/sccj-sponsorship", "specified-pages"),
  "site/terms": visitors("/sccj-terms", "routes", "specified-pages"),
  "site/search": visitors("/search", "search"),
  "site/not-found": visitors("/(?:.+/)?no-such.+", "addresses", "language"),
  "site/live": visitors("/?|/sccj-(?:events|news)", "states-data", "event-days"),
  "site/sample-data": visitors("/?|/sccj-(?:events|news)", "states-data"),
  "site/islands": visitors("/sccj-(?:membership|contact|events)", "islands", "quote", "contact-form", "early-presses"),
  "site/test-support": "none",
  "site/admin": { files: ["staff/"] },
  "site/admin-host": { files: ["staff/"] },
  "site/admin/start": staff("admin-start", "admin-bundles", "admin-phone"),
  "site/admin/events": staff(...editing, "admin-list", "admin-messages", "chain", "publication"),
  "site/admin/news": staff("chain", "admin-messages", "publication", "admin-history"),
  "site/admin/health": staff("admin-health", "people-log", "missing-pages", "admin-phone", "writing-notes"),
  "site/admin/inquiries": staff("inquiries", "admin-phone"),
  "site/admin/people": staff("people", "people-log", "admin-phone", "admin-bundles"),
  "site/admin/content": staff(
    "own-pages",
    "content-companies",
    "company-table",
    "missing-pages",
    "content-home",
    "content-pages",
    "content-people",
    "content-plans",
  ),
  "site/admin/test-support": "none",
  "site/admin/kit/conflict": staff("admin-keep-text", "content-interrupted", "content-plans"),
  "site/admin/kit/draft-links": staff("draft-links"),
  "site/admin/kit/difference": staff("admin-history", "admin-keep-text", "preview"),
  "site/admin/kit/drafts": staff("admin-keep-text", "content-interrupted"),
  "site/admin/kit/editor": staff("admin-form", "admin-paste", "admin-text-pictures", "writing-notes"),
  "site/admin/kit/history": staff("admin-history"),
  "site/admin/kit/list": staff("admin-list", "admin-evening", "admin-phone"),
  "site/admin/kit/order": staff("content-people", "content-companies"),
  "site/admin/kit/passkeys": staff("people", "people-log"),
  "site/admin/kit/paste": staff("admin-paste", "admin-text-pictures"),
  "site/admin/kit/pictures": staff("uploads", "admin-form", "admin-text-pictures"),
  "site/admin/kit/prepared": staff("prepared", "approval", "approval-ways"),
  "site/admin/kit/preview": staff("preview", "admin-form"),
  "site/admin/kit/publication": staff("publication", "prepared", "approval", "approval-ways"),
  "site/admin/kit/publishing": staff("admin-history", "chain", "edit-link"),
  "site/admin/kit/session": staff("admin-keep-text", "admin-start", "edit-link"),
  "site/admin/kit/text-pictures": staff("admin-text-pictures", "uploads"),
  "site/admin/kit/uploads": staff("uploads", "admin-form", "admin-text-pictures"),
  "site/admin/kit/translations": staff("admin-evening", "admin-form", "machine-translation"),
  "site/admin/kit/translator": staff("machine-translation", "admin-bundles"),
  api: "every",
  "api/addresses": { files: ["staff/missing-pages", "staff/follow", "visitors/addresses"] },
  "api/auth": staff("admin-start", "admin-keep-text", "people-log"),
  "api/contact": {
    files: [
      "staff/inquiries",
      "visitors/contact-form",
      "visitors/contact-proof",
      "visitors/without-boot",
      "product/secrets",
    ],
  },
  "api/history": staff("admin-history", "prepared"),
  "api/images": staff("admin-form", "admin-text-pictures"),
  "api/pictures": staff("uploads", "admin-form", "admin-text-pictures"),
  "api/media": { files: ["staff/admin-form", "product/leaks"] },
  "api/overview": staff("admin-start"),
  "api/health": staff("admin-health"),
  "api/prepared": { files: ["staff/prepared", "staff/approval", "staff/approval-ways", "product/leaks"] },
  "api/preview": staff("preview", "draft-links", "edit-link"),
  "api/staff": staff("people", "people-log"),
  "api/tables": staff("company-table"),
  "api/publication": { files: ["staff/publication", "product/leaks", "product/leaks-of-build"] },
  "api/uploads": { files: ["staff/uploads", "product/leaks"] },
  "api/translations": staff("admin-evening", "admin-form", "machine-translation", "writing-notes"),
  "api/pushes": "none",
  "api/test-support": "none",
  content: "every",
  // The content of the product under test.
  fixtures: "every",
  e2e: "every",
  scripts: "none",
  "scripts/site": { files: ["product/check-release", "staff/chain", "staff/follow"] },
  "scripts/start.ts": "every",
  "scripts/test/chromium.ts": "every",
  "scripts/test/other-engines.ts": { files: ["engines/main-tasks"] },
  docs: "none",
  deploy: "none",
};

/** Files at the top of the checkout that no page is made of. */
const aside =
  /^(?:\.(?:ci|github|gitignore|containerignore|oxfmtrc|oxlintrc)\b|README\.md$|tsconfig\.json$|[^/]+\.md$)/;

/** Tests that look at every page, or at the frame around it: reached by "every" alone. */
export const ofEveryPage: readonly string[] = [
  "engines/main-tasks",
  "product/any-content",
  "product/long-names",
  "visitors/date-lines",
  "visitors/header-lines",
  "visitors/keyboard-focus",
  "visitors/keyboard-navigation",
  "visitors/late-fonts",
  "visitors/narrow-pages",
  "visitors/page-policy",
  "visitors/page-quality-en",
  "visitors/page-quality-ja",
  "visitors/page-words",
  "visitors/reading-modes",
  "visitors/share-pictures",
  "visitors/timings-navigation",
];

/** What a change of one file, a path in the checkout, can touch in the browser. */
export function reachOf(path: string): Reach {
  if (/^e2e\/\w+\/.+\.test\.ts$/.test(path)) return { files: [path.slice("e2e/".length, -".test.ts".length)] };
  if (/\.test\.tsx?$|\/test-support\//.test(path) || aside.test(path)) return "none";
  const names = Object.keys(reaches).filter((name) => path === name || path.startsWith(`${name}/`));
  return reaches[names.sort((a, b) => b.length - a.length)[0] ?? ""] ?? "every";
}

/** What a change of these files can touch in the browser; "every" when one of them is part of all pages. */
export function reachOfAll(paths: readonly string[]): "every" | { files: readonly string[]; pages: readonly string[] } {
  const all = paths.map(reachOf).filter((reach) => reach !== "none");
  const rooms = all.filter((reach) => reach !== "every");
  if (rooms.length < all.length) return "every";
  return {
    files: [...new Set(rooms.flatMap(({ files }) => files))].sort(),
    pages: [...new Set(rooms.flatMap(({ pages }) => pages ?? []))].sort(),
  };
}

/** jest's pattern of the paths of these files below `e2e/`; a name that ends in a slash is a folder. */
export function pathPattern(files: readonly string[]): string {
  return `e2e/(?:${files.map((file) => (file.endsWith("/") ? file : `${file}\\.test`)).join("|")})`;
}

/** jest's pattern of the names that the tests of these pages have in `page-quality.ts`. */
export function namePattern(pages: readonly string[]): string {
  return `^(?:en|ja) (?:/ja)?(?:${pages.join("|")})(?:, which is not there)? (?:on a|is told)`;
}
