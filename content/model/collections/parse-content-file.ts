import { Company, companySlugPattern } from "./company";
import type { ContentFile } from "./content-file";
import { parseEventFile } from "./event-file";
import { isItemId } from "./ids";
import { parseItem, type ItemKind } from "./item-kind";
import { MembershipPlans } from "../membership/membership-plan";
import { parseNewsFile } from "./news-file";
import { isPageId } from "../pages/page-ids";
import { parsePage } from "../pages/parse-page";
import { Partners } from "./partner";
import { Person } from "./person";
import { fault } from "../problems/fault";
import type { Problem } from "../problems/problem";
import { SiteSettings } from "./site-settings";
import { Terms } from "./terms";
import { parseDataFile } from "./data-file";

/** A content file, or why it is left out. */
export type ParsedContentFile =
  { readonly ok: true; readonly file: ContentFile } | { readonly ok: false; readonly problems: Problem[] };

const contentPath =
  /^(?:(?:events|news|companies)\/.*\.(?:md|markdown)|(?:people|pages)\/.*\.ya?ml|(?:site|plans|partners|terms)\.ya?ml)$/i;
const hidden = /(?:^|\/)(?:[._]|readme\.)/i;
const itemPath = /^(events|news)\/(\d{4})\/([^/]+)\.md$/;
const companyPath = /^companies\/([^/]+)\.md$/;
const dataPath = /^(?:(people|pages)\/)?([^/]+)\.yml$/;

const companyKind: ItemKind<Company> = { schema: Company, fields: [], body: "longdesc", body_jp: "longdesc_jp" };

/** True for a path (relative to the content folder) that should hold content; pictures, hidden files and READMEs do not. */
export function isContentPath(path: string): boolean {
  return contentPath.test(path) && !hidden.test(path);
}

/** Understands one content file. Throws on no text; `version` is the file's git blob id. */
export function parseContentFile(path: string, text: string, version: string): ParsedContentFile {
  const [, folder, , id] = itemPath.exec(path) ?? [];
  if (folder !== undefined && id !== undefined) {
    if (!isItemId(id)) return misplaced(path, "itemFileName");
    if (folder === "events") {
      const parsed = parseEventFile(id, text, version, path);
      return parsed.ok ? { ok: true, file: { kind: "event", id, event: parsed.event } } : parsed;
    }
    const parsed = parseNewsFile(id, text, version, path);
    return parsed.ok ? { ok: true, file: { kind: "news", id, news: parsed.news } } : parsed;
  }
  const slug = companyPath.exec(path)?.[1];
  if (slug !== undefined) return parseCompany(path, slug, text);
  const [, group, stem] = dataPath.exec(path) ?? [];
  if (stem !== undefined) return parseData(path, group, stem, text);
  return misplaced(path, expectedPlace(path));
}

function parseCompany(path: string, slug: string, text: string): ParsedContentFile {
  if (!companySlugPattern.test(slug)) return misplaced(path, "companyFileName");
  const parsed = parseItem(companyKind, path, text);
  return parsed.ok ? { ok: true, file: { kind: "company", id: slug, company: parsed.value } } : parsed;
}

function parseData(path: string, group: string | undefined, id: string, text: string): ParsedContentFile {
  if (group === "people") {
    const parsed = parseDataFile(path, text, (...given) => Person.safeParse(...given));
    return parsed.ok ? { ok: true, file: { kind: "person", id, person: parsed.value } } : parsed;
  }
  if (group === "pages") {
    if (!isPageId(id)) return misplaced(path, "unknownPage");
    const parsed = parseDataFile(path, text, (...given) => parsePage(id, ...given));
    return parsed.ok ? { ok: true, file: { kind: "page", id, page: parsed.value } } : parsed;
  }
  switch (id) {
    case "site": {
      const parsed = parseDataFile(path, text, (...given) => SiteSettings.safeParse(...given));
      return parsed.ok ? { ok: true, file: { kind: "site", id, site: parsed.value } } : parsed;
    }
    case "plans": {
      const parsed = parseDataFile(path, text, (...given) => MembershipPlans.safeParse(...given));
      return parsed.ok ? { ok: true, file: { kind: "plans", id, plans: parsed.value } } : parsed;
    }
    case "partners": {
      const parsed = parseDataFile(path, text, (...given) => Partners.safeParse(...given));
      return parsed.ok ? { ok: true, file: { kind: "partners", id, partners: parsed.value } } : parsed;
    }
    case "terms": {
      const parsed = parseDataFile(path, text, (...given) => Terms.safeParse(...given));
      return parsed.ok ? { ok: true, file: { kind: "terms", id, terms: parsed.value } } : parsed;
    }
    default:
      return misplaced(path, "unknownFile");
  }
}

function expectedPlace(path: string) {
  if (/\.yaml$/i.test(path)) return "ymlEnding";
  if (/^(?:events|news)\//i.test(path)) return "itemPlace";
  if (/^companies\//i.test(path)) return "companyPlace";
  return "unknownPlace";
}

function misplaced(
  path: string,
  code: "itemFileName" | "companyFileName" | "unknownPage" | "unknownFile" | ReturnType<typeof expectedPlace>,
): ParsedContentFile {
  return { ok: false, problems: [{ path, ...fault(code) }] };
}
