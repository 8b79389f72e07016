import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { pageBytes } from "./page-bytes";

test("a page's own files are weighed once each, by kind", () => {
  const site = mkdtempSync(join(tmpdir(), "page-bytes-"));
  try {
    writeFileSync(join(site, "a.js"), "a".repeat(500));
    writeFileSync(join(site, "old.js"), "old".repeat(500));
    writeFileSync(join(site, "a.css"), "css");
    writeFileSync(join(site, "a.png"), Buffer.alloc(1234));
    const rest = `<script src="/a.js"></script><script src="/a.js" async></script><script src="/old.js" nomodule></script>
      <script src="https://example.org/x.js"></script><link rel="stylesheet" href="/a.css"><img alt="" src="/a.png?1"><img src="/none.png">`;
    writeFileSync(join(site, "index.html"), `<style>b{}</style>${rest}`);
    expect(pageBytes(site, "index.html")).toEqual({
      html: gzipSync(rest).length,
      css: gzipSync("b{}").length + gzipSync("css").length,
      javaScript: gzipSync("a".repeat(500)).length,
      images: 1234,
    });
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});
