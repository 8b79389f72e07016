import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gitIn } from "../git-command";
import { damagePacked } from "../test-support/damage-packed";
import { picnicPath, temporaryRepository, type TemporaryRepository } from "../test-support/temporary-repository";
import { RepositoryCheck } from "./check-repository";

let repository: TemporaryRepository;
beforeEach(() => (repository = temporaryRepository()));
afterEach(() => repository.remove());

test("damage of any version is found and logged, and is over when it is mended; an odd old commit is none", async () => {
  const odd = repository.git("cat-file", "commit", "HEAD").replace(/<[^>]*>/g, "<no>address>");
  repository.write("odd", `${odd}\n`);
  repository.git(
    "update-ref",
    "refs/heads/odd",
    repository.git("hash-object", "-t", "commit", "-w", "--literally", "odd"),
  );
  const events: object[] = [];
  const check = new RepositoryCheck(gitIn(repository.root), (event) => events.push(event));
  await check.look();
  expect(check.isDamaged).toBe(false);

  const text = repository.read(`content/${picnicPath}`);
  const id = repository.git("rev-parse", `HEAD:content/${picnicPath}`);
  const object = join(repository.root, ".git", "objects", id.slice(0, 2), id.slice(2));
  repository.git("rm", "--quiet", `content/${picnicPath}`);
  repository.git("commit", "--quiet", "--message", "Without it");
  rmSync(object);
  for (const bytes of ["", "damaged"]) {
    writeFileSync(object, bytes);
    await check.look();
    expect([check.isDamaged, events.at(-1)]).toEqual([true, expect.objectContaining({ event: "store-damaged" })]);
  }

  rmSync(object);
  repository.write("mended", text);
  repository.git("hash-object", "-w", "mended");
  await check.look();
  expect(check.isDamaged).toBe(false);
});

test("damage within a pack is found", async () => {
  damagePacked(repository, repository.git("rev-parse", `HEAD:content/${picnicPath}`));
  const check = new RepositoryCheck(gitIn(repository.root), () => undefined);
  await check.look();
  expect(check.isDamaged).toBe(true);
});

test("what is saved while git looks is no damage: git may have passed its place before it was there", async () => {
  const run = gitIn(repository.root);
  const tree = "4".repeat(40);
  const saved = repository.git("cat-file", "commit", "HEAD").replace(/^tree \w+/, `tree ${tree}`);
  const check = new RepositoryCheck(
    (command) => {
      if (command.args[0] === "fsck") {
        repository.write("saved", `${saved}\n`);
        const commit = repository.git("hash-object", "-t", "commit", "-w", "--literally", "saved");
        repository.git("update-ref", "refs/heads/main", commit);
      }
      return run(command);
    },
    () => undefined,
  );
  await check.look();
  expect(check.isDamaged).toBe(false);
});
