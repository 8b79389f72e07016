import type { PageProps } from "gatsby";
import type { Language } from "../../content/model/text/language";
import type { Documents } from "../ui/prose-links";
import type { FixedPage } from "../routes";
import type { PageHeadData } from "./page-head-data";

/** A link of the navigation: its words, and an address of this site or another. */
export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}
/** A disclosure with links. */
export interface NavigationGroup {
  /** Names the group on its page. */
  readonly id: string;
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export type NavigationItem = NavigationLink | NavigationGroup;

/** Data of the chamber for every page, in the page's language. */
export interface SiteInfo {
  readonly product: string;
  readonly name: string;
  readonly shortName: string;
  readonly titleSuffix: string;
  readonly description: string;
  readonly email: string;
  readonly city: string;
  /** Where else the times of events are shown: a name of the IANA database, and what the place is called beside a time, also in the other language. */
  readonly secondTime?: { readonly zone: string; readonly name: string; readonly otherName?: string } | undefined;
  readonly logo: string;
  readonly social: {
    readonly instagram?: string | undefined;
    readonly linkedin?: string | undefined;
    readonly youtube?: string | undefined;
  };
  /** The fixed pages that exist: the navigation links to no others. */
  readonly pages: readonly FixedPage[];
  /** The menu and the footer of a chamber that has its own. */
  readonly menus?: { readonly header: readonly NavigationItem[]; readonly footer: readonly NavigationItem[] };
  /** The membership page has no plans: nothing leads to them. */
  readonly withoutPlans?: boolean;
  /** Public address without a trailing slash, where it is known; calendars of others fetch ours there. */
  readonly publicUrl?: string;
  /** Measurement id of the analytics service, when one is configured (R7.5). */
  readonly analyticsId?: string | undefined;
  /** News category as staff write it (English) -> as this language shows it. */
  readonly categories: Readonly<Record<string, string>>;
}

/** What the frame around every page needs. */
export interface PageFrame {
  readonly language: Language;
  /** The page's own path. */
  readonly path: string;
  /** The day the HTML was written for, `YYYY-MM-DD` (R1.8). */
  readonly builtOn: string;
  /** Documents that texts of the page link to. */
  readonly documents?: Documents;
  readonly site: SiteInfo;
}

/** The object gatsby-plugin-react-i18next expects in a page's context. */
export interface I18nContext {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly generateDefaultLanguagePage: boolean;
  readonly routed: boolean;
  readonly originalPath: string;
  readonly path: string;
}

/** Everything a page shows: a pure function of the content, for one page in one language. */
export interface PageContext<Page> {
  readonly language: Language;
  readonly i18n: I18nContext;
  readonly frame: PageFrame;
  readonly head: PageHeadData;
  readonly page: Page;
  /** True for a page that only has its template compiled; visitors never get it. */
  readonly showsNothing?: boolean;
}

/** Props of a page's template. */
export type TemplateProps<Page> = PageProps<object, PageContext<Page>>;
