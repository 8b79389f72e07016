import { isSamePage, type PagePlan } from "../plan/planned-page";

/** Pages by their paths. */
export type Plans = ReadonlyMap<string, PagePlan>;

/** The pages to make anew, and those that are there no more. A pure function of two plans of the site. */
export function differences(released: Plans, planned: Plans): { touched: PagePlan[]; gone: PagePlan[] } {
  const touched = [...planned.values()].filter((page) => {
    const before = released.get(page.path);
    return before === undefined || !isSamePage(before, page);
  });
  return { touched, gone: [...released.values()].filter(({ path }) => !planned.has(path)) };
}

/** True when search engines have to be told: a page came or went, or is to be known otherwise. */
export function changesListing(released: Plans, made: readonly PagePlan[], gone: readonly PagePlan[]): boolean {
  const listingOf = (page: PagePlan | undefined): string => JSON.stringify(page?.listing);
  return gone.length > 0 || made.some((page) => listingOf(page) !== listingOf(released.get(page.path)));
}
