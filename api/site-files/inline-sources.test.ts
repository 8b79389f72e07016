import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sourceOf } from "../http/content-security-policy";
import { inlineSources } from "./inline-sources";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inline-sources-"));
  mkdirSync(join(folder, "_gatsby", "slices"), { recursive: true });
  writeFileSync(
    join(folder, "_gatsby/slices/_gatsby-scripts-1.html"),
    "<script id=a>let map;</script><script src=x></script>",
  );
  writeFileSync(join(folder, "app.1.css"), "body{color:red}");
  writeFileSync(join(folder, "page.2.css"), "body{color:red}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what Gatsby writes is allowed, what else a page holds is not", async () => {
  writeFileSync(join(folder, "index.html"), "<style>p{color:blue}</style><script>alert(1)</script>");
  expect(await inlineSources(folder, "index.html")).toEqual({
    scripts: ["let map;", '/*<![CDATA[*/window.pagePath="/";/*]]>*/'].map(sourceOf),
    styles: [sourceOf("body{color:red}")],
  });
});
