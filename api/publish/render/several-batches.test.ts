import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Rendered } from "../../../content/model/api/render-messages";
import type { Snapshot } from "../../store/content-store";
import * as files from "../release/move-files";
import { ReleaseFolder } from "../release/release-folder";
import { nothing, testRenderer } from "../test-support/test-renderer";
import { ReleaseRenderer } from "./release-renderer";

jest.mock("../release/move-files", () => {
  // A power cut is another test's.
  jest.mock("../release/sync-release", () => ({ syncTree: jest.fn() }));
  const real = jest.requireActual<typeof files>("../release/move-files");
  return { ...real, compressFiles: jest.fn(), moveFiles: jest.fn() };
});
const real = jest.requireActual<typeof files>("../release/move-files");

/** Path -> text of the files that the renderer writes for one answer. */
type Batch = readonly (readonly [path: string, text: string])[];

/** Worth compressed copies. */
const large = (text: string): string => text.repeat(300);

/** As events with one heading make them: each batch has files of the one before, with the same bytes or with others. */
const batches: readonly Batch[] = [
  [
    ["fonts/shared.woff", "font"],
    ["fonts/shared.css", "short"],
    ["pictures/shared.avif", "picture"],
    ["a/index.html", large("a")],
    ["page-data/app-data.json", large("first")],
    ["years/2011/index.html", large("first")],
  ],
  [
    ["fonts/shared.woff", "font"],
    ["fonts/shared.css", "short"],
    ["pictures/shared.avif", "picture"],
    ["page-data/app-data.json", large("second")],
    // Now too short for compressed copies.
    ["years/2011/index.html", "second"],
    ["b/index.html", large("b")],
    // Named twice in one answer.
    ["b/index.html", large("b")],
  ],
  [
    ["fonts/shared.css", "short"],
    ["page-data/app-data.json", large("third")],
    ["search.json", large("search")],
    ["theme.css", "short"],
  ],
];
const removed = ["gone.html", "a/index.html"];

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "several-batches-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(into: string, [path, text]: Batch[number]): Promise<void> {
  await mkdir(dirname(join(into, path)), { recursive: true });
  await writeFile(join(into, path), text);
}

/**
 * Publishes the batches. While the renderer makes a batch, it writes all of its files, or one of them, before each
 * operation that the publisher does on a file, from the `moment`th on; resolves with how many operations there were.
 */
async function publish(
  batches: readonly Batch[],
  moment: number,
  isAllAtOnce: boolean,
): Promise<{ operations: number; siteFolder: string }> {
  const outputDir = join(folder, `output-${String(moment)}-${String(isAllAtOnce)}`);
  const releases = new ReleaseFolder(join(folder, `releases-${String(moment)}-${String(isAllAtOnce)}`));
  const builtOn = "2026-11-20";
  const builtAt = "2026-11-20T10:00:00.000Z";
  const release = await releases.publish(
    { commit: "a".repeat(40), code: "code", builtAt, builtOn, lastGood: [] },
    (site) => Promise.all(["gone.html", "stays.html"].map((path) => write(site, [path, path]))).then(() => undefined),
  );
  // What a process left that was killed between compressing and moving.
  await write(outputDir, ["theme.css.br", "of an earlier text"]);

  let operations = 0;
  let unwritten: Batch[number][] = [];
  let answered: (() => void) | undefined;
  const writeNext = async (): Promise<void> => {
    for (const file of unwritten.splice(0, isAllAtOnce ? unwritten.length : 1)) await write(outputDir, file);
    if (unwritten.length > 0) return;
    answered?.();
    answered = undefined;
  };
  const beforeOperation = async (): Promise<void> => {
    if (operations >= moment) await writeNext();
    operations += 1;
  };
  jest.mocked(files.compressFiles).mockImplementation(async (from, paths) => {
    for (const path of paths) {
      await beforeOperation();
      await real.compressFiles(from, [path]);
    }
    while (unwritten.length > 0) await writeNext();
  });
  jest.mocked(files.moveFiles).mockImplementation(async (from, to, written, gone) => {
    for (const path of written) {
      await beforeOperation();
      await real.moveFiles(from, to, [path], []);
    }
    await real.moveFiles(from, to, [], gone);
  });

  let next = 0;
  const answer = (): Rendered => {
    const batch = batches[next] ?? [];
    next += 1;
    const left = batches.length - next;
    return { ...nothing, written: batch.map(([path]) => path), removed: left === 0 ? removed : [], left };
  };
  const renderer = testRenderer({
    outputDir,
    render: async () => {
      for (const file of batches[0] ?? []) await write(outputDir, file);
      return answer();
    },
  });
  const parts = {
    store: { readVersion: () => Promise.resolve(undefined) },
    releases,
    renderer: {
      ...renderer,
      more: () =>
        new Promise<Rendered>((resolve) => {
          unwritten = [...(batches[next] ?? [])];
          answered = () => resolve(answer());
        }),
    },
    contentDir: join(folder, "content"),
    now: () => new Date(builtAt),
  };
  const snapshot = { commit: "b".repeat(40), lastGood: [], versions: [] } as Partial<Snapshot> as Snapshot;
  const published = await new ReleaseRenderer(parts, release, []).publish({ snapshot, hidden: [] }, builtOn);
  return { operations, siteFolder: published.release.folder };
}

/** What the release holds; a compressed copy is unpacked. */
async function filesOf(siteFolder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(siteFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const unpack = path.endsWith(".gz") ? gunzipSync : path.endsWith(".br") ? brotliDecompressSync : Buffer.from;
    found.set(path.slice(siteFolder.length + 1), unpack(bytes).toString());
  }
  return found;
}

/** What a release holds to which answers with these batches were brought, one after the other. */
function expectedFiles(batches: readonly Batch[]): Map<string, string> {
  const plain = new Map([["stays.html", "stays.html"], ...batches.flat()]);
  const compressed = [...plain].filter(([path, text]) => /\.(?:html|json)$/.test(path) && text.length > 1024);
  return new Map([
    ...plain,
    ...compressed.flatMap(([path, text]) => [".gz", ".br"].map((end) => [path + end, text] as const)),
  ]);
}

test.each([true, false])(
  "a change of several answers that share files is published, whenever the renderer writes them (all at once: %s)",
  async (isAllAtOnce) => {
    const expected = expectedFiles(batches);
    let last = 0;
    for (let moment = 0; moment <= last; moment += 1) {
      const { operations, siteFolder } = await publish(batches, moment, isAllAtOnce);
      expect([moment, await filesOf(siteFolder)]).toEqual([moment, expected]);
      last = operations;
    }
    expect(last).toBeGreaterThan(20);
  },
);

test("one answer that names a file twice, or to be removed as well, is published, too", async () => {
  const [, second = [], third = []] = batches;
  const batch = [...second, ...third, ["a/index.html", large("a")] as const];
  const { siteFolder } = await publish([batch], 0, true);
  expect(await filesOf(siteFolder)).toEqual(expectedFiles([batch]));
});
