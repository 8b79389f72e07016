import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { absoluteLimit, idleLimit } from "./session-life";
import { openSessions } from "./sessions";
import type { replaceFile } from "../support/durable-file";

/** Undefined while the disk has room. */
let mockDiskFault: Error | undefined;
jest.mock("../support/durable-file", () => {
  const actual: { replaceFile: typeof replaceFile } = jest.requireActual("../support/durable-file");
  const replace: typeof replaceFile = (...parameters) =>
    mockDiskFault === undefined ? actual.replaceFile(...parameters) : Promise.reject(mockDiskFault);
  return { ...actual, replaceFile: replace };
});

let folder: string;
let now: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sessions-"));
  now = Date.parse("2026-06-01T00:00:00Z");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const path = () => join(folder, "sessions.json");
const open = (epoch = "one") =>
  openSessions({
    path: path(),
    epoch,
    clock: () => new Date(now),
    onWriteFailure: (error) => {
      throw error;
    },
  });

test("a session lives on after a restart; its id is nowhere on the disk", async () => {
  const sessions = await open();
  const id = await sessions.start({ name: "Aiko" });
  const restarted = await open();
  expect(restarted.find(id)).toEqual({ name: "Aiko" });
  expect(await readFile(path(), "utf8")).not.toContain(id);
  expect((await stat(path())).mode & 0o777).toBe(0o600);
});

test("a session ends after 12 idle hours, and after 7 days however busy", async () => {
  const sessions = await open();
  const idle = await sessions.start({});
  now += idleLimit - 1;
  expect(sessions.find(idle)).toEqual({});
  now += idleLimit;
  expect(sessions.find(idle)).toBeUndefined();

  const busy = await sessions.start({});
  const started = now;
  while (now - started < absoluteLimit - idleLimit / 2) {
    now += idleLimit / 2;
    if (now - started < absoluteLimit) expect(sessions.find(busy)).toEqual({});
  }
  now = started + absoluteLimit;
  expect(sessions.find(busy)).toBeUndefined();
  await sessions.close();
});

test("a clock that jumps: an hour back ends no session, one begun years ahead is over at the right time", async () => {
  const right = now;
  const sessions = await open();
  const id = await sessions.start({ name: "Aiko" });
  now = right - 3_600_000;
  expect(sessions.find(id)).toEqual({ name: "Aiko" });
  now = right + 365 * absoluteLimit;
  const ofNextYears = await sessions.start({ name: "Aiko" });
  now = right;
  expect(sessions.find(ofNextYears)).toBeUndefined();
  expect((await open()).find(ofNextYears)).toBeUndefined();
});

test("use is remembered across a clean restart", async () => {
  const sessions = await open();
  const id = await sessions.start({});
  now += idleLimit - 1;
  sessions.find(id);
  await sessions.close();
  now += idleLimit - 1;
  expect((await open()).find(id)).toEqual({});
});

test("logout ends one session, a new epoch all of them", async () => {
  const sessions = await open();
  const [mine, other] = [await sessions.start({}), await sessions.start({})];
  await sessions.end(mine);
  expect(sessions.find(mine)).toBeUndefined();
  expect((await open()).find(mine)).toBeUndefined();
  expect((await open()).find(other)).toEqual({});
  expect((await open("two")).find(other)).toBeUndefined();
});

test("with a full disk a logout is refused and can be repeated; nothing that was ended comes back after a restart", async () => {
  const sessions = await open();
  const [mine, other] = [await sessions.start({}), await sessions.start({})];
  mockDiskFault = Object.assign(new Error("no space left"), { code: "ENOSPC" });
  await expect(sessions.end(mine)).rejects.toThrow("no space left");
  expect(sessions.find(mine)).toEqual({});
  mockDiskFault = undefined;
  await sessions.end(mine);
  expect([sessions.find(mine), (await open()).find(mine)]).toEqual([undefined, undefined]);
  mockDiskFault = new Error("no space left");
  await sessions.endAll();
  mockDiskFault = undefined;
  expect([sessions.find(other), (await open()).find(other)]).toEqual([undefined, undefined]);
});

test("1,000 tampered ids find nothing, the live session stays", async () => {
  const sessions = await open();
  const id = await sessions.start({});
  for (let count = 0; count < 1000; count += 1) {
    const place = count % id.length;
    const other = id.charAt(place) === "A" ? "B" : "A";
    expect(sessions.find(id.slice(0, place) + other + id.slice(place + 1))).toBeUndefined();
  }
  expect(sessions.find(id)).toEqual({});
});

test.each(["", "{", '{"epoch":"one"}', '{"epoch":"one","sessions":[{"idHash":1}]}'])(
  "a damaged file (%j) means logging in again",
  async (text) => {
    await writeFile(path(), text);
    const sessions = await open();
    expect(sessions.find("x".repeat(43))).toBeUndefined();
    expect(sessions.find(await sessions.start({}))).toEqual({});
  },
);
