/** The address of the prepared changes of the collection that a page shows, or of one of them (R15.24). */
export function preparedAddress(id: string | undefined, page: Pick<Location, "pathname" | "search">): string {
  const query = new URLSearchParams({ ...collectionOf(page), next: "1", ...(id === undefined ? {} : { item: id }) });
  return `${page.pathname}?${query.toString()}`;
}

/** True for a page of prepared changes. */
export const isPreparedPage = (search: string): boolean => new URLSearchParams(search).has("next");

/** The address of the list that it belongs to, or of an entry of it. */
export function listAddress(page: Pick<Location, "pathname" | "search">, id?: string): string {
  const query = new URLSearchParams({ ...collectionOf(page), ...(id === undefined ? {} : { item: id }) }).toString();
  return query === "" ? page.pathname : `${page.pathname}?${query}`;
}

function collectionOf({ search }: Pick<Location, "search">): Record<string, string> {
  const name = new URLSearchParams(search).get("in");
  return name === null ? {} : { in: name };
}
