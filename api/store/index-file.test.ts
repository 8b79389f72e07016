import { readFileSync } from "node:fs";
import { join } from "node:path";
import { indexEntries } from "./index-file";
import { temporaryRepository } from "./test-support/temporary-repository";

describe("the index file as git writes it", () => {
  const paths = ["a.md", "content/deep/er/x.md", "content/intended.md", "content/日本 語.md"];
  const repository = temporaryRepository({
    files: { ...Object.fromEntries(paths.map((path) => [path, path])), "z/other.md": "z" },
  });
  afterAll(() => repository.remove());
  const read = () => indexEntries(readFileSync(join(repository.root, ".git", "index")), new Set([...paths, "none.md"]));
  const listed = () =>
    repository
      .git("ls-files", "--stage", "-z", "--", ...paths)
      .split("\0")
      .filter((line) => line !== "")
      .map((line) => /^(\d+) (\w+) (\d)\t(.*)$/s.exec(line)?.slice(1));

  test.each([2, 3])("version %d says what git says", (version) => {
    // Version 3 is written only where an entry needs it.
    if (version === 3) {
      repository.git("rm", "--quiet", "--cached", "content/intended.md");
      repository.git("add", "--intent-to-add", "content/intended.md");
    }
    expect(readFileSync(join(repository.root, ".git", "index")).readUInt32BE(4)).toBe(version);
    const found = [...(read() ?? [])].map(([path, { mode, id, stage }]) => [mode, id, String(stage), path]);
    expect(found).toEqual(listed());
    expect(found).toHaveLength(4);
  });

  test("version 4, a split index and what is no index are left to git", () => {
    repository.git("update-index", "--index-version", "4");
    expect(read()).toBeUndefined();
    repository.git("update-index", "--index-version", "2");
    repository.git("update-index", "--split-index");
    repository.write("new.md", "x");
    repository.git("add", "new.md");
    expect(read()).toBeUndefined();
    expect(indexEntries(Buffer.from("DIRC"), new Set())).toBeUndefined();
    expect(indexEntries(Buffer.alloc(0), new Set())).toBeUndefined();
  });
});
