import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseContentFile } from "../../content/model/entries/parse-content-file";
import { fitForStaticHost } from "./static-host-files";

const company =
  "---\nid: 1\nname: Alpha\ndescription: Tea\nlocation: Kyoto\nlogoImg: /media/a.png\nlink: https://a.example\n---\nTea.\n";
const news = "---\nserial_no: 7\ntitle: Report\ndate: 2026-03-01\n---\nText\n";
const redirects =
  "entries:\n  - { from: /company/Old, to: /company/alpha }\n  - { from: /会員, to: /company/alpha }\n  - { from: /company/alpha, to: /news/report }\n  - { from: /draft, to: /company/hidden }\n";
const files = Object.entries({
  "companies/alpha.md": company,
  "companies/hidden.md": company.replace("id: 1", "id: 2"),
  "news/2026/report.md": news,
  "redirects.yml": redirects,
}).map(([path, text]) => {
  const parsed = parseContentFile(path, text, "v");
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.file;
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "static-host-"));
  for (const path of ["company/alpha", "news/report/report", "admin", "adminNews", "page-data/admin", "administration"])
    for (const language of ["", "ja/"]) {
      const file = path.startsWith("page-data/")
        ? join(folder, path.replace("page-data/", `page-data/${language}`), "page-data.json")
        : join(folder, language, path, "index.html");
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, "page");
    }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("old addresses and numbers lead to their pages in both languages; pages stay, staff pages go", async () => {
  const moved = [{ from: "/news/former", to: "/news/report" }];
  await fitForStaticHost(folder, "https://chamber.example", files, moved);
  for (const [path, to] of [
    ["company/Old", "/company/alpha"],
    ["company/old", "/company/alpha"],
    ["ja/company/Old", "/ja/company/alpha"],
    ["会員", "/company/alpha"],
    ["news/7", "/news/report/report"],
    ["ja/news/7", "/ja/news/report/report"],
    ["ja/news/former", "/ja/news/report/report"],
  ] as const) {
    const html = readFileSync(join(folder, path, "index.html"), "utf8");
    expect(html).toContain(`content="0; url=${to}"`);
    expect(html).toContain(`<link rel="canonical" href="https://chamber.example${to}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
  expect(readFileSync(join(folder, "company/alpha/index.html"), "utf8")).toBe("page");
  for (const path of ["draft", "admin", "adminNews", "ja/admin", "page-data/admin", "page-data/ja/admin"])
    expect([path, existsSync(join(folder, path))]).toEqual([path, false]);
  expect(existsSync(join(folder, "administration"))).toBe(true);
});
