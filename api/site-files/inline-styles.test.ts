import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sourceOf } from "../http/content-security-policy";
import { inlineStyles } from "./inline-styles";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inline-styles-"));
  writeFileSync(join(folder, "app.1.css"), "body{color:red}");
  writeFileSync(join(folder, "page.2.css"), "body{color:red}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what Gatsby writes is allowed, what else a page holds is not", async () => {
  writeFileSync(join(folder, "index.html"), "<style>p{color:blue}</style><script>alert(1)</script>");
  expect(await inlineStyles(folder)).toEqual([sourceOf("body{color:red}")]);
});
