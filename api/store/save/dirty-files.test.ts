import { rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { ContentStore } from "../content-store";
import { picnicPath, temporaryRepository, type TemporaryRepository } from "../test-support/temporary-repository";
import { removing, testStore, writing } from "../test-support/test-store";
import { mergeTexts } from "./merge-texts";

const bytes = (text: string): Buffer => Buffer.from(text);
const merged = (base: string, ours: string, theirs: string) =>
  mergeTexts(bytes(base), bytes(ours), bytes(theirs))?.toString();

describe("merging texts", () => {
  /** A text of lines of which no two are the same, and edits of some of them. */
  const edits = fc.array(fc.constantFrom("same", "ours", "theirs"), { minLength: 1, maxLength: 12 });
  const kind = fc.constantFrom<(line: string) => string>(
    (line) => `${line} edited\n`,
    () => "",
    (line) => `${line}\nmore of ${line}\n`,
  );
  const ending = fc.constantFrom("\n", "\r\n");

  test("whatever lines the two edit, both edits are there and every other byte is the maintainer's", () => {
    fc.assert(
      fc.property(edits, kind, ending, (who, edit, end) => {
        const text = (whose: readonly string[]) =>
          who.map((one, at) => (whose.includes(one) ? edit(`line ${at}`) : `line ${at}\n`)).join("");
        const [ours, theirs, both] = [text(["ours"]), text(["theirs"]), text(["ours", "theirs"])];
        const inEditor = (lines: string) => lines.replaceAll("\n", end);
        expect(merged(text([]), inEditor(ours), theirs)).toBe(inEditor(both));
        // A second time changes nothing.
        expect(merged(text([]), inEditor(both), theirs)).toBe(inEditor(both));
      }),
    );
  });

  test("the same line changed by both, and what is no text, is not merged", () => {
    expect(merged("a\nb\n", "a\nours\n", "a\ntheirs\n")).toBeUndefined();
    expect(merged("a\n", "a\nours\n", "a\ntheirs\n")).toBeUndefined();
    expect(merged("a\0\n", "b\n", "a\0\nmore\n")).toBeUndefined();
  });
});

describe("a maintainer's uncommitted edit of a file that staff save", () => {
  const author = { name: "Mei Tan" };
  const inRepository = `content/${picnicPath}`;
  const file = (fields: object, body = "All are welcome.") =>
    `---\n${Object.entries({ title: "Picnic", date: "2026-05-03", time: "All day", ...fields })
      .map(([name, value]) => `${name}: ${value}\n`)
      .join("")}---\n\n${body}\n`;
  let repository: TemporaryRepository;
  let store: ContentStore;
  beforeEach(async () => {
    repository = temporaryRepository({ files: { [inRepository]: file({}) } });
    store = await testStore(repository.contentDir);
  });
  afterEach(async () => {
    await store.close();
    repository.remove();
  });
  const both = file({ title: "By hand", date: "2026-05-04" });

  test.each([
    ["unsaved to git, committed with -a", () => undefined, ["commit", "-qam", "By hand"]],
    ["staged", () => repository.git("add", "--all"), ["commit", "-qm", "By hand"]],
  ])("%s: the save is merged into it and stays", async (_, stage, commit) => {
    repository.write(inRepository, file({ title: "By hand" }));
    stage();
    await store.save(writing(picnicPath, file({ date: "2026-05-04" })), author);
    expect(repository.read(inRepository)).toBe(both);
    expect((await store.condition()).unmerged).toEqual([]);
    repository.git(...commit);
    expect(repository.git("show", `HEAD:${inRepository}`)).toBe(both.trim());
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  test("with the line ends of another system these stay", async () => {
    repository.write(inRepository, file({ title: "By hand" }).replaceAll("\n", "\r\n"));
    await store.save(writing(picnicPath, file({ date: "2026-05-04" })), author);
    expect(repository.read(inRepository)).toBe(both.replaceAll("\n", "\r\n"));
  });

  test.each([
    ["a deletion", ["rm", "--quiet", inRepository]],
    ["a rename", ["mv", inRepository, "content/events/2025/hanami.md"]],
  ] as const)("%s that is staged: it stays, and is named until it is committed or taken back", async (_, act) => {
    repository.git(...act);
    await store.save(writing(picnicPath, file({ time: "10:00" })), author);
    expect((await store.condition()).unmerged).toMatchObject([{ path: inRepository }]);
    expect(repository.git("status", "--porcelain")).toMatch(/^[DR] /);
    repository.git("reset", "--quiet", "--hard");
    expect((await store.condition()).unmerged).toEqual([]);
  });

  test("of a file that staff delete: it stays, and is named until it is gone", async () => {
    repository.write(inRepository, file({ title: "By hand" }));
    await store.save(removing(picnicPath), author);
    expect(repository.read(inRepository)).toBe(file({ title: "By hand" }));
    expect((await store.condition()).unmerged).toMatchObject([{ path: inRepository }]);
    rmSync(join(repository.root, inRepository));
    expect((await store.condition()).unmerged).toEqual([]);
  });

  test("of the same line: it stays as it is, and is named until it holds the save, is committed or taken back", async () => {
    const byHand = file({ title: "By hand" });
    repository.write(inRepository, byHand);
    await store.save(writing(picnicPath, file({ title: "By staff" })), author);
    await store.save(writing(picnicPath, file({ title: "By staff", time: "10:00" })), author);
    expect(repository.read(inRepository)).toBe(file({ title: "By hand", time: "10:00" }));
    const lacking = { path: inRepository, before: repository.git("rev-parse", `HEAD~2:${inRepository}`) };
    expect((await store.condition()).unmerged).toMatchObject([lacking]);
    repository.write(inRepository, file({ title: "By staff", time: "10:00" }, "By hand."));
    expect((await store.condition()).unmerged).toEqual([]);
  });

  test.each([
    ["removed from the index alone", () => repository.git("rm", "--quiet", "--cached", inRepository)],
    [
      "staged with another value of the same line, and then put back in the file",
      () => {
        repository.write(inRepository, file({ title: "By hand" }));
        repository.git("add", inRepository);
        repository.write(inRepository, file({}));
      },
    ],
  ])("that is %s: the save is named until a commit of the index would hold it, or was made", async (_, stage) => {
    stage();
    await store.save(writing(picnicPath, file({ title: "By staff" })), author);
    expect(repository.read(inRepository)).toBe(file({ title: "By staff" }));
    expect((await store.condition()).unmerged).toMatchObject([{ path: inRepository }]);
    repository.git("add", inRepository);
    expect((await store.condition()).unmerged).toEqual([]);
  });

  test("that is staged, with another line than the save's: both are in the index, and nothing is named", async () => {
    repository.write(inRepository, file({ time: "10:00" }));
    repository.git("add", inRepository);
    await store.save(writing(picnicPath, file({ title: "By staff" })), author);
    expect((await store.condition()).unmerged).toEqual([]);
    expect(repository.git("show", `:${inRepository}`)).toContain("title: By staff\ndate: 2026-05-03\ntime: 10:00\n");
  });
});
