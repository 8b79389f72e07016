/** The templates of pages, below `site/`. Each is in the compiled renderer, also before there is a page of it. */
export const templates = [
  "about/AboutPage.tsx",
  "about/OfficeholdersPage.tsx",
  "about/PresidentPage.tsx",
  "about/ProfilePage.tsx",
  "admin-host/AdminPage.tsx",
  "contact/ContactPage.tsx",
  "directory/CompanyPage.tsx",
  "directory/DirectoryPage.tsx",
  "events/EventPage.tsx",
  "events/EventsArchivePage.tsx",
  "events/EventsPage.tsx",
  "home/HomePage.tsx",
  "membership/MembershipPage.tsx",
  "news/ArticlePage.tsx",
  "news/NewsArchivePage.tsx",
  "news/NewsPage.tsx",
  "not-found/NotFoundPage.tsx",
  "search/SearchPage.tsx",
  "sponsorship/SponsorshipPage.tsx",
  "terms/TermsPage.tsx",
] as const;

export type Template = (typeof templates)[number];
