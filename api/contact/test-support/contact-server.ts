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
import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import { requireSession } from "../../auth/require-session";
import { sessionCookie } from "../../auth/session-cookie";
import { openSessions } from "../../auth/sessions";
import { answerErrors } from "../../http/answer-errors";
import { apiRouter } from "../../http/api-router";
import { visitorNetworks } from "../../http/client-address";
import { proxyNetworks } from "../../http/proxy-networks";
import { requestLog } from "../../http/request-log";
import { sameOrigin } from "../../http/same-origin";
import { unknownCall } from "../../http/unknown-call";
import { openInquiryService, type InquiryService, type InquiryServiceOptions } from "../inquiry-service";
import { contactRoutes } from "../contact-routes";
import { createInquiryLimit } from "../inquiry-limit";
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
  /** What staff see. */
  inquiries(): Promise<InquiryAnswer[]>;
  /** Names of the files in the inbox, and the text of one. */
  files(): string[];
  file(name: string): string;
  /** Stops and starts again on the same folder. */
  restart(service?: Partial<InquiryServiceOptions>): Promise<void>;
  close(): Promise<void>;
}

export interface ContactServerOptions {
  readonly service?: Partial<InquiryServiceOptions>;
  readonly captcha?: boolean;
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
  const sessionId = await sessions.start({ name: "Staff" });

  const start = async (service: Partial<InquiryServiceOptions> = {}) => {
    const opened = await openInquiryService({
      dataDir,
      clock: () => new Date("2026-06-01T03:00:00Z"),
      log,
      ...options.service,
      ...service,
    });
    const session = requireSession(cookie, sessions);
    const { captcha = false } = options;
    const limit = createInquiryLimit();
    const router = apiRouter(
      contactRoutes(
        { inquiries: opened, limit, captcha, networksOf: visitorNetworks(proxyNetworks(undefined, false)) },
        session,
      ),
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
      const address = from ?? `198.18.${String(visitors >> 8)}.${String(visitors & 255)}`;
      return visitor().post("/api/contact").set("X-Forwarded-For", address).send(contactCall(fields));
    },
    visitor,
    get staff() {
      return staff();
    },
    inquiries: async () => (await staff().get("/api/inquiries").expect(200)).body as InquiryAnswer[],
    files: () => readdirSync(inbox),
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
