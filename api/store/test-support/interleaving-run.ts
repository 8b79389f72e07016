import { setTimeout as wait } from "node:timers/promises";
import { StoreError, type ContentStore, type Snapshot } from "../content-store";
import { acts, Maintainer, sharedPath, type Act } from "./maintainer";
import { seededRandom } from "./seeded-random";
import { eventText, type TemporaryRepository } from "./temporary-repository";

export interface InterleavingFigures {
  readonly acknowledged: number;
  /** Saves answered with "busy" or "no-branch". */
  readonly refused: number;
  readonly acts: Readonly<Record<Act, number>>;
  /** Acknowledged saves that the branch never pointed to. */
  readonly neverOnBranch: readonly string[];
  /** Commits that replaced a commit of the branch they do not build on, without a forced move. */
  readonly overwriting: readonly string[];
  /** Commits, the maintainer's or the store's, that hold other paths than their author planned. */
  readonly sweeping: readonly string[];
  /** Acknowledged saves that a maintainer's commit of an edited file took back. */
  readonly takenBack: readonly string[];
  /** Acknowledged saves that are gone once git has removed all that no ref holds. */
  readonly unkept: readonly string[];
  readonly status: string;
  readonly fsck: string;
}

/**
 * Lets a maintainer act at random moments while the store saves, then reads in the branch's log what happened, closes the
 * store and lets git remove what no ref holds.
 */
export async function interleavingRun(
  store: ContentStore,
  repository: TemporaryRepository,
  interleavings: number,
  seed: number,
): Promise<InterleavingFigures> {
  const random = seededRandom(seed);
  const maintainer = new Maintainer(repository, `m${seed}`);
  const counts: Record<Act, number> = {
    commit: 0,
    "commit staged": 0,
    revert: 0,
    amend: 0,
    "force-move": 0,
    pack: 0,
    "commit all": 0,
  };
  const planned = new Map<string, readonly string[]>();
  let refused = 0;
  const save = async (path: string) => {
    try {
      const files = [{ path, bytes: eventText(`Night ${random()}`) }];
      const saved = await store.save(() => ({ message: `Save ${path}`, files }), { name: "Staff" });
      planned.set(saved.commit, [`content/${path}`]);
    } catch (error) {
      if (!(error instanceof StoreError && (error.code === "busy" || error.code === "no-branch"))) throw error;
      refused += 1;
    }
  };
  const takenBack: string[] = [];
  const shared = () => repository.git("show", `HEAD:content/${sharedPath}`);
  /** Saves the time of a file whose title the maintainer edits. */
  const saveShared = async (time: string): Promise<boolean> => {
    const edit = (text: string) => text.replace(/time: .*/, `time: ${time}`);
    const bytes = (snapshot: Snapshot) => edit(snapshot.file(sharedPath)?.text ?? eventText("Shared"));
    return store
      .save((snapshot) => ({ message: time, files: [{ path: sharedPath, bytes: bytes(snapshot) }] }), { name: "Staff" })
      .then(
        () => true,
        () => false,
      );
  };
  await saveShared("first");
  await save("events/2026/first.md");
  for (let round = 0; round < interleavings; round += 1) {
    const act = acts[Math.floor(random() * acts.length)] ?? "commit";
    counts[act] += 1;
    const saves = [1, 2].map(async (number) => {
      await wait(random() * 40);
      await save(`events/2026/s${seed}-${round}-${number}.md`);
    });
    await wait(random() * 40);
    if (act === "commit all") {
      // The file as it is on the branch, whatever an earlier act has dropped.
      await saveShared(`before ${round}`);
      const acting = maintainer.perform(act);
      const saved = await saveShared(`round ${round}`);
      await Promise.all([acting, ...saves]);
      if (saved && !shared().includes(`time: round ${round}`)) takenBack.push(`round ${round}: ${shared()}`);
    } else await Promise.all([maintainer.perform(act), ...saves]);
  }
  const findings = whatTheBranchSaw(repository, planned);
  await store.close();
  repository.git("reflog", "expire", "--expire=now", "--all");
  repository.git("gc", "--quiet", "--prune=now");
  const left = new Set(repository.git("cat-file", "--batch-all-objects", "--batch-check=%(objectname)").split("\n"));
  const unkept = [...planned.keys()].filter((commit) => !left.has(commit));
  return { acknowledged: planned.size, refused, acts: counts, takenBack, unkept, ...findings };
}

type Findings = Pick<InterleavingFigures, "neverOnBranch" | "overwriting" | "sweeping" | "status" | "fsck">;

function whatTheBranchSaw(repository: TemporaryRepository, planned: ReadonlyMap<string, readonly string[]>): Findings {
  const lines = repository
    .git("reflog", "show", "--no-abbrev", "--format=%H%x09%P%x09%gs", "main")
    .split("\n")
    .reverse();
  const moves = lines.map((line) => line.split("\t"));
  const overwriting: string[] = [];
  const sweeping: string[] = [];
  for (const [position, [commit = "", parents = "", how = ""]] of moves.entries()) {
    const stoodAt = moves[position - 1]?.[0];
    const isForced = /^(reset|commit \(amend\))/.test(how);
    if (stoodAt !== undefined && !isForced && parents !== stoodAt) overwriting.push(`${commit} (${how})`);
    const own =
      planned.get(commit) ?? (/^commit: By hand: (.*)$/.exec(how)?.[1] ?? "").split("\n").filter((path) => path !== "");
    if (own.length === 0) continue;
    const touched = repository
      .git("-c", "core.quotePath=false", "show", "--format=", "--name-only", commit)
      .split("\n");
    if (touched.join("\n") !== own.join("\n")) sweeping.push(`${commit} (${how}): ${touched.join(", ")}`);
  }
  const seen = new Set(moves.map(([commit]) => commit));
  return {
    neverOnBranch: [...planned.keys()].filter((commit) => !seen.has(commit)),
    overwriting,
    sweeping,
    status: repository.git("status", "--porcelain"),
    fsck: repository.git("fsck", "--full", "--strict", "--no-dangling"),
  };
}
