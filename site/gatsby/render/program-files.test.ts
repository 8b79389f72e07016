import { isProgramFile } from "./program-files";

test.each([
  "app-b60861f1e8c41fde468f.js",
  "app.d5a442d6bb70469c3b1f.css",
  "framework-6632a346e4e85d892cb6.js.LICENSE.txt",
  "chunk-map.json",
  "webpack.stats.json",
  "_gatsby/slices/_gatsby-scripts-1.html",
  "page-data/app-data.json",
  "page-data/sq/d/1234.json",
])("%s is made of code alone", (file) => expect(isProgramFile(file)).toBe(true));

test.each([
  "index.html",
  "404.html",
  "ja/news/a/b/index.html",
  "page-data/index/page-data.json",
  "page-data/404.html/page-data.json",
  "media/logo.svg",
  "media/terms.html",
  "pictures/0123456789abcdef-480.avif",
  "sitemap-index.xml",
  "sitemap-news-en-1.xml",
  "robots.txt",
  "favicon.png",
])("%s is made of content", (file) => expect(isProgramFile(file)).toBe(false));

test("compressed copies are nobody's: they are made again", () => {
  expect(["app-b60861f1e8c41fde468f.js.gz", "chunk-map.json.br"].filter(isProgramFile)).toEqual([]);
});
