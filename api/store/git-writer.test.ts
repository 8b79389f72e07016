import { createHash } from "node:crypto";
import { SpawningGitWriter } from "./git-writer";
import { GitCommandError, type RunGit } from "./git-command";
import type { GitObject } from "./git-objects";

const bytes = Buffer.from("text\n");
const id = createHash("sha1")
  .update(`blob ${String(bytes.length)}\0`)
  .update(bytes)
  .digest("hex");
const object: GitObject = { id, type: "blob", bytes };

function writerOf(...failures: readonly GitCommandError[]) {
  const left = [...failures];
  const calls: string[] = [];
  const run: RunGit = ({ args }) => {
    calls.push(args.slice(0, 1).join(""));
    const failure = left.shift();
    return failure ? Promise.reject(failure) : Promise.resolve("");
  };
  const never = (): never => {
    throw new Error("not used here");
  };
  const writer = new SpawningGitWriter({
    run,
    reader: { bytes: () => Promise.resolve(bytes) } as never,
    head: { commitOf: never } as never,
    commonDir: "/nowhere",
    staleLocks: { clearAll: never } as never,
    waitMs: 0,
  });
  return { writer, calls };
}

const race = new GitCommandError("unpack-objects", 128, "unable to create temporary file: No such file or directory");
const full = new GitCommandError("unpack-objects", 128, "unable to write: No space left on device");

test("objects are unpacked again when a gc took their folder away in between", async () => {
  const { writer, calls } = writerOf(race);
  await writer.writeObjects([object]);
  expect(calls).toEqual(["unpack-objects", "unpack-objects"]);
});

test("every other failure, and a second one, is passed on", async () => {
  await expect(writerOf(full).writer.writeObjects([object])).rejects.toBe(full);
  await expect(writerOf(race, race).writer.writeObjects([object])).rejects.toBe(race);
});
