import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { formatProblem } from "../../../content/model/problems/problem";
import { pdf } from "../../../content/model/test-support/pdf";
import { readContent } from "./read-content";

let folder: string;
const write = (path: string, bytes: string | Buffer): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
};
const news = (serial: number, title: string): string =>
  `---\nserial_no: ${String(serial)}\ntitle: ${title}\ndate: 2026-05-01\n---\nText\n`;
const read = () => {
  const { files, problems } = readContent(folder);
  return { paths: files.map(({ path }) => path), problems: problems.map(formatProblem), files };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chamber-content-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("understands items and gives them the version that git gives the file", () => {
  write("news/2026/a.md", news(1, "One"));
  const { files, problems } = read();
  const id = execFileSync("git", ["hash-object", join(folder, "news/2026/a.md")], { encoding: "utf8" }).trim();
  expect(problems).toEqual([]);
  expect(files).toMatchObject([
    { path: "news/2026/a.md", file: { collection: "news", id: "a", version: id, fields: { title: "One" } } },
  ]);
});

test("an item whose picture is of a kind that is not published stays, and the picture is named", () => {
  write("news/2026/a.md", news(1, "One").replace("date:", "image: /media/2026/IMG_0001.HEIC\ndate:"));
  write("media/2026/IMG_0001.HEIC", "bytes");
  const { paths, problems } = read();
  expect(paths).toEqual(["news/2026/a.md"]);
  expect(problems).toEqual([
    expect.stringMatching(/^news\/2026\/a\.md:4 "image" names "\/media\/2026\/IMG_0001\.HEIC"/),
  ]);
});

test("leaves a bad file out, names its line and field, and keeps the rest", () => {
  write("news/2026/a.md", news(1, "One"));
  write("news/2026/b.md", news(2, "Two").replace("2026-05-01", "May 3"));
  const { paths, problems } = read();
  expect(paths).toEqual(["news/2026/a.md"]);
  expect(problems).toEqual([expect.stringMatching(/^news\/2026\/b\.md:4 "date" must be YYYY-MM-DD, got "May 3"/)]);
});

test("leaves out the later of two files with one number", () => {
  write("news/2026/a.md", news(1, "One"));
  write("news/2026/b.md", news(1, "Same number"));
  const { paths, problems } = read();
  expect(paths).toEqual(["news/2026/a.md"]);
  expect(problems[0]).toContain("news/2026/b.md");
});

test("a missing picture is only a warning", () => {
  write("news/2026/a.md", news(1, "One").replace("date:", "image: /media/2026/none.jpg\ndate:"));
  const { paths, problems } = read();
  expect(paths).toEqual(["news/2026/a.md"]);
  expect(problems).toEqual([expect.stringContaining("content/media/2026/none.jpg")]);
});

test("neither follows symbolic links nor reads text that is not UTF-8", () => {
  write("news/2026/latin.md", Buffer.from(news(1, "Caf\u00e9"), "latin1"));
  for (const path of ["news/2026/link.md", "news/2027", "media", "news/2026/.#lock.md"])
    symlinkSync("/etc/hostname", join(folder, path));
  const { paths, problems } = read();
  expect(paths).toEqual([]);
  expect(problems).toEqual([
    "media is a symbolic link; put the file itself here",
    "news/2026/latin.md is not UTF-8 text; save it as UTF-8",
    "news/2026/link.md is a symbolic link; put the file itself here",
    "news/2027 is a symbolic link; put the file itself here",
  ]);
});

test("names a folder or a repository of its own in the place of files, as the service does, and reads nothing of it", () => {
  write("news/2026/a.md/news.md", news(1, "One"));
  mkdirSync(join(folder, "site.yml"));
  write("media/2026/.git", "gitdir: elsewhere\n");
  write("media/2026/a.svg", "");
  write("media/hall.jpg/a.txt", "");
  write("events", "");
  expect(read()).toMatchObject({
    paths: [],
    problems: [
      "events is a file in the place of a folder; bring the folder back",
      "media/2026 is a submodule; put the files themselves here",
      "news/2026/a.md is a folder; put the file itself here",
      "site.yml is a folder; put the file itself here",
    ],
  });
});

test("names a file and a folder whose names are no UTF-8, as of an archive packed on another system, and reads the others", () => {
  const shiftJis = Buffer.from([0x89, 0xef, 0x8f, 0xea]);
  write("media/2026/a.txt", "");
  write("news/2026/a.md", news(1, "One"));
  for (const parent of ["media/2026/", "news/2026/"])
    writeFileSync(Buffer.concat([Buffer.from(join(folder, parent)), shiftJis, Buffer.from(".jpg")]), "");
  mkdirSync(Buffer.concat([Buffer.from(join(folder, "media/")), shiftJis]));
  const { paths, problems } = read();
  expect(paths).toEqual(["news/2026/a.md"]);
  expect(problems).toEqual([
    expect.stringMatching(/^media\/2026\/.*\.jpg has a name that is not UTF-8; rename it$/),
    expect.stringMatching(/^media\/\S+ has a name that is not UTF-8/),
    expect.stringMatching(/^news\/2026\/.*\.jpg has a name that is not UTF-8/),
  ]);
});

test("names what the service leaves out for its name: other computers' letters and devices, and more than 200 bytes", () => {
  const names = ["a?b.svg", "10:00.svg", "con.svg", "LPT1.old.svg", `${"会場".repeat(35)}.svg`];
  for (const name of [...names, `${"会場".repeat(30)}.svg`])
    write(`media/2026/${name}`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(read().problems.toSorted()).toEqual(
    names.map((name) => `media/2026/${name} has a name that some computers cannot use; rename it`).toSorted(),
  );
});

test("the model's code beside the content is not content", () => {
  write("model/pages/home.yml", "nothing: here");
  expect(read()).toMatchObject({ paths: [], problems: [] });
});

test("names a picture over 20 MB and leaves it out", () => {
  write("media/big.jpg", Buffer.alloc(20 * 1024 * 1024 + 1));
  const fitting = Buffer.alloc(20 * 1024 * 1024);
  fitting.set([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 17, 0, 0xff, 0xda, 0xff, 0xd9]);
  write("media/fits.jpg", fitting);
  expect(read().problems).toEqual([
    "media/big.jpg is larger than an image may be (20 MB): put a smaller one in its place",
  ]);
  expect([...readContent(folder).media]).toEqual(["media/fits.jpg"]);
});

test("names a picture that cannot be shown, and keeps it", () => {
  write("media/empty.jpg", Buffer.alloc(0));
  expect(read().problems).toEqual(["media/empty.jpg is an empty file: upload the image again, or choose another one"]);
  expect([...readContent(folder).media]).toEqual(["media/empty.jpg"]);
});

test("names a document that cannot be opened, by its first bytes, and keeps it", () => {
  const whole = pdf("Agenda", 100_000);
  write("media/2026/whole.pdf", whole);
  write("media/2026/later.PDF", Buffer.concat([Buffer.alloc(900), whole]));
  write("media/2026/empty.pdf", "");
  write("media/2026/page.pdf", "<!doctype html><title>Not found</title>");
  write("media/2026/pointer.pdf", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n");
  expect(readContent(folder).problems).toEqual([
    { path: "media/2026/empty.pdf", code: "documentEmpty", severity: "warning" },
    { path: "media/2026/page.pdf", code: "documentMisnamed", severity: "warning" },
    { path: "media/2026/pointer.pdf", code: "documentInLfs", severity: "warning" },
  ]);
  expect(readContent(folder).media.size).toBe(5);
});
