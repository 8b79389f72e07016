import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pid } from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "./server";
import { gitChildrenOf } from "./store/test-support/store-process";
import { temporaryRepository } from "./store/test-support/temporary-repository";

// Real git processes: slow where the machine is busy.
jest.setTimeout(60_000);

test("a start that fails closes what it opened, also what was still being opened then", async () => {
  const repository = temporaryRepository();
  const dataDir = mkdtempSync(join(tmpdir(), "failed-start-"));
  const { contentDir } = repository;
  const password = { kind: "stored-or-generated" } as const;
  const before = gitChildrenOf(pid);
  try {
    const starting = startServer(
      { port: 0, host: "127.0.0.1", contentDir, dataDir, password, logLevel: "silent" },
      {
        passwordCost: 2 ** 14,
        maintenance: false,
        announcePassword: () => {
          throw new Error("There is nobody to read it");
        },
      },
    );
    await expect(starting).rejects.toThrow("There is nobody to read it");
    const left = () => gitChildrenOf(pid).filter((child) => !before.includes(child));
    // A closed store does not wait for the end of its reading processes.
    for (let tries = 0; tries < 500 && left().length > 0; tries += 1) await wait(10);
    expect(left()).toEqual([]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    repository.remove();
  }
});
