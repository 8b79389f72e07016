import { collections } from "../../../content/model/collections/collections";
import { collectionForm } from "../../../content/model/entries/collection-form";
import type { EntryAnswer } from "../../../content/model/api/collection-answers";
import type { Event } from "../../../content/model/collections/event";
import type { NewsItem } from "../../../content/model/collections/news-item";
import { entryOf, type Entry } from "../kit/entry/entry";

/** A request as it left the admin. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Fields of a multipart body, or of a JSON object. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What the network answers: status and JSON body, or "offline". */
export type Reply =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | "offline";

/** Replaces the network under the admin: one handler for each "METHOD /path", and a record of what was sent. */
export class FakeApi {
  readonly sent: SentRequest[] = [];
  private readonly handlers = new Map<string, (request: SentRequest) => Reply | Promise<Reply>>();

  constructor() {
    this.on("GET /api/session", { status: 200, body: { loggedIn: true, name: "Aiko" } });
    // A publisher that never answers.
    this.on("GET /api/publishState", () => new Promise<never>(() => undefined));
    this.on("GET /api/health", { status: 200, body: { problems: [], publish: { kind: "none" } } });
    for (const kind of ["events", "news"] as const) {
      this.on(`GET /api/collections/${kind}`, { status: 200, body: [] });
      this.on(`GET /api/translations/${kind}`, { status: 500 });
      this.on(`GET /api/collectionForms/${kind}`, ({ headers }) => ({
        status: 200,
        body: collectionForm(collections[kind], headers["Accept-Language"] === "ja" ? "ja" : "en"),
      }));
    }
  }

  on(call: string, reply: Reply | ((request: SentRequest) => Reply | Promise<Reply>)): void {
    this.handlers.set(call, typeof reply === "function" ? reply : () => reply);
  }

  /** Requests of a call, like "POST /api/addNews". */
  sentTo(call: string): SentRequest[] {
    return this.sent.filter(({ method, path }) =>
      [path, path.replace(/\?.*$/, "")].some((each) => `${method} ${each}` === call),
    );
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const request: SentRequest = {
      method: init.method ?? "GET",
      path: url,
      headers: init.headers as Record<string, string>,
      fields: fieldsOf(init.body),
    };
    this.sent.push(request);
    const call = `${request.method} ${request.path}`;
    const handler = this.handlers.get(call) ?? this.handlers.get(call.replace(/\?.*$/, ""));
    if (!handler) throw new Error(`The test has no answer for ${request.method} ${request.path}`);
    const reply = await handler(request);
    if (reply === "offline") throw new TypeError("Failed to fetch");
    const text = reply.body === undefined ? "" : JSON.stringify(reply.body);
    const { status, headers } = reply;
    return { ok: status < 400, status, headers: new Headers(headers), text: () => Promise.resolve(text) } as Response;
  };
}

function fieldsOf(body: RequestInit["body"]): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  return typeof body === "string" ? (JSON.parse(body) as Record<string, unknown>) : {};
}

/** An error as the API sends it. */
export function errorReply(status: number, code: string, more: object = {}): Reply {
  return { status, body: { error: { code, message: `message of ${code}`, ...more } } };
}

/** An event, or a news item, as the collections' calls answer it. */
export type SomeEvent = EntryAnswer & Event;
export type SomeNews = EntryAnswer & NewsItem;

/** An event with defaults for what a test leaves out. */
export function someEvent(changes: Partial<SomeEvent> = {}): SomeEvent {
  return {
    _id: "2026-12-12-networking-night",
    version: "a".repeat(40),
    date: "2026-12-12",
    time: "18:30 - 20:30",
    title: "Networking night",
    description: "Meet **members**.",
    ...changes,
  };
}

/** A news item with defaults for what a test leaves out. */
export function someNews(changes: Partial<SomeNews> = {}): SomeNews {
  return {
    _id: "2026-11-01-new-office",
    version: "b".repeat(40),
    serial_no: 7,
    date: "2026-11-01",
    title: "New office",
    content: "We *moved*.",
    category: ["Announcement", "Members"],
    ...changes,
  };
}

/** The same as the admin lists them. */
export const someEventEntry = (changes: Partial<SomeEvent> = {}): Entry =>
  entryOf(collectionForm(collections.events, "en"), someEvent(changes));
export const someNewsEntry = (changes: Partial<SomeNews> = {}): Entry =>
  entryOf(collectionForm(collections.news, "en"), someNews(changes));
