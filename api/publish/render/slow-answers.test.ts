import type * as childProcess from "node:child_process";
import { EventEmitter } from "node:events";
import type { RenderReply, RenderRequest } from "../../../content/model/api/render-messages";
import { nothing } from "../test-support/test-renderer";
import { openRenderer, type Renderer } from "./renderer-process";

/** In place of a process: answers when a test says so. */
class FakeChild extends EventEmitter {
  readonly pid = 1;
  readonly stdio = [];
  readonly asked: RenderRequest["kind"][] = [];
  killed = false;

  send(request: RenderRequest, sent: (error: null) => void): void {
    this.asked.push(request.kind);
    sent(null);
  }

  says(...replies: RenderReply[]): void {
    for (const reply of replies) this.emit("message", reply);
  }

  kill(): void {
    if (this.killed) return;
    this.killed = true;
    this.emit("exit", null, "SIGKILL");
  }
}

let child: FakeChild;
jest.mock("node:child_process", () => ({
  ...jest.requireActual<typeof childProcess>("node:child_process"),
  fork: () => child,
}));

let renderer: Renderer;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  child = new FakeChild();
  const content = { contentDir: "", siteFolder: "", builtOn: "2026-06-12", unfinished: [] };
  const opening = openRenderer({ rootDir: "/", folder: "/" }, () => Promise.resolve(content));
  while (!child.asked.includes("open")) await new Promise(setImmediate);
  child.says({ kind: "opened", deferred: 0 });
  renderer = await opening;
});
afterEach(() => jest.useRealTimers());

const limit = 120_000;

test("a renderer that goes on working has all the time that a large commit takes, with its answer in the same moment", async () => {
  const answer = renderer.more();
  for (let part = 0; part < 20; part += 1) {
    await jest.advanceTimersByTimeAsync(limit - 1);
    child.says({ kind: "working" });
  }
  child.says({ kind: "working" }, nothing);
  await expect(answer).resolves.toEqual(nothing);
  expect(child.killed).toBe(false);
});

test("one that says nothing for two minutes is ended, also when it said something before", async () => {
  const answer = expect(renderer.more()).rejects.toThrow("aborted");
  child.says({ kind: "working" });
  await jest.advanceTimersByTimeAsync(limit - 1);
  expect(child.killed).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await answer;
  expect(child.killed).toBe(true);
});
