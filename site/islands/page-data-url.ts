/** Where the props of a page are: `/ja/product-events` -> `/page-data/ja/product-events/page-data.json`. */
export function pageDataUrl(pathname: string): string {
  const path = pathname.replace(/^\/+|\/+$/g, "");
  return `/page-data/${path === "" ? "index" : path}/page-data.json`;
}
