import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { contentAddresses } from "../../scripts/site/content-addresses";
import { readWithHistory } from "../../scripts/site/read-with-history";
import { temporaryRepository, type TemporaryRepository } from "../store/test-support/temporary-repository";
import { eventFile, pageFile } from "../test-support/item-files";

const company = (name: string): string =>
  `---\nid: 1\nname: ${name}\ndescription: Tea\nlocation: Kyoto\nlogoImg: /media/a.png\nlink: https://a.example\n---\n${name} blends tea.\n`;
const rowena = readFileSync(join(sampleContent, "people/rowena-seah.yml"), "utf8");
/** The same file under another name, and one of which nothing else is left either. */
const akari = rowena.replace(/^name: .*$/m, "name: { en: Akari Mori, ja: 森あかり }");
const other = akari.replace(/(en|ja): [^{}\n]*$/gm, "$1: Something else entirely");
const [seah, mori] = ["people/rowena-seah.yml", "people/akari-mori.yml"];

let repository: TemporaryRepository;
beforeEach(() => {
  const site = readFileSync(join(sampleContent, "site.yml"), "utf8");
  repository = temporaryRepository({ files: { "content/site.yml": site, [`content/${seah}`]: rowena } });
});
afterEach(() => repository.remove());

/** One commit that writes files, or removes those that are null. */
function commit(files: Readonly<Record<string, string | Buffer | null>>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(repository.contentDir, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === null) rmSync(path);
    else writeFileSync(path, text);
  }
  repository.git("add", "--all");
  repository.git("commit", "--quiet", "--message", "By hand");
}
const named = (): Promise<readonly (readonly [string, string])[]> =>
  readWithHistory(repository.contentDir, async (read) => {
    const { lost } = await contentAddresses(repository.contentDir, read);
    return lost.map(({ path, code }) => [path, code] as const);
  });

/** A text of which one word is in the encoding of old Japanese programs. */
const shiftJis = (text: string): Buffer =>
  Buffer.concat([Buffer.from(text), Buffer.from([0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x0a])]);

const party = eventFile({ title: "Party" });
const ninth = akari.replace("serial_no: 1", "serial_no: 9");
test.each([
  ["in another encoding", "events/2026/party.md", "events/2026/dinner.md", shiftJis(party), party],
  ["under a name that is no address", "events/2026/2026-11-26-忘年会 案内.md", "events/2026/party.md", party, party],
  ["under a name with a capital", "companies/Minim.md", "companies/minim.md", company("Minim"), company("Minim")],
  [
    "in another encoding, of a company",
    "companies/minim.md",
    "companies/mi.md",
    shiftJis(company("Mi")),
    company("Mi"),
  ],
  ["in another encoding, of a person", mori, "people/mori.yml", shiftJis(ninth), ninth],
  ["under a name with a capital, of a page", "custom-pages/VISIT.md", "custom-pages/visit.md", pageFile(), pageFile()],
])("of a file %s nothing is named when it goes, or is mended under another name", async (...row) => {
  const [, path, good, bytes, text] = row;
  commit({ [path]: bytes });
  expect(await named()).toEqual([]);
  commit({ [path]: null });
  expect(await named()).toEqual([]);
  commit({ [path]: bytes });
  commit({ [path]: null, [good]: text });
  expect(await named()).toEqual([]);
});

test.each([
  ["a name that is none", "companies/Minim.md", company("Minim")],
  ["another encoding", "companies/minim-tea.md", shiftJis(company("Minim"))],
  ["a fault", "companies/minim-tea.md", company('"Minim')],
])("a company that was public, is renamed to %s and deleted then is named", async (_, path, bytes) => {
  commit({ "companies/minim.md": company("Minim") });
  commit({ "companies/minim.md": null, [path]: bytes });
  commit({ [path]: null });
  expect((await named()).map(([, code]) => code)).toEqual(["addressLost"]);
});

test.each([
  ["an edit of the name", akari],
  ["another person", other],
  ["another encoding", shiftJis(akari)],
  ["a fault", akari.replace("森あかり }", "森あかり")],
])("a person whose file is renamed, with %s, and comes back has her address: nothing is named", async (_, text) => {
  commit({ [seah]: null, [mori]: text });
  commit({ [seah]: rowena, [mori]: null });
  expect(await named()).toEqual([]);
  // A fault leaves her address with her.
  commit({ [seah]: rowena.replace("ロウィーナ・シア }", "ロウィーナ・シア") });
  expect(await named()).toEqual([]);
});

test("another person who had the number beside its owner for a while took nothing away", async () => {
  commit({ [mori]: other });
  commit({ [mori]: null });
  expect(await named()).toEqual([]);
});

test("a person who is gone for good is named, and so is another one with the number", async () => {
  commit({ [seah]: null });
  expect(await named()).toEqual([[seah, "addressLost"]]);
  commit({ [mori]: other });
  expect(await named()).toEqual([[seah, "numberGivenAway"]]);
});
