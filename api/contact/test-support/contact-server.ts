import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import Koa, { type Middleware } from "koa";
import pino from "pino";
import request, { type Agent, type Test } from "supertest";
import type { InquiriesAnswer, InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import { requireSession } from "../../auth/require-session";
import { sessionCookie } from "../../auth/session-cookie";
import { openSessions } from "../../auth/sessions";
import { answerErrors } from "../../http/answer-errors";
import { apiRouter, unknownCall } from "../../http/api-router";
import { visitorNetworks, proxyNetworks } from "../../http/client-address";
import { requestLog } from "../../http/request-log";
import { sameOrigin } from "../../http/check-requests";
import { openInquiryService, type InquiryService, type InquiryServiceOptions } from "../inquiry-service";
import { contactRoutes, type ContactDependencies } from "../contact-routes";
import { createInquiryLimit, type InquiryLimitOptions } from "../inquiry-limit";
import { createProofOfWork } from "../proof-of-work";
import type { VerifyCaptcha } from "../verify-captcha";
import { goodForm } from "./good-form";

/** The contact calls on a free port, with real sessions and a real inbox in a temporary folder. */
export interface ContactServer {
  readonly url: string;
  readonly dataDir: string;
  readonly inquiryService: InquiryService;
  /** The log so far as text. */
  log(): string;
  /** Sends a form as the page does, from an address of its own unless one is given. */
  send(fields?: Readonly<Record<string, unknown>>, from?: string): Test;
  /** A browser of a visitor. */
  visitor(): Agent;
  /** A browser of staff, logged in. */
  readonly staff: Agent;
  /** What staff see on all pages of all inquiries. */
  inquiries(): Promise<InquiryAnswer[]>;
  /** Moves the service's clock forward, unless it has one of its own. */
  pass(seconds: number): void;
  /** Names of the files of open inquiries and of anything left over, and the text of one. */
  files(): string[];
  file(name: string): string;
  /** Stops and starts again on the same folder. */
  restart(service?: Partial<InquiryServiceOptions>): Promise<void>;
  close(): Promise<void>;
}

export interface ContactServerOptions {
  readonly service?: Partial<InquiryServiceOptions>;
  readonly verifyCaptcha?: VerifyCaptcha;
  /** Default: none, so that tests of other things may send as many as they like. */
  readonly ceilings?: InquiryLimitOptions["ceilings"];
  /** How long a challenge is valid. */
  readonly proofSeconds?: number;
  readonly page?: ContactDependencies["page"];
  /** What serves everything that is not a call. */
  readonly site?: (dataDir: string) => Middleware;
}

/** The body that the page posts. */
export const contactCall = (fields: Readonly<Record<string, unknown>> = {}) => ({
  service_id: "own",
  template_id: "contact",
  user_id: "public",
  template_params: { ...goodForm, ...fields },
});

/** Starts a contact server; close it after the test. */
export async function startContactServer(options: ContactServerOptions = {}): Promise<ContactServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "contact-test-"));
  const inbox = join(dataDir, "inbox");
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = pino({ base: null }, sink);
  const cookie = sessionCookie(false);
  const sessions = await openSessions({
    path: join(dataDir, "sessions.json"),
    epoch: "test",
    clock: () => new Date(),
    onWriteFailure: () => undefined,
  });
  const key = randomBytes(32);
  const sessionId = await sessions.start({ name: "Staff" });

  const start = async (service: Partial<InquiryServiceOptions> = {}) => {
    const opened = await openInquiryService({
      dataDir,
      clock: () => now,
      log,
      ...options.service,
      ...service,
    });
    const session = requireSession(cookie, sessions);
    const { verifyCaptcha, ceilings = { hour: Infinity, day: Infinity } } = options;
    const clock = () => now;
    const proofs = createProofOfWork({ key, clock, prefix: "0", validSeconds: options.proofSeconds ?? 600 });
    const limit = createInquiryLimit({ proofs, clock, ceilings });
    const networksOf = visitorNetworks(proxyNetworks(undefined, false));
    const router = apiRouter(
      contactRoutes({ inquiries: opened, limit, verifyCaptcha, networksOf, page: options.page }),
      session,
    );
    const app = new Koa();
    app
      .use(requestLog(log))
      .use(answerErrors(log))
      .use(sameOrigin(new Set(["http://site.example"])))
      .use(router.routes())
      .use(unknownCall(router));
    if (options.site !== undefined) app.use(options.site(dataDir));
    app.on("error", (err: unknown) => log.error({ err }, "request failed"));
    const answer = app.callback();
    const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const stop = async (): Promise<void> => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      await opened.close();
    };
    return { inquiryService: opened, url, stop };
  };

  let now = new Date("2026-06-01T03:00:00Z");
  let running = await start();
  let visitors = 0;
  const visitor = (): Agent => request.agent(running.url).set("Sec-Fetch-Site", "same-origin");
  const staff = (): Agent => visitor().set("Cookie", `session=${sessionId}`);
  return {
    get url() {
      return running.url;
    },
    dataDir,
    get inquiryService() {
      return running.inquiryService;
    },
    log: () => lines.join(""),
    send(fields = {}, from) {
      visitors += 1;
      const address = from ?? `60.${String(visitors >> 8)}.${String(visitors & 255)}.1`;
      return visitor().post("/api/contact").set("X-Forwarded-For", address).send(contactCall(fields));
    },
    visitor,
    get staff() {
      return staff();
    },
    async inquiries() {
      const found: InquiryAnswer[] = [];
      for (let before: string | undefined = ""; before !== undefined;) {
        const query: Record<string, string> = before === "" ? {} : { before };
        const page = (await staff().get("/api/inquiries").query(query).expect(200)).body as InquiriesAnswer;
        found.push(...page.items);
        before = page.next;
      }
      return found;
    },
    pass(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    files: () => readdirSync(inbox, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
    file: (name) => readFileSync(join(inbox, name), "utf8"),
    async restart(service) {
      await running.stop();
      running = await start(service);
    },
    async close() {
      await running.stop();
      await sessions.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
