import type { PageId } from "./page-file";

const ids: Readonly<Record<PageId, true>> = {
  home: true,
  about: true,
  president: true,
  officeholders: true,
  membership: true,
  directory: true,
  company: true,
  news: true,
  events: true,
  contact: true,
  sponsorship: true,
  terms: true,
  search: true,
  "not-found": true,
  "admin-start": true,
  "admin-events": true,
  "admin-news": true,
  "admin-content": true,
  "admin-inquiries": true,
  "admin-health": true,
};

/** Every page that has a file in `pages/`; the content check asks for each of them. */
export const pageIds = Object.keys(ids) as readonly PageId[];

/** True for the stem of a page's file. */
export function isPageId(id: string): id is PageId {
  return Object.hasOwn(ids, id);
}
