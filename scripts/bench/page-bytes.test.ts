import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { pageBytes } from "./page-bytes";
import { shownWidth } from "./shown-picture";

const page = (name: string): string =>
  `<picture><source type="image/avif" srcSet="/${name}-480.avif 480w,\n/${name}-960.avif 960w" sizes="(min-width: 56rem) 50vw, 100vw"/>
    <source type="image/webp" srcSet="/${name}-480.webp 480w"/><img src="/${name}.jpg"/></picture>`;

test("a page's own files are weighed once each, by kind", () => {
  const site = mkdtempSync(join(tmpdir(), "page-bytes-"));
  const write = (path: string, bytes: string | Buffer): void => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), bytes);
  };
  try {
    const rest = `<script src="/a.js"></script><script src="/a.js" async></script><script src="/old.js" nomodule></script>
      <script id="gatsby-script-loader">let page;</script><script src="https://example.org/x.js"></script><link rel="stylesheet" href="/a.css"><img alt="" src="/a.png?1"><img src="/none.png">
      ${page("photo")}${page("photo")}`;
    const data = JSON.stringify({ componentChunkName: "own" });
    const assets = [{ name: "a.js" }, { name: "own.js" }, { name: "own.css" }];
    write("x/index.html", `<style>b{}</style>${rest}`);
    write("page-data/x/page-data.json", data);
    write("page-data/app-data.json", "{}");
    write("webpack.stats.json", JSON.stringify({ namedChunkGroups: { own: { assets } } }));
    for (const file of ["a.js", "own.js", "old.js", "a.css", "own.css"]) write(file, file.repeat(300));
    write("a.png", Buffer.alloc(1234));
    // Half of a window of 1,280 px are 640.
    write("photo-480.avif", Buffer.alloc(10));
    write("photo-960.avif", Buffer.alloc(500));
    const zipped = (...texts: string[]): number => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(pageBytes(site, "/x")).toEqual({
      html: zipped(rest),
      css: zipped("b{}", "a.css".repeat(300)),
      javaScript: zipped("a.js".repeat(300), "own.js".repeat(300)),
      data: zipped(data, "{}"),
      images: 1734,
    });
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test.each([
  ["(min-width: 62rem) 18rem, (min-width: 44rem) 30vw, 6rem", 288],
  ["(min-width: 100rem) 18rem, 92vw", 1177.6],
  ["15rem", 240],
])("sizes %s show a picture %d px wide", (sizes, width) => {
  expect(shownWidth(sizes)).toBeCloseTo(width);
});
