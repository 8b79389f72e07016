import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { newInquiry } from "../../../api/contact/inquiry";
import type { ErrorAnswer } from "../../../content/model/api/answers";
import { proofParameter } from "../../../content/model/api/contact-form";
import type { InquiriesAnswer } from "../../../content/model/api/inquiry-answer";
import { callAsPage } from "../../bench/server-process";
import type { AttackFigures } from "./attack-figures";
import { startService, type StartService } from "./attacked-process";
import { withAttackedServer, type AttackedServer } from "./attacked-server";

const longest = 5_000;
const atOnce = 50;
const form = { name: "Flood", company: "", email: "flood@example.org", contact: "", inquiryType: "General" };
const networks = 2_000;

/** So many inquiries from one /48, then as many from 2,000 of them; meanwhile a visitor sends one, and staff look for it. */
export function inboxFloodAttack(attempts = 10_000, start = startService): Promise<AttackFigures> {
  return withInbox(start, 0, async (server, staff) => {
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
      peakMemoryMb: server.peakMemoryMb(),
      missed: [
        ...(through ? [] : ["the visitor did not get through"]),
        ...(found.length === 1 ? [] : ["the visitor's inquiry is not in the inbox"]),
      ],
    };
  });
}

/** An inbox of so many of the longest inquiries, 10,000 at most: six of staff open it at once, search it, and delete everything. */
export function fullInboxAttack(held = 10_000, start = startService): Promise<AttackFigures> {
  return withInbox(start, held, async (server, staff) => {
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
      peakMemoryMb: server.peakMemoryMb(),
      missed: after.ok ? [] : [`the visitor was answered with ${String(after.status)} after the deletion`],
    };
  });
}

type Staff = (path: string, body?: object) => Promise<InquiriesAnswer>;

/** Runs an attack on a service of its own, with so many inquiries in its inbox. */
function withInbox(
  start: StartService,
  held: number,
  attack: (server: AttackedServer, staff: Staff) => Promise<AttackFigures>,
): Promise<AttackFigures> {
  const inquiries = Array.from({ length: held }, (_, count) =>
    newInquiry({ ...form, message: "港".repeat(longest) }, new Date(Date.UTC(2026, 0, 1) + count), false),
  );
  const data = inquiries.map((inquiry) => [`inbox/${inquiry._id}.json`, JSON.stringify(inquiry)] as const);
  return withAttackedServer(start, { data: Object.fromEntries(data) }, (server) =>
    attack(server, async (path, body) => {
      const answer = await callAsPage(server.url + path, body, {
        "X-Forwarded-For": "192.0.2.1",
        Cookie: server.cookie,
      });
      if (!answer.ok) throw new Error(`${path} was answered with ${String(answer.status)}`);
      return (await answer.json()) as InquiriesAnswer;
    }),
  );
}

function send(server: AttackedServer, from: string, message: string, proof?: string): Promise<Response> {
  const template_params = { ...form, message, ...(proof === undefined ? {} : { [proofParameter]: proof }) };
  const body = { service_id: "", template_id: "", user_id: "", template_params };
  return callAsPage(`${server.url}/api/contact`, body, { "X-Forwarded-For": from });
}

/** Sends the longest inquiries without proofs, many at a time; resolves with the number of those that were taken. */
async function flood(server: AttackedServer, count: number, from: (at: number) => string): Promise<number> {
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
async function sendAsVisitor(server: AttackedServer): Promise<{ readonly words: string; readonly through: boolean }> {
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
