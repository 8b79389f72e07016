/** The page of the site that a form was opened from (site/boot/edit-link.ts), if any; no other site's. */
export function pageOfWayBack({ search, origin }: Pick<Location, "search" | "origin">): string | undefined {
  const back = new URLSearchParams(search).get("back");
  if (back === null || !URL.canParse(back, origin)) return undefined;
  const { origin: its, pathname } = new URL(back, origin);
  return its === origin ? pathname : undefined;
}
