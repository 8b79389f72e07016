import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { hashPassword, smallestCost } from "../../../api/auth/password-hash";
import { newInquiry } from "../../../api/contact/inquiry";
import { temporaryRepository } from "../../../api/store/test-support/temporary-repository";
import type { ErrorAnswer } from "../../../content/model/api/answers";
import { proofParameter } from "../../../content/model/api/contact-form";
import type { InquiriesAnswer } from "../../../content/model/api/inquiry-answer";
import { answeredAfter, type ServerProcess } from "../../bench/server-process";
import type { AttackFigures } from "./attack-figures";
import { startService, type StartService } from "./attacked-process";
import { attackPassword as password } from "./attacked-server";
import { peakMegabytes } from "./peak-memory";

const longest = 5_000;
const atOnce = 50;
const form = { name: "Flood", company: "", email: "flood@example.org", contact: "", inquiryType: "General" };
const networks = 2_000;

/** So many inquiries from one /48, then as many from 2,000 of them; meanwhile a visitor sends one, and staff look for it. */
export function inboxFloodAttack(attempts = 10_000, start = startService): Promise<AttackFigures> {
  return withServer(start, 0, async (server, staff) => {
    const oneNetwork = (count: number): string => `2001:db8:7:${(count % 65_536).toString(16)}::1`;
    const manyNetworks = (count: number): string => `2001:db8:${(0x1000 + (count % networks)).toString(16)}::1`;
    const first = await flood(server, attempts, oneNetwork);
    const during = flood(server, attempts, manyNetworks);
    const { words: visitor, through } = await sendAsVisitor(server);
    let found: InquiriesAnswer["items"] = [];
    const seconds = await secondsOf(async () => ({ items: found } = await staff("/api/inquiries?search=real+visitor")));
    const taken = first + (await during);
    return {
      attack: `${String(attempts)} inquiries from one /48, then as many from ${String(networks)} of them`,
      attempts: 2 * attempts,
      staff: `find the visitor's inquiry in ${seconds}; ${String(taken)} of the flood are in the inbox`,
      visitor,
      peakMemoryMb: Math.round(peakMegabytes(server.pid)),
      missed: [
        ...(through ? [] : ["the visitor did not get through"]),
        ...(found.length === 1 ? [] : ["the visitor's inquiry is not in the inbox"]),
      ],
    };
  });
}

/** An inbox of so many of the longest inquiries, 10,000 at most: six of staff open it at once, search it, and delete everything. */
export function fullInboxAttack(held = 10_000, start = startService): Promise<AttackFigures> {
  return withServer(start, held, async (server, staff) => {
    const opened = await secondsOf(() =>
      Promise.all(Array.from({ length: 6 }, () => staff("/api/inquiries?state=new"))),
    );
    const searched = await secondsOf(() => staff("/api/inquiries?search=not+there"));
    const before = await send(server, "198.51.100.9", "real visitor");
    const { error } = (await before.json()) as Partial<ErrorAnswer>;
    const newest = (await staff("/api/inquiries")).items[0]?._id ?? "";
    const deleted = await secondsOf(() => staff("/api/deleteInquiries", { upTo: newest }));
    const after = await send(server, "198.51.100.9", "real visitor");
    return {
      attack: "an inbox full of the longest inquiries",
      attempts: held,
      staff: `six open it in ${opened}, search in ${searched}, delete all in ${deleted}`,
      visitor: `${error?.message ?? "gets through"}; ${after.ok ? "gets through" : String(after.status)} after the deletion`,
      peakMemoryMb: Math.round(peakMegabytes(server.pid)),
      missed: after.ok ? [] : [`the visitor was answered with ${String(after.status)} after the deletion`],
    };
  });
}

type Staff = (path: string, body?: object) => Promise<InquiriesAnswer>;

/** Runs an attack on a service of its own, with so many inquiries in its inbox. */
async function withServer(
  start: StartService,
  held: number,
  attack: (server: ServerProcess, staff: Staff) => Promise<AttackFigures>,
): Promise<AttackFigures> {
  const repository = temporaryRepository();
  const dataDir = mkdtempSync(join(tmpdir(), "attack data "));
  mkdirSync(join(dataDir, "inbox"));
  for (let count = 0; count < held; count += 1) {
    const inquiry = newInquiry(
      { ...form, message: "港".repeat(longest) },
      new Date(Date.UTC(2026, 0, 1) + count),
      false,
    );
    writeFileSync(join(dataDir, "inbox", `${inquiry._id}.json`), JSON.stringify(inquiry));
  }
  const server = await start({
    CONTENT_DIR: repository.contentDir,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD_HASH: await hashPassword(password, smallestCost),
    LOG_LEVEL: "silent",
  });
  try {
    await answeredAfter(server, "/api/health");
    const login = await call(server, "/api/login", { password }, "192.0.2.1");
    const cookie = login.headers
      .getSetCookie()
      .map((text) => text.split(";")[0])
      .join("; ");
    return await attack(server, async (path, body) => {
      const answer = await call(server, path, body, "192.0.2.1", cookie);
      if (!answer.ok) throw new Error(`${path} was answered with ${String(answer.status)}`);
      return (await answer.json()) as InquiriesAnswer;
    });
  } finally {
    await server.stop();
    repository.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function call(
  server: ServerProcess,
  path: string,
  body: object | undefined,
  from: string,
  cookie = "",
): Promise<Response> {
  return fetch(server.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "Content-Type": "application/json",
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": from,
      ...(cookie === "" ? {} : { Cookie: cookie }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function send(server: ServerProcess, from: string, message: string, proof?: string): Promise<Response> {
  const template_params = { ...form, message, ...(proof === undefined ? {} : { [proofParameter]: proof }) };
  return call(server, "/api/contact", { service_id: "", template_id: "", user_id: "", template_params }, from);
}

/** Sends the longest inquiries without proofs, many at a time; resolves with the number of those that were taken. */
async function flood(server: ServerProcess, count: number, from: (at: number) => string): Promise<number> {
  let [next, taken] = [0, 0];
  const sender = async (): Promise<void> => {
    while (next < count) {
      const answer = await send(server, from(next++), "x".repeat(longest));
      await answer.arrayBuffer();
      if (answer.ok) taken += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return taken;
}

/** Sends an inquiry as a browser does: with a proof when one is required. */
async function sendAsVisitor(server: ServerProcess): Promise<{ readonly words: string; readonly through: boolean }> {
  let [proofs, status] = [0, 0];
  const seconds = await secondsOf(async () => {
    let answer = await send(server, "198.51.100.9", "real visitor");
    for (; answer.status === 429 && proofs < 3; proofs += 1) {
      const { challenge } = ((await answer.json()) as ErrorAnswer).error;
      if (challenge === undefined) break;
      const solution = await solveChallenge({ challenge, deriveKey });
      const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
      answer = await send(server, "198.51.100.9", "real visitor", proof);
    }
    status = answer.status;
  });
  const through = status === 200;
  const words = through ? `gets through in ${seconds}` : `is answered with ${String(status)} after ${seconds}`;
  return { words: `${words}, ${String(proofs)} proof${proofs === 1 ? "" : "s"} of work included`, through };
}

async function secondsOf(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now();
  await work();
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
