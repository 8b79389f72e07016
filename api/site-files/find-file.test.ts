import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findFile } from "./find-file";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  for (const path of [
    "site/index.html",
    "site/ja/index.html",
    "site/company/akiya2.0/index.html",
    "site/ja/events/2026-picnic/index.html",
    "site/chamber-contact/index.html",
    "site/ja/news/big/title/index.html",
    "site/ja/案内a/index.html",
    "site/events/night.ics",
    "site/app.js",
    "site/.secret",
    "outside.html",
  ]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), path);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ["/", { kind: "page", path: "index.html" }],
  ["/ja", { kind: "page", path: "ja/index.html" }],
  ["/ja/", { kind: "redirect", to: "/ja" }],
  ["/app.js", { kind: "file", path: "app.js" }],
  ["/company/akiya2.0", { kind: "page", path: "company/akiya2.0/index.html" }],
  ["/company/Akiya2.0", { kind: "redirect", to: "/company/akiya2.0" }],
  ["/ja/events/2026-PICNIC", { kind: "redirect", to: "/ja/events/2026-picnic" }],
  ["/JA", { kind: "none" }],
  ["/unknown", { kind: "none" }],
])("%s leads to %j", async (path, expected) => {
  expect(await findFile(join(folder, "site"), path)).toEqual(expected);
});

test.each([
  ["/Chamber-Contact", "/chamber-contact"],
  ["/JA/News/Big/Title", "/ja/news/big/title"],
  ["/ja/NEWS/big/title/", "/ja/news/big/title"],
  ["/Company/AKIYA2.0/", "/company/akiya2.0"],
  ["/ja/%E6%A1%88%E5%86%85A", "/ja/%E6%A1%88%E5%86%85a"],
  ["/Events/Night.ics", "/events/night.ics"],
])("%s, in other letter case, is redirected to %s", async (path, to) => {
  expect(await findFile(join(folder, "site"), path)).toEqual({ kind: "redirect", to });
});

test.each([
  "/../outside.html",
  "/%2e%2e/outside.html",
  "/..%2foutside.html",
  "/ja/..%2f..%2foutside.html",
  "/..%5coutside.html",
  "/.secret",
  "/%2esecret",
  "/app.js%00.html",
  "/%",
  "/%ff",
  "//app.js",
  "/app.js/",
  "//Chamber-Contact",
  "/%2fChamber-Contact",
  "/..%2fOutside.html",
])("%s leads nowhere", async (path) => {
  expect(await findFile(join(folder, "site"), path)).toEqual({ kind: "none" });
});
