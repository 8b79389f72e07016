import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { RenderChange, Rendered } from "../../content/model/api/render-messages";
import type { Snapshot } from "../store/content-store";
import type { BuildInput } from "./build-site";
import { PagesDeclined } from "./pages-declined";
import type { RendererOptions } from "./renderer-process";
import { SitePublisher } from "./site-publisher";
import type { SitePublisherOptions } from "./site-publisher-options";
import type { WholeRenderingOptions } from "./whole-rendering";

/** Content in the small: paths and the versions of their files; a version is also the file's text. */
type Content = Readonly<Record<string, string>>;

const page = "news/2026/a.md";
const commitOf = (letter: string): string => letter.repeat(40);
const snapshotOf = (letter: string, content: Content): Snapshot => ({
  commit: commitOf(letter),
  problems: [],
  file: () => undefined,
  files: () => [],
  shown: () => [],
  lastGood: [],
  has: (path) => path in content,
  versionOf: (path) => content[path],
  versions: Object.entries(content)
    .map(([path, version]) => ({ path, version }))
    .sort((a, b) => (a.path < b.path ? -1 : 1)),
  paths: (prefix) => Object.keys(content).filter((path) => path.startsWith(prefix)),
  folders: () => [],
});

let folder: string;
let publisher: SitePublisher | undefined;
let builds: BuildInput[];
let wholes: WholeRenderingOptions[];
let asked: RenderChange[];
let opened: RendererOptions[];
let events: Readonly<Record<string, unknown>>[];
let states: string[];
let listener: (snapshot: Snapshot) => void;
let head: Snapshot;
let die: () => void;
/** What the renderer does with a change; tests replace it. */
let render: (change: RenderChange, outputDir: string) => Promise<Rendered>;
/** What the whole rendering does with its folder; tests replace it. */
let wholly: (folder: string, contentDir: string) => Promise<void>;
let day: string;

const nothing = { kind: "rendered", pages: [], written: [], removed: [], broken: [] } as const;
/** Makes one page that shows the file's version. */
const makesPage: typeof render = async ({ files }, outputDir) => {
  const [file] = files;
  await writeFile(join(outputDir, "index.html"), file?.bytes ?? "gone");
  return { ...nothing, pages: ["/"], written: ["index.html"] };
};

/** Makes the whole site of what was exported. */
const makesWhole: typeof wholly = async (siteFolder, contentDir) => {
  await mkdir(siteFolder, { recursive: true });
  await writeFile(join(siteFolder, "index.html"), await readFile(join(contentDir, "text")));
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-first-"));
  [builds, wholes, asked, opened, events, states] = [[], [], [], [], [], []];
  head = snapshotOf("a", { [page]: "one" });
  render = makesPage;
  wholly = makesWhole;
  day = "2026-11-20T10:00:00Z";
});
afterEach(async () => {
  await publisher?.close();
  publisher = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(extra: Partial<SitePublisherOptions> = {}): Promise<SitePublisher> {
  const contents = new Map<string, string>();
  publisher = await SitePublisher.start({
    store: {
      ready: Promise.resolve(),
      snapshot: () => head,
      onChange: (given) => {
        listener = (snapshot) => {
          head = snapshot;
          given(snapshot);
        };
        return () => undefined;
      },
      readVersion: (version) => Promise.resolve(Buffer.from(version)),
      exportTo: async (contentDir, commit) => {
        contents.set(commit, head.versionOf(page) ?? "gone");
        await mkdir(contentDir, { recursive: true });
        await writeFile(join(contentDir, "text"), contents.get(commit) ?? "");
      },
    },
    rootDir: folder,
    dataDir: join(folder, "data"),
    environment: {},
    settings: { publicUrl: "https://chamber.example", gtagId: null, captchaSiteKey: null, contact: null },
    code: "code",
    now: () => new Date(day),
    log: (event) => events.push(event),
    quietMs: 0,
    checkMs: 600_000,
    build: async (input) => {
      builds.push(input);
      await mkdir(join(folder, ".build", "renderer", "public"), { recursive: true });
      await mkdir(join(folder, "public"), { recursive: true });
      await writeFile(join(folder, "public", "index.html"), await readFile(join(input.contentDir, "text")));
      return join(folder, "public");
    },
    render: (options) => {
      opened.push(options);
      const outputDir = join(options.folder, "public");
      return Promise.resolve({
        outputDir,
        render: (change) => {
          asked.push(change);
          return render(change, outputDir);
        },
        onDeath: (listen) => (die = listen),
        close: () => Promise.resolve(),
      });
    },
    whole: async (options) => {
      wholes.push(options);
      const siteFolder = join(options.folder, "public");
      await wholly(siteFolder, options.input.contentDir);
      return siteFolder;
    },
    ...extra,
  });
  publisher.onChange(({ kind }) => states.push(kind));
  await publisher.settled();
  return publisher;
}

async function save(letter: string, content: Content): Promise<void> {
  listener(snapshotOf(letter, content));
  await publisher?.settled();
}
const liveHtml = (): Promise<string> => readFile(join(publisher?.siteFolder() ?? "", "index.html"), "utf8");
const releases = async (): Promise<string[]> =>
  (await readdir(join(folder, "data", "releases"))).filter((name) => name !== "current");
const manifest = async (): Promise<{ commit: string }> =>
  JSON.parse(await readFile(join(dirname(publisher?.siteFolder() ?? ""), "release.json"), "utf8")) as {
    commit: string;
  };
const names = (): unknown[] => events.map(({ event }) => event);

test("a save becomes pages of the live release without a build, told what changed and nothing else", async () => {
  const running = await start();
  states = [];
  await save("b", { [page]: "two", "NOTES.txt": "not content" });
  expect(asked).toEqual([
    { kind: "render", files: [{ path: page, bytes: Buffer.from("two") }], media: [], removedMedia: [] },
  ]);
  expect(await liveHtml()).toBe("two");
  expect(states).toEqual(["building", "live"]);
  expect(running.state()).toEqual({ kind: "live", liveCommit: commitOf("b"), path: "pages", broken: [] });
  expect(await manifest()).toMatchObject({ commit: commitOf("b"), builtOn: "2026-11-20" });
  expect([builds.length, (await releases()).length]).toEqual([1, 1]);
});

test("saves that come while pages are made follow together", async () => {
  await start();
  render = async (change, outputDir) => {
    if (asked.length === 1) for (const letter of ["c", "d"]) listener(snapshotOf(letter, { [page]: letter }));
    return makesPage(change, outputDir);
  };
  await save("b", { [page]: "two" });
  expect(asked.map(({ files }) => files[0]?.bytes?.toString())).toEqual(["two", "d"]);
  expect(await liveHtml()).toBe("d");
});

test("new pictures are in the release before the pages that show them; removed ones leave after", async () => {
  await start();
  let seen = "";
  render = async () => {
    seen = await readFile(join(publisher?.siteFolder() ?? "", "media/a.jpg"), "utf8");
    return nothing;
  };
  await save("b", { [page]: "one", "media/a.jpg": "bytes" });
  expect([seen, asked[0]?.media]).toEqual(["bytes", ["media/a.jpg"]]);
  await expect(save("c", { [page]: "one" })).resolves.toBeUndefined();
  expect(asked[1]?.removedMedia).toEqual(["media/a.jpg"]);
  await expect(readFile(join(publisher?.siteFolder() ?? "", "media/a.jpg"))).rejects.toThrow("ENOENT");
});

test.each([
  ["declines", true, "pages-declined", () => Promise.reject(new PagesDeclined("it touches 400 pages"))],
  // What lies in the release may be half of a change.
  [
    "names a file that it did not make",
    false,
    "pages-failed",
    () => Promise.resolve({ ...nothing, written: ["missing.html"] }),
  ],
])(
  "a renderer that %s leaves the commit to a whole rendering, and the log says why",
  async (_what, takesOver, event, fails) => {
    const running = await start();
    const before = publisher?.siteFolder();
    render = fails;
    await save("b", { [page]: "two" });
    expect([builds.length, wholes.length]).toEqual([1, 1]);
    expect(wholes[0]).toMatchObject({
      input: { commit: commitOf("b"), builtOn: "2026-11-20" },
      siteFolder: before,
      takesOver,
    });
    expect(await liveHtml()).toBe("two");
    expect(running.state()).toEqual({ kind: "live", liveCommit: commitOf("b"), path: "whole" });
    expect(events).toContainEqual({ event, commit: commitOf("b"), reason: expect.any(String) });
    // Nothing is left of it but the new release, which has the renderer now, told what it makes pages of.
    expect(await readdir(join(folder, "data", "build"))).not.toContain("whole");
    expect(await readdir(join(folder, "data", "renderer"))).toEqual([(await releases()).sort().at(-1)]);
    const input = await readFile(join(opened.at(-1)?.folder ?? "", "input.json"), "utf8");
    expect(JSON.parse(input)).toEqual(wholes[0]?.input);
    render = makesPage;
    await save("c", { [page]: "three" });
    expect([builds.length, wholes.length, await liveHtml()]).toEqual([1, 1, "three"]);
  },
);

test("what a killed whole rendering left is removed at the next start", async () => {
  const left = join(folder, "data", "build", "whole", "public");
  await mkdir(left, { recursive: true });
  await writeFile(join(left, "index.html"), "half");
  await start();
  expect(await readdir(join(folder, "data", "build"))).not.toContain("whole");
});

describe("Gatsby builds", () => {
  const declines = (): Promise<never> => Promise.reject(new Error("it touches 400 pages"));

  test("what could not be rendered whole, and the log says why", async () => {
    const running = await start();
    render = declines;
    wholly = async (siteFolder) => {
      await mkdir(siteFolder, { recursive: true });
      throw new Error("no page of this kind was built before");
    };
    await save("b", { [page]: "two" });
    expect(builds.map(({ commit }) => commit)).toEqual([commitOf("a"), commitOf("b")]);
    expect(await liveHtml()).toBe("two");
    expect(running.state()).toEqual({ kind: "live", liveCommit: commitOf("b"), path: "full" });
    expect(events).toContainEqual({
      event: "whole-failed",
      commit: commitOf("b"),
      path: "full",
      reason: "no page of this kind was built before",
    });
    expect(await readdir(join(folder, "data", "build"))).not.toContain("whole");
  });

  test("when the checkout has other code than the live release", async () => {
    let codeNow = "code";
    await start({ codeNow: () => Promise.resolve(codeNow) });
    render = declines;
    codeNow = "pulled meanwhile";
    await save("b", { [page]: "two" });
    expect([builds.length, wholes.length, await liveHtml()]).toEqual([2, 0, "two"]);
  });

  test("when the renderer never made a page as the live release has it", async () => {
    await start({ render: () => Promise.reject(new Error("makes index.html otherwise")) });
    await save("b", { [page]: "two" });
    expect([builds.length, wholes.length, await liveHtml()]).toEqual([2, 0, "two"]);
  });
});

test("closing ends a whole rendering, and leaves the live release as it was", async () => {
  await start();
  render = () => Promise.reject(new Error("it touches 400 pages"));
  const begun = new Promise<void>((resolve) => {
    wholly = () =>
      new Promise((_resolve, reject) => {
        wholes[0]?.signal.addEventListener("abort", () => reject(new Error("killed")));
        resolve();
      });
  });
  listener(snapshotOf("b", { [page]: "two" }));
  await begun;
  await publisher?.close();
  expect([builds.length, await liveHtml(), (await manifest()).commit]).toEqual([1, "one", commitOf("a")]);
});

test("a page that cannot be made is named in the state, and the others are live", async () => {
  const running = await start();
  const broken = [{ page: "/news/a", reason: "no title" }];
  render = async (change, outputDir) => ({ ...(await makesPage(change, outputDir)), broken });
  await save("b", { [page]: "two" });
  expect(running.state()).toMatchObject({ kind: "live", liveCommit: commitOf("b"), broken });
  expect(await liveHtml()).toBe("two");
});

test("a renderer that dies is started anew with the content that is live", async () => {
  await start();
  await save("b", { [page]: "two" });
  die();
  await new Promise(setImmediate);
  await publisher?.settled();
  expect(opened).toHaveLength(2);
  expect(await readFile(join(opened[1]?.contentDir ?? "", "text"), "utf8")).toBe("two");
  await save("c", { [page]: "three" });
  expect([builds.length, await liveHtml()]).toEqual([1, "three"]);
});

test("the next start goes on with the live release and its renderer, without a build", async () => {
  await start();
  await publisher?.close();
  await start();
  await save("b", { [page]: "two" });
  expect([builds.length, opened.length, await liveHtml()]).toEqual([1, 2, "two"]);
});

test("killed between two files: the next start notices, also when the content went back meanwhile", async () => {
  await start();
  render = async ({ files }, outputDir) => {
    await writeFile(join(outputDir, "index.html"), files[0]?.bytes ?? "");
    return { ...nothing, written: ["index.html", "missing.bin"] };
  };
  await publisher?.close();
  // The full build that would repair it does not come either: what is left is what a killed process leaves.
  await start({ build: () => Promise.reject(new Error("killed")), whole: () => Promise.reject(new Error("killed")) });
  await save("b", { [page]: "two" });
  expect([await liveHtml(), (await manifest()).commit]).toEqual(["two", commitOf("a")]);
  await publisher?.close();
  head = snapshotOf("a", { [page]: "one" });
  await start();
  expect(builds.map(({ commit }) => commit)).toEqual([commitOf("a"), commitOf("a")]);
  expect(await liveHtml()).toBe("one");
});

describe("the check", () => {
  const check = async (): Promise<void> => {
    while (!names().some((name) => name === "checked" || name === "publish-differences"))
      await new Promise(setImmediate);
    await publisher?.settled();
  };

  test("keeps the live release when both made the same", async () => {
    const running = await start({ checkMs: 1 });
    await save("b", { [page]: "two" });
    await check();
    expect([builds.length, wholes.length, (await releases()).length, opened.length]).toEqual([1, 1, 1, 1]);
    expect(wholes[0]?.takesOver).toBe(false);
    expect(events).toContainEqual(expect.objectContaining({ event: "checked", path: "whole" }));
    expect(running.state()).toEqual({ kind: "live", liveCommit: commitOf("b"), path: "pages", broken: [] });
  });

  test("reports what differs, and makes its own release live", async () => {
    const running = await start({ checkMs: 1 });
    render = async (_change, outputDir) => {
      await writeFile(join(outputDir, "index.html"), "something else");
      return { ...nothing, pages: ["/"], written: ["index.html"] };
    };
    await save("b", { [page]: "two" });
    await check();
    expect(running.state()).toMatchObject({ kind: "live", path: "whole", differences: ["index.html"] });
    expect(await liveHtml()).toBe("two");
    expect(events).toContainEqual({ event: "publish-differences", commit: commitOf("b"), differences: ["index.html"] });
  });

  test("is made by Gatsby at first each day, also of a site that was rendered whole", async () => {
    const running = await start({ checkMs: 1 });
    day = "2026-11-21T10:00:00Z";
    render = () => Promise.reject(new Error("it touches 400 pages"));
    await save("b", { [page]: "two" });
    await check();
    expect([builds.length, wholes.length, (await releases()).length]).toEqual([2, 1, 2]);
    expect(running.state()).toEqual({ kind: "live", liveCommit: commitOf("b"), path: "whole" });
    expect(events).toContainEqual(expect.objectContaining({ event: "checked", path: "full" }));
    // The rest of the day does without it, also after a restart.
    await publisher?.close();
    events = [];
    await start({ checkMs: 1 });
    render = makesPage;
    await save("c", { [page]: "three" });
    await check();
    expect([builds.length, wholes.length]).toEqual([2, 2]);
  });

  test("of another day is no comparison: its release becomes live", async () => {
    const running = await start({ checkMs: 1 });
    day = "2026-11-21T10:00:00Z";
    await save("b", { [page]: "two" });
    while (builds.length < 2) await new Promise(setImmediate);
    await running.settled();
    expect(running.state()).toEqual({ kind: "live", liveCommit: commitOf("b"), path: "full" });
    expect(await manifest()).toMatchObject({ builtOn: "2026-11-21" });
  });

  test("that fails leaves the pages live and says why", async () => {
    let fail = false;
    const running = await start({
      checkMs: 1,
      whole: () => Promise.reject(new Error("its process was killed")),
      build: async (input) => {
        builds.push(input);
        if (fail) throw new Error("a template is broken");
        await mkdir(join(folder, ".build", "renderer", "public"), { recursive: true });
        await mkdir(join(folder, "public"), { recursive: true });
        await writeFile(join(folder, "public", "index.html"), "one");
        return join(folder, "public");
      },
    });
    fail = true;
    await save("b", { [page]: "two" });
    while (!names().includes("publish-failed")) await new Promise(setImmediate);
    await running.settled();
    expect(names()).toContain("whole-failed");
    expect(running.state()).toMatchObject({
      kind: "live",
      liveCommit: commitOf("b"),
      buildFailure: "a template is broken",
    });
    expect(await liveHtml()).toBe("two");
  });
});
