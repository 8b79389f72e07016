/**
 * Where Gatsby's browser code fetches the props of a page: `/ja/sccj-events` -> `/page-data/ja/sccj-events/page-data.json`.
 * Undefined for the 404 page, which is shown at any address.
 */
export function pageDataUrl(pathname: string): string | undefined {
  if (/^\/404(?:\.html)?\/?$/.test(pathname)) return undefined;
  const path = pathname.replace(/^\/+|\/+$/g, "");
  return `/page-data/${path === "" ? "index" : path}/page-data.json`;
}
