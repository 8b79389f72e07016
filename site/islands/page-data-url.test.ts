/** @jest-environment node */
import { pageDataUrl } from "./page-data-url";

test.each([
  ["/", "/page-data/index/page-data.json"],
  ["/ja", "/page-data/ja/page-data.json"],
  ["/ja/sccj-events/", "/page-data/ja/sccj-events/page-data.json"],
  ["/company/akiya2.0", "/page-data/company/akiya2.0/page-data.json"],
  ["/ja/404.html", "/page-data/ja/404.html/page-data.json"],
])("the props of %s are at %s", (path, url) => {
  expect(pageDataUrl(path)).toBe(url);
});
