import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "../support/log";
import { openInbox, type Inbox } from "./inbox";
import type { Inquiry } from "./inquiry";

test("after kill -9 every acknowledged inquiry is in the inbox, whole, and nothing half written is left", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "contact-crash-"));
  try {
    for (const acknowledgements of [1, 20, 57]) {
      const before = new Set(
        (await inquiriesIn(await openInbox({ dataDir, log: createLog("silent") }))).map(({ _id }) => _id),
      );
      const acknowledged = await killAfter(acknowledgements, dataDir);
      const inbox = await openInbox({ dataDir, log: createLog("silent") });
      const kept = (await inquiriesIn(inbox)).filter(({ _id }) => !before.has(_id)).map(({ message }) => message);
      expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgements);
      expect(acknowledged.filter((number) => !kept.includes(number))).toEqual([]);
      const names = readdirSync(join(dataDir, "inbox"));
      expect(names.filter((name) => !name.endsWith(".json"))).toEqual([]);
      expect(names).toHaveLength(before.size + kept.length);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("after kill -9 the note of an inquiry is the acknowledged one or the next, whole, with its language", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "contact-crash-"));
  try {
    const acknowledged = Number((await killAfter(40, dataDir, "note-forever.ts")).at(-1));
    const inbox = await openInbox({ dataDir, log: createLog("silent") });
    const [inquiry] = (await inbox.page({ search: "" })).items;
    expect([acknowledged, acknowledged + 1]).toContain(Number(inquiry?.note?.text));
    expect(inquiry).toMatchObject({ language: "ja", note: { by: "Aiko" } });
    expect(readdirSync(join(dataDir, "inbox", "details"))).toEqual([`${String(inquiry?._id)}.json`]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function inquiriesIn(inbox: Inbox): Promise<Inquiry[]> {
  const all: Inquiry[] = [];
  for await (const inquiry of inbox.open()) all.push(inquiry);
  return all;
}

/** Kills a process once it acknowledged so much; returns the numbers it acknowledged. */
async function killAfter(count: number, dataDir: string, name = "receive-forever.ts"): Promise<string[]> {
  const script = join(__dirname, "test-support", name);
  const child = spawn(process.execPath, ["--import", "tsx", script, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "close");
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split("\n").length > count) child.kill("SIGKILL");
  });
  const [, signal] = await exited;
  expect(signal).toBe("SIGKILL");
  return output.split("\n").slice(0, -1);
}
