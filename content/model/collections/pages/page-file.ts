import { z } from "zod";
import { AboutPage } from "./about-page";
import { CompanyPage } from "./company-page";
import { ContactPage } from "./contact-page";
import { DirectoryPage } from "./directory-page";
import { EventsPage } from "./events-page";
import { HomePage } from "./home-page";
import { MembershipPage } from "./membership-page";
import { NewsPage } from "./news-page";
import { NotFoundPage } from "./not-found-page";
import { OfficeholdersPage } from "./officeholders-page";
import { PresidentPage } from "./president-page";
import { SearchPage } from "./search-page";
import { SponsorshipPage } from "./sponsorship-page";
import { TermsPage } from "./terms-page";

/**
 * A file `pages/<id>.yml`: metadata and what the page says, in both languages.
 * Words of controls and states ("Previous", "Loading", form labels) are not content: they are site/locales.
 */
export const PageFile = z.discriminatedUnion("id", [
  HomePage,
  AboutPage,
  PresidentPage,
  OfficeholdersPage,
  MembershipPage,
  DirectoryPage,
  CompanyPage,
  NewsPage,
  EventsPage,
  ContactPage,
  SponsorshipPage,
  TermsPage,
  SearchPage,
  NotFoundPage,
]);
export type PageFile = z.infer<typeof PageFile>;

/** The stem of a page's file. */
export type PageId = PageFile["id"];

/** The page of an id, like `PageOf<"home">`. */
export type PageOf<Id extends PageId> = Extract<PageFile, { id: Id }>;

/** The schema of each page by its id. */
export const pageSchemas: ReadonlyMap<string, z.ZodType<PageFile>> = new Map(
  PageFile.options.map((page) => [page.shape.id.value, page]),
);

/** Every page that has a file in `pages/`. */
export const pageIds = [...pageSchemas.keys()] as readonly PageId[];

const optional: readonly PageId[] = ["president", "officeholders", "directory", "sponsorship"];

/** The pages that the content check requires; a chamber may have no president, officeholders, list of members or sponsors. */
export const requiredPageIds = pageIds.filter((id) => !optional.includes(id));

/** True for the stem of a page's file. */
export const isPageId = (id: string): id is PageId => pageSchemas.has(id);
