import { announcePassword } from "./auth/open-password";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pid } from "node:process";
import { noPublisher } from "./publish/publisher-interface";
import { startServer, type Overrides } from "./server";
import { gitChildrenOf } from "./store/test-support/store-process";
import { temporaryRepository, type TemporaryRepository } from "./store/test-support/temporary-repository";
import { until } from "./test-support/until";

let repository: TemporaryRepository;
let dataDir: string;
let before: readonly number[];
beforeEach(() => {
  repository = temporaryRepository();
  dataDir = mkdtempSync(join(tmpdir(), "server-"));
  before = gitChildrenOf(pid);
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
  repository.remove();
});

const start = (overrides: Overrides) =>
  startServer(
    {
      port: 0,
      host: "127.0.0.1",
      contentDir: repository.contentDir,
      dataDir,
      password: { kind: "stored-or-generated" },
      logLevel: "silent",
    },
    { passwordCost: 2 ** 14, maintenance: false, ...overrides },
  );

/** Resolves when every git process of a store has ended; a closed store does not wait for the end of its reading processes. */
async function noGitProcessIsLeft(): Promise<void> {
  await until("no git process is left", () => gitChildrenOf(pid).every((child) => before.includes(child)));
}

test("a start that fails closes what it opened, also what was still being opened then", async () => {
  const starting = start({
    announcePassword: () => {
      throw new Error("There is nobody to read it");
    },
  });
  await expect(starting).rejects.toThrow("There is nobody to read it");
  await noGitProcessIsLeft();
});

test.each(["tmp", "inbox", "sessions.json"])(
  "what is in the way of %s is said with the folder and what belongs there",
  async (name) => {
    // Restored by another user, or mounted where nothing was.
    if (name.endsWith(".json")) mkdirSync(join(dataDir, name));
    else writeFileSync(join(dataDir, name), "");
    await expect(start({ announcePassword: () => undefined })).rejects.toThrow(
      `The data folder "${dataDir}" cannot be used (`,
    );
    await noGitProcessIsLeft();
  },
);

test("a first password that cannot be written is said with the folder", async () => {
  mkdirSync(join(dataDir, "first-password"));
  const announce = announcePassword(dataDir, { write: () => undefined });
  await expect(start({ announcePassword: announce })).rejects.toThrow(`The data folder "${dataDir}" cannot be used (`);
});

test("a stop closes every part, also after one that could not be closed, and says which reason that had", async () => {
  const publisher = {
    ...noPublisher,
    siteFolder: () => undefined,
    close: () => Promise.reject(new Error("The renderer does not end")),
  };
  const server = await start({
    announcePassword: () => undefined,
    openSite: () => Promise.resolve({ publisher, middleware: (_, next) => next() }),
  });
  expect(gitChildrenOf(pid).length).toBeGreaterThan(before.length);
  await expect(server.close()).rejects.toThrow("The renderer does not end");
  await noGitProcessIsLeft();
  await expect(fetch(server.url)).rejects.toThrow();
});
