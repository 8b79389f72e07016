import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyPublicContent } from "./copy-public-content";

let folder: string;
beforeEach(() => (folder = realpathSync(mkdtempSync(join(tmpdir(), "public-content-")))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what is not public at the moment stays behind, with the pictures that only it names", async () => {
  const from = join(folder, "from");
  const write = (path: string, text: string): void => {
    mkdirSync(join(from, path, ".."), { recursive: true });
    writeFileSync(join(from, path), text);
  };
  const item = (number: number, title: string, more: string): string =>
    `---\nserial_no: ${String(number)}\ndate: 2026-11-02\ntitle: ${title}\nimage: /media/news/${title}.png\nimageAlt: Dots\n${more}---\n\nText.\n`;
  for (const title of ["shown", "draft", "later", "broken", "double"]) write(`media/news/${title}.png`, "");
  write("news/2026/2026-11-02-shown.md", item(1, "shown", ""));
  write("news/2026/2026-11-02-draft.md", item(2, "draft", "draft: true\n"));
  write("news/2026/2026-11-02-later.md", item(3, "later", "publishAt: 2026-12-01T09:00+09:00\n"));
  write("news/2026/2026-11-02-broken.md", item(4, "broken", "draft: true\nvenue: a: b\n"));
  write("news/2026/2026-11-03-double.md", item(1, "double", "draft: true\n"));
  write(".git/HEAD", "ref: refs/heads/main\n");
  const to = join(folder, "to");
  const copied = (path: string): boolean => existsSync(join(to, path));

  await copyPublicContent(from, to, Date.parse("2026-11-30T00:00Z"));

  expect(copied("news/2026/2026-11-02-shown.md") && copied("media/news/shown.png")).toBe(true);
  for (const hidden of ["draft", "later"]) {
    expect(copied(`news/2026/2026-11-02-${hidden}.md`)).toBe(false);
    expect(copied(`media/news/${hidden}.png`)).toBe(false);
  }
  for (const leftOut of ["broken", "double"]) expect(copied(`media/news/${leftOut}.png`)).toBe(false);
  expect(copied(".git")).toBe(false);
});
