import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Previewed, RenderChange, Rendered, RenderPreview } from "../../content/model/api/render-messages";
import type { Snapshot } from "../store/content-store";
import type { BuildInput } from "../../content/model/api/build-input";
import { SitePublisher } from "./publisher";
import type { PublisherOptions } from "./publisher-options";
import { ReleaseService } from "./release/release-service";
import { FullRenderRequired, type RendererContent, type RendererOptions } from "./render/renderer-process";
import type { SiteGenerator } from "./site-generator";
import { commitOf, snapshotOf, type Content } from "./test-support/small-snapshot";
import { testGenerator } from "./test-support/test-generator";
import { nothing } from "./test-support/test-renderer";
import { until } from "../test-support/until";

const page = "news/2026/a.md";

/** Commit -> text of the page, for all that were ever made. */
const contents = new Map<string, string>();
let folder: string;
let publisher: SitePublisher | undefined;
let builds: BuildInput[];
let asked: RenderChange[];
let opened: (Pick<RendererOptions, "folder"> & RendererContent)[];
let events: Readonly<Record<string, unknown>>[];
/** Kind of the publisher's state at each call of the renderer. */
let states: (string | undefined)[];
let listener: (snapshot: Snapshot) => void;
let head: Snapshot;
let die: () => void;
/** Ends what the renderer is about to do. */
let end: () => void;
/** What the renderer does with a change; tests replace it. */
let render: (change: RenderChange, outputDir: string) => Promise<Rendered>;
/** What the renderer leaves for the next request. */
let more: () => Promise<Rendered>;
/** Files that the renderer has still to make, and that no page waits for. */
let deferred: string[];
/** What it does before it makes one of them. */
let beforeDeferred: () => Promise<void>;
/** What the renderer answers to a preview. */
let preview: (request: RenderPreview) => Promise<Previewed>;
let day: string;

const previewed = { kind: "previewed", pages: [], total: 0 } as const;
/** Makes one page that shows the file's version. */
const makesPage: typeof render = async ({ files }, outputDir) => {
  const [file] = files;
  await writeFile(join(outputDir, "index.html"), file?.bytes ?? "gone");
  return { ...nothing, pages: ["/"], written: ["index.html"] };
};

/** Makes the one page that there is, in every change. */
const makesWhole: typeof render = async (change, outputDir) => ({
  ...(await makesPage({ ...change, files: [{ path: page, bytes: Buffer.from("whole") }] }, outputDir)),
  isWholeSite: true,
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-first-"));
  [builds, asked, opened, events, states] = [[], [], [], [], []];
  head = snapshotOf("a", { [page]: "one" });
  [render, end] = [makesPage, () => undefined];
  more = () => Promise.reject(new Error("there is nothing more"));
  [deferred, beforeDeferred] = [[], () => Promise.resolve()];
  preview = () => Promise.resolve(previewed);
  day = "2026-11-20T10:00:00Z";
});
afterEach(async () => {
  await publisher?.close();
  publisher = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(
  given: Partial<SiteGenerator> = {},
  times: Pick<PublisherOptions, "quietMs" | "pollMs"> = {},
): Promise<SitePublisher> {
  contents.set(head.commit, head.versionOf(page) ?? "gone");
  publisher = await SitePublisher.start({
    store: {
      ready: Promise.resolve(),
      snapshot: () => head,
      onChange: (listen) => {
        listener = (snapshot) => {
          head = snapshot;
          contents.set(snapshot.commit, snapshot.versionOf(page) ?? "gone");
          listen(snapshot);
        };
        return () => undefined;
      },
      readVersion: (version) => Promise.resolve(Buffer.from(version)),
      exportTo: async (contentDir, commit) => {
        await mkdir(contentDir, { recursive: true });
        await writeFile(join(contentDir, "text"), contents.get(commit) ?? "");
        return [{ path: page, version: contents.get(commit) ?? "" }];
      },
    },
    dataDir: join(folder, "data"),
    now: () => new Date(day),
    log: (event) => events.push(event),
    generator: testGenerator({
      build: async (input, { folder: gatsby }) => {
        builds.push(input);
        await mkdir(join(gatsby, ".build", "renderer", "public"), { recursive: true });
        await mkdir(join(folder, "public"), { recursive: true });
        await writeFile(join(folder, "public", "index.html"), await readFile(join(input.contentDir, "text")));
        return join(folder, "public");
      },
      openRenderer: async (folder, content) => {
        opened.push({ folder, ...(await content()) });
        const outputDir = join(folder, "public");
        let isClosed = false;
        return {
          outputDir,
          render: async (change) => {
            await mkdir(outputDir, { recursive: true });
            // A process that has ended answers nothing: what is asked of it fails.
            if (isClosed) throw new Error("killed");
            asked.push(change);
            states.push(publisher?.state().kind);
            return { ...(await render(change, outputDir)), deferred: deferred.length };
          },
          more: () => more(),
          deferred: deferred.length,
          makeDeferred: async () => {
            await beforeDeferred();
            const written = deferred.splice(0, 1);
            await mkdir(outputDir, { recursive: true });
            for (const file of written) await writeFile(join(outputDir, file), "drawn");
            return { ...nothing, written, deferred: deferred.length };
          },
          preview: (request) => preview(request),
          onDeath: (listen) => (die = listen),
          close: () => {
            isClosed = true;
            end();
            return Promise.resolve();
          },
        };
      },
      ...given,
    }),
    ...times,
  });
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
    {
      kind: "render",
      siteFolder: running.siteFolder(),
      builtOn: "2026-11-20",
      files: [{ path: page, bytes: Buffer.from("two") }],
      media: [],
      removedMedia: [],
    },
  ]);
  expect(await liveHtml()).toBe("two");
  expect(states).toEqual(["building"]);
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

test("new pictures are there for the renderer, and in the release before the pages that show them; removed ones leave after", async () => {
  await start();
  let seen = "";
  render = async () => {
    render = () => Promise.resolve(nothing);
    seen = await readFile(join(opened[0]?.contentDir ?? "", "media/a.jpg"), "utf8");
    return { ...nothing, written: ["missing.bin"] };
  };
  // The page fails to come into the release: what is in it by then came before.
  listener(snapshotOf("b", { [page]: "one", "media/a.jpg": "bytes" }));
  await until("the pages have failed", () => names().includes("pages-failed"));
  expect(await readFile(join(publisher?.siteFolder() ?? "", "media/a.jpg"), "utf8")).toBe("bytes");
  await publisher?.settled();
  expect([seen, asked[0]?.media]).toEqual(["bytes", ["media/a.jpg"]]);
  asked = [asked[0] as RenderChange];
  await expect(save("c", { [page]: "one" })).resolves.toBeUndefined();
  expect(asked[1]?.removedMedia).toEqual(["media/a.jpg"]);
  await expect(readFile(join(publisher?.siteFolder() ?? "", "media/a.jpg"))).rejects.toThrow("ENOENT");
});

test("a change that touches every page becomes a new release, rendered in several answers, and the next page goes into it", async () => {
  const running = await start();
  const before = running.siteFolder() ?? "";
  await writeFile(join(before, "other.html"), "other page");
  render = async (change, outputDir) => ({ ...(await makesWhole(change, outputDir)), left: 1, removed: ["gone.html"] });
  more = async () => {
    await writeFile(join(opened[0]?.folder ?? "", "public", "last.html"), "last");
    return { ...nothing, isWholeSite: true, pages: ["/last"], written: ["last.html"] };
  };
  await save("b", { [page]: "two" });
  expect(running.state()).toEqual({ kind: "live", liveCommit: commitOf("b"), path: "whole", broken: [] });
  expect([builds.length, (await releases()).length]).toEqual([1, 2]);
  expect(events).toContainEqual(expect.objectContaining({ event: "published", path: "whole", pages: 2 }));
  const after = running.siteFolder() ?? "";
  const files = ["index.html", "last.html", "other.html"];
  expect(await Promise.all(files.map((file) => readFile(join(after, file), "utf8")))).toEqual([
    "whole",
    "last",
    "other page",
  ]);
  expect(await readFile(join(before, "index.html"), "utf8")).toBe("one");
  render = makesPage;
  await save("c", { [page]: "three" });
  expect([opened.length, running.siteFolder(), await liveHtml()]).toEqual([1, after, "three"]);
  expect(asked.at(-1)?.siteFolder).toBe(after);
  expect(await readFile(join(before, "index.html"), "utf8")).toBe("one");
});

test("a renderer that fails is started again with what the release shows, and told which files may be half-way", async () => {
  const running = await start();
  render = async (change, outputDir) => {
    render = makesPage;
    return { ...(await makesPage(change, outputDir)), written: ["index.html", "missing.bin"] };
  };
  listener(snapshotOf("b", { [page]: "two" }));
  await until("the pages have failed", () => names().includes("pages-failed"));
  await running.settled();
  expect(events).toContainEqual({ event: "pages-failed", commit: commitOf("b"), reason: expect.any(String) });
  expect(opened.map(({ unfinished }) => unfinished)).toEqual([[], ["index.html", "missing.bin"]]);
  expect([builds.length, await liveHtml()]).toEqual([1, "two"]);
  expect(running.state()).toMatchObject({ kind: "live", liveCommit: commitOf("b"), path: "pages" });
});

describe("Gatsby builds", () => {
  test("what a renderer declines, and the log says why", async () => {
    const running = await start();
    render = () => Promise.reject(new FullRenderRequired("no page of this kind was built before"));
    await save("b", { [page]: "two" });
    expect(builds.map(({ commit }) => commit)).toEqual([commitOf("a"), commitOf("b")]);
    expect(await liveHtml()).toBe("two");
    expect(running.state()).toEqual({ kind: "live", liveCommit: commitOf("b"), path: "full" });
    expect(events).toContainEqual({
      event: "full-render-required",
      commit: commitOf("b"),
      reason: "no page of this kind was built before",
    });
    expect(await readdir(join(folder, "data", "renderer"))).toEqual(["code"]);
    render = makesPage;
    await save("c", { [page]: "three" });
    expect([builds.length, await liveHtml()]).toEqual([2, "three"]);
  });

  test("what a renderer fails at three times", async () => {
    const running = await start();
    render = () => Promise.reject(new Error("its process was killed"));
    await save("b", { [page]: "two" });
    expect([builds.length, asked.length, await liveHtml()]).toEqual([2, 3, "two"]);
    expect(running.state()).toEqual({ kind: "live", liveCommit: commitOf("b"), path: "full" });
  });

  test("when the checkout has other code than the live release", async () => {
    let code = "code";
    const running = await start({ code: () => code });
    code = "other code";
    render = () => Promise.reject(new Error("its process was killed"));
    await save("b", { [page]: "two" });
    expect([builds.length, await liveHtml()]).toEqual([2, "two"]);
    expect(await manifest()).toMatchObject({ code: "other code" });
    expect(running.state()).toMatchObject({ kind: "live", liveCommit: commitOf("b"), path: "full" });
  });

  test("where no renderer starts", async () => {
    await start({ openRenderer: () => Promise.reject(new Error("Gatsby has another version")) });
    await save("b", { [page]: "two" });
    expect([builds.length, await liveHtml()]).toEqual([2, "two"]);
  });
});

test("closing ends a rendering, and leaves the live release as it was", async () => {
  await start();
  const begun = new Promise<void>((resolve) => {
    render = () =>
      new Promise((_resolve, reject) => {
        end = () => reject(new Error("killed"));
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

test("killed between two files: the next start has them rendered again, also when the content went back meanwhile", async () => {
  const running = await start();
  render = async ({ files }, outputDir) => {
    render = () => new Promise((_resolve, reject) => (end = () => reject(new Error("killed"))));
    await writeFile(join(outputDir, "index.html"), files[0]?.bytes ?? "");
    return { ...nothing, written: ["index.html", "missing.bin"] };
  };
  listener(snapshotOf("b", { [page]: "two" }));
  await until("the pages have failed", () => names().includes("pages-failed"));
  // Nothing repairs it: what is left is what a killed process leaves.
  await running.close();
  expect([await liveHtml(), (await manifest()).commit]).toEqual(["two", commitOf("a")]);
  head = snapshotOf("a", { [page]: "one" });
  render = (change, outputDir) =>
    makesPage({ ...change, files: [{ path: page, bytes: Buffer.from("one") }] }, outputDir);
  await start();
  expect(opened.at(-1)).toMatchObject({ unfinished: ["index.html", "missing.bin"] });
  expect([builds.length, await liveHtml()]).toEqual([1, "one"]);
  await publisher?.close();
  asked = [];
  await start();
  expect([opened.at(-1)?.unfinished, asked]).toEqual([[], []]);
});

describe("pages of a new day", () => {
  test("are rendered once nobody saves, as a new release; without a save the release stays", async () => {
    const running = await start({}, { quietMs: 0, pollMs: 5 });
    const first = running.siteFolder();
    day = "2026-11-21T10:00:00Z";
    await running.settled();
    expect(running.siteFolder()).toBe(first);
    states = [];
    render = (change, outputDir) =>
      change.builtOn === "2026-11-20" ? makesPage(change, outputDir) : makesWhole(change, outputDir);
    await save("b", { [page]: "two" });
    expect(asked.map(({ builtOn }) => builtOn)).toEqual(["2026-11-20", "2026-11-21"]);
    expect(running.state()).toMatchObject({ kind: "live", liveCommit: commitOf("b"), path: "whole" });
    expect(await manifest()).toMatchObject({ commit: commitOf("b"), builtOn: "2026-11-21" });
    expect([builds.length, states]).toEqual([1, ["building", "live"]]);
  });

  test("wait while somebody saves", async () => {
    const running = await start({}, { quietMs: 60_000 });
    day = "2026-11-21T10:00:00Z";
    await save("b", { [page]: "two" });
    expect(asked.map(({ builtOn }) => builtOn)).toEqual(["2026-11-20"]);
    day = "2026-11-21T10:01:00Z";
    await running.settled();
    expect(asked.map(({ builtOn }) => builtOn)).toEqual(["2026-11-20", "2026-11-21"]);
  });
});

describe("no room on the disk", () => {
  const full = (): Promise<never> => Promise.reject(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }));

  test("for single pages: said in words without a build, and published once there is room", async () => {
    const running = await start();
    render = full;
    await save("b", { [page]: "two" });
    expect(running.state()).toMatchObject({ kind: "failed", commit: commitOf("b"), liveCommit: commitOf("a") });
    expect(running.state()).toMatchObject({ reason: expect.stringMatching(/^The disk is full\./) as string });
    expect([builds.length, await liveHtml()]).toEqual([1, "one"]);
    render = makesPage;
    await save("c", { [page]: "three" });
    expect([builds.length, await liveHtml()]).toEqual([1, "three"]);
  });

  test("for the start of a renderer: tried three times, and the live release stays", async () => {
    let tries = 0;
    const running = await start({
      openRenderer: () => {
        tries += 1;
        return full();
      },
    });
    expect(running.state()).toMatchObject({ kind: "live", liveCommit: commitOf("a") });
    expect(tries).toBe(3);
  });

  test("for the pages of a new day: they stay those of the day before", async () => {
    const running = await start({}, { quietMs: 0 });
    day = "2026-11-21T10:00:00Z";
    render = (change, outputDir) => (change.builtOn === "2026-11-20" ? makesPage(change, outputDir) : full());
    await save("b", { [page]: "two" });
    expect(asked.map(({ builtOn }) => builtOn)).toEqual(["2026-11-20", "2026-11-21"]);
    expect(running.state()).toMatchObject({ kind: "live", liveCommit: commitOf("b"), path: "pages" });
    expect(await manifest()).toMatchObject({ builtOn: "2026-11-20" });
  });
});

test("what was saved while nobody published is rendered at the next start, without a build", async () => {
  await start();
  await publisher?.close();
  head = snapshotOf("b", { [page]: "two" });
  await start();
  expect(opened.at(-1)?.siteFolder).toBe(publisher?.siteFolder());
  expect([builds.length, await liveHtml()]).toEqual([1, "two"]);
});

test("after a roll back and a resume, the release that was rolled back to stays as it is", async () => {
  const running = await start();
  const first = await running.releases.currentName();
  render = makesWhole;
  await save("b", { [page]: "two" });
  const releaseService = new ReleaseService(
    running.releases,
    () => new Date(day),
    () => running.readHold(),
  );
  await releaseService.rollBack(undefined, "Mei Tanaka");
  expect(events).toContainEqual(expect.objectContaining({ event: "rolled-back", to: first }));
  expect(events).toContainEqual(expect.objectContaining({ event: "held", release: first }));
  expect(JSON.stringify(events)).not.toContain("Mei");
  await save("c", { [page]: "three" });
  expect([running.state().kind, await liveHtml()]).toEqual(["held", "one"]);
  render = makesPage;
  await releaseService.resume();
  await running.settled();
  expect(events).toContainEqual({ event: "resumed", release: first });
  expect([builds.length, await liveHtml(), (await manifest()).commit]).toEqual([1, "three", commitOf("c")]);
  expect(await readFile(join(folder, "data", "releases", first, "site", "index.html"), "utf8")).toBe("one");
});

describe("a preview", () => {
  const asked = { file: { path: page, bytes: Buffer.from("draft") }, isWanted: () => true };

  test("is asked for with today, and changes nothing that is live", async () => {
    const running = await start();
    const requests: RenderPreview[] = [];
    preview = (request) => {
      requests.push(request);
      return Promise.resolve(previewed);
    };
    await save("b", { [page]: "two" });
    day = "2026-11-21T10:00:00Z";
    expect(await running.preview({ ...asked, page: "/ja" })).toBe(previewed);
    expect(requests).toEqual([{ kind: "preview", builtOn: "2026-11-21", file: asked.file, page: "/ja" }]);
    expect(await liveHtml()).toBe("two");
  });

  test("waits for the commit that is rendered; the next commit goes before previews that wait", async () => {
    const running = await start();
    const isNextBuilt = (): boolean => {
      const state = running.state();
      return state.kind === "building" && state.commit === commitOf("c");
    };
    const order: string[] = [];
    let release: () => void = () => undefined;
    render = async (change, outputDir) => {
      order.push("render");
      if (order.length === 1) await new Promise<void>((resolve) => (release = resolve));
      order.push("rendered");
      return makesPage(change, outputDir);
    };
    preview = async () => {
      order.push("preview");
      if (order.length > 3) return previewed;
      // The first preview ends when a commit that came meanwhile waits for the renderer.
      listener(snapshotOf("c", { [page]: "three" }));
      await until("the next commit is being built", isNextBuilt);
      await new Promise(setImmediate);
      return previewed;
    };
    listener(snapshotOf("b", { [page]: "two" }));
    await until("the renderer is asked", () => order.length > 0);
    const previews = Promise.all([
      running.preview(asked),
      running.preview({ ...asked, isWanted: () => false }),
      running.preview(asked),
    ]);
    release();
    expect(await previews).toEqual([previewed, undefined, previewed]);
    await running.settled();
    expect(order).toEqual(["render", "rendered", "preview", "render", "rendered", "preview"]);
    expect(await liveHtml()).toBe("three");
  });

  test("is not there before a renderer is open, when too many wait, and when the renderer ends", async () => {
    const running = await start({ openRenderer: () => Promise.reject(new Error("Gatsby has another version")) });
    expect(await running.preview(asked)).toBeUndefined();
    await running.close();
    const again = await start();
    let answer: (previewed: Previewed) => void = () => undefined;
    preview = () => new Promise((resolve) => (answer = resolve));
    const waiting = Array.from({ length: 30 }, () => again.preview(asked));
    expect(await waiting.at(-1)).toBeUndefined();
    preview = () => Promise.reject(new Error("The renderer ended."));
    answer(previewed);
    expect((await Promise.all(waiting)).filter(Boolean)).toEqual([previewed]);
    expect(events).toContainEqual({ event: "preview-failed", reason: "The renderer ended." });
    await save("b", { [page]: "two" });
    expect(await liveHtml()).toBe("two");
  });
});

/** Resolves when so many deferred files are left. */
async function untilDeferred(left: number): Promise<void> {
  await until(`${String(left)} deferred files are left`, () => deferred.length <= left);
  await publisher?.settled();
}
const liveFiles = async (): Promise<string[]> => (await readdir(publisher?.siteFolder() ?? "")).sort();

test("files that no page waits for come into the live release one by one, after the pages and when nobody saves", async () => {
  deferred = ["a.jpg", "b.jpg"];
  await start();
  // Nothing was saved since the start, which does not wait for them.
  await untilDeferred(0);
  expect(await liveFiles()).toEqual(["a.jpg", "b.jpg", "index.html"]);
  deferred = ["c.jpg", "d.jpg"];
  await save("b", { [page]: "two" });
  expect([await liveHtml(), deferred.length]).toEqual(["two", 2]);
  // A save that comes while one is made goes before the next one.
  let begun: () => void = () => undefined;
  const begins = new Promise<void>((resolve) => (begun = resolve));
  let goOn: () => void = () => undefined;
  beforeDeferred = () => {
    begun();
    return new Promise((resolve) => (goOn = resolve));
  };
  day = "2026-11-20T10:00:01Z";
  const settled = publisher?.settled();
  await begins;
  listener(snapshotOf("c", { [page]: "three" }));
  goOn();
  await settled;
  await publisher?.settled();
  expect([await liveHtml(), deferred]).toEqual(["three", ["d.jpg"]]);
  expect(await liveFiles()).toEqual(["a.jpg", "b.jpg", "c.jpg", "index.html"]);
  expect(await releases()).toHaveLength(1);
});

test("a renderer that ends while it makes such a file is started again for the pages, and not asked for it again", async () => {
  deferred = ["a.jpg"];
  beforeDeferred = () => Promise.reject(new Error("The renderer ended."));
  await start();
  await until("the renderer is started again", () => opened.length === 2);
  await publisher?.settled();
  expect([opened.length, deferred]).toEqual([2, ["a.jpg"]]);
  await save("b", { [page]: "two" });
  expect([await liveHtml(), builds.length, deferred]).toEqual(["two", 1, ["a.jpg"]]);
});
