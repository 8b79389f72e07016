import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { minimalSite } from "./minimal-site";

interface Page {
  readonly path: string;
  readonly body: string;
}

const folder = mkdtempSync(join(tmpdir(), "minimal-site-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the minimal site has the pages of the other one, not its redirects, and an edit changes one of them", () => {
  const built = join(folder, "built");
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(built, path)), { recursive: true });
    writeFileSync(join(built, path), text);
  };
  for (const path of ["/", "/ja", "/news/1/one", "/404.html"])
    write(`page-data/${path === "/" ? "index" : path}/page-data.json`, JSON.stringify({ path }));
  write("page-data/app-data.json", "{}");
  write("news/1/one/index.html", "");
  write("news/1/index.html", "a redirect");
  const site = minimalSite(join(folder, "minimal"), built, "<p>Text</p>");
  const pages = (): Page[] => JSON.parse(readFileSync(join(site.folder, "pages.json"), "utf8")) as Page[];
  const before = pages();
  expect(before.map(({ path }) => path)).toEqual(["/", "/404.html", "/ja", "/news/1/one"]);
  expect(site.pages).toBe(4);
  site.edit("More");
  expect(pages().filter(({ body }, at) => body !== before[at]?.body)).toHaveLength(1);
});
