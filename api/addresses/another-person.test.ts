import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatProblem } from "../../content/model/problems/problem";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { contentAddresses } from "../../scripts/site/content-addresses";
import { readWithHistory } from "../../scripts/site/read-with-history";
import { temporaryRepository, type TemporaryRepository } from "../store/test-support/temporary-repository";

const [seah, mori, address] = ["people/rowena-seah.yml", "people/akari-mori.yml", "/sccj-board-of-directors/1"];
const rowena = readFileSync(join(sampleContent, seah), "utf8");
const called = (en: string, ja: string): string =>
  rowena.replace(/^name: .*$/m, `name: { en: ${en}, ja: ${ja} }`).replace("nineteen years", "ten years");
const akari = called("Akari Mori", "森あかり");

let repository: TemporaryRepository;
beforeEach(() => {
  const site = readFileSync(join(sampleContent, "site.yml"), "utf8");
  repository = temporaryRepository({ files: { "content/site.yml": site, [`content/${seah}`]: rowena } });
});
afterEach(() => repository.remove());

/** One commit that writes files, or removes those that are null. */
function commit(files: Readonly<Record<string, string | null>>, days = 0): string {
  for (const [file, text] of Object.entries(files))
    if (text === null) rmSync(join(repository.contentDir, file));
    else writeFileSync(join(repository.contentDir, file), text);
  const date = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
  repository.git("add", "--all");
  repository.git("commit", "--quiet", "--message", "By hand", "--date", date);
  return repository.git("rev-parse", "--short=7", "HEAD");
}
const addresses = () => readWithHistory(repository.contentDir, (read) => contentAddresses(repository.contentDir, read));
const named = async () => (await addresses()).lost.map(({ path, code, severity }) => [path, code, severity]);
const inherited = [[mori, "numberInherited", "notice"]];

test("another person in a renamed file with the number is named for a week, with the file from which it came", async () => {
  const hash = commit({ [seah]: null, [mori]: akari });
  expect(await named()).toEqual(inherited);
  expect((await addresses()).lost.map(formatProblem)).toEqual([
    expect.stringContaining(`${mori} has the address ${address}, which was the one of ${seah} until commit ${hash}`),
  ]);
  commit({ [mori]: akari.replace("ten years", "twenty years") });
  expect(await named()).toEqual(inherited);
  commit({ [mori]: akari.replace("ten years", "thirty years") }, 8);
  expect(await named()).toEqual([]);
});

test("with a number of its own it has no redirect from the address, which is named as lost", async () => {
  commit({ [seah]: null, [mori]: akari });
  commit({ [mori]: akari.replace("serial_no: 1", "serial_no: 90") });
  expect(await addresses()).toMatchObject({ missing: [], lost: [{ path: seah, code: "addressLost" }] });
});

test.each([
  ["an unchanged name", "Rowena Seah", "ロウィーナ・シア"],
  ["another family name", "Rowena Mori", "森ロウィーナ"],
  ["another given name", "Akari Seah", "アカリ・シア"],
  ["a corrected spelling in both languages", "Rowina Seah", "ロウイナ・シア"],
  ["other words in English alone", "Lena Sia", "ロウィーナ・シア"],
  ["the names in the other order", "SEAH Rowena", "シア・ロウィーナ"],
])("%s in a renamed file is the same person: nothing is named, and another number leads on", async (_, en, ja) => {
  commit({ [seah]: null, [mori]: called(en, ja) });
  expect(await named()).toEqual([]);
  commit({ [mori]: called(en, ja).replace("serial_no: 1", "serial_no: 90") });
  const to = address.replace(/1$/, "90");
  expect(await addresses()).toEqual({ missing: [{ from: address, to }], lost: [] });
});

test("a Japanese name keeps a part without blanks between its words", async () => {
  commit({ [seah]: called("Akari Mori", "森あかり") });
  commit({ [seah]: null, [mori]: called("Tanaka", "田中あかり") });
  expect(await named()).toEqual([]);
});

test("a person who is back under her own name, in another file or her own, took nothing from herself", async () => {
  commit({ [seah]: null, [mori]: akari });
  commit({ [mori]: null, "people/rowena.yml": rowena });
  expect(await named()).toEqual([]);
  commit({ [seah]: rowena, "people/rowena.yml": null });
  expect(await named()).toEqual([]);
});
