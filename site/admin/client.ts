import type {
  DeletedAnswer,
  ErrorAnswer,
  EventAnswer,
  HealthAnswer,
  NewsAnswer,
  SavedAnswer,
  SessionAnswer,
} from "../../content/model/answers";
import type { DeletedInquiryAnswer, InquiryAnswer, MarkedInquiryAnswer } from "../../content/model/inquiry-answer";
import type { Language } from "../../content/model/language";

/** An event or a news item as the API answers it. */
export type AdminItem = EventAnswer | NewsAnswer;

/** Why a call did not do what was asked; `message` is the API's own sentence in the language of the admin, "" when it sent none. */
export type Failure =
  | { readonly kind: "network" }
  | { readonly kind: "unauthorized" }
  | { readonly kind: "wrong-password" }
  | { readonly kind: "too-many-tries" }
  | { readonly kind: "not-found" }
  | { readonly kind: "stale"; readonly current: AdminItem | undefined }
  | { readonly kind: "invalid"; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: "refused"; readonly message: string };

/** What a call came to: calls never throw. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** The calls of one kind of item (specification 7). `version` is the one that was loaded (ruling 12). */
export interface ItemCalls<Item extends AdminItem> {
  list(): Promise<Outcome<readonly Item[]>>;
  add(body: FormData): Promise<Outcome<SavedAnswer<Item>>>;
  save(id: string, version: string, body: FormData): Promise<Outcome<SavedAnswer<Item>>>;
  remove(id: string, version: string): Promise<Outcome<DeletedAnswer>>;
}

/** The calls of the inbox (ruling 13). */
export interface InquiryCalls {
  /** Newest first. */
  list(): Promise<Outcome<readonly InquiryAnswer[]>>;
  mark(id: string, done: boolean): Promise<Outcome<MarkedInquiryAnswer>>;
  remove(id: string): Promise<Outcome<DeletedInquiryAnswer>>;
}

/** Every call the admin makes. */
export interface AdminClient {
  session(): Promise<Outcome<SessionAnswer>>;
  login(password: string, name: string): Promise<Outcome<unknown>>;
  logout(): Promise<Outcome<unknown>>;
  health(): Promise<Outcome<HealthAnswer>>;
  readonly events: ItemCalls<EventAnswer>;
  readonly news: ItemCalls<NewsAnswer>;
  readonly inquiries: InquiryCalls;
}

// A picture of 10 MB over a slow phone line takes minutes; giving up earlier would lose a save that is under way.
const writeTimeout = 180_000;
const readTimeout = 30_000;

/** The API's client for an origin ("" = the page's own) whose error sentences come in `language`. */
export function createClient(apiBase: string, language: Language): AdminClient {
  const call = <T>(method: string, path: string, send: { json?: unknown; form?: FormData; version?: string } = {}) =>
    request<T>(`${apiBase}${path}`, {
      method,
      credentials: "same-origin",
      headers: {
        Accept: "application/json",
        "Accept-Language": language,
        ...(send.json === undefined ? {} : { "Content-Type": "application/json" }),
        ...(send.version === undefined ? {} : { "If-Match": `"${send.version}"` }),
      },
      body: send.form ?? (send.json === undefined ? null : JSON.stringify(send.json)),
      signal: AbortSignal.timeout(method === "GET" ? readTimeout : writeTimeout),
    });

  return {
    session: () => call("GET", "/api/session"),
    login: (password, name) => call("POST", "/api/login", { json: name === "" ? { password } : { password, name } }),
    logout: () => call("POST", "/api/logout"),
    health: () => call("GET", "/api/health"),
    events: {
      list: async () => onlyLists(await call<readonly EventAnswer[]>("GET", "/api/getEventsData")),
      add: (form) => call("POST", "/api/addEvent", { form }),
      save: (id, version, form) => call("POST", "/api/editEvent", { form: withFields(form, { _id: id, version }) }),
      remove: (id, version) => call("POST", "/api/deleteEvent", { json: { _id: id }, version }),
    },
    news: {
      list: async () => onlyLists(await call<readonly NewsAnswer[]>("GET", "/api/getNewsData")),
      add: (form) => call("POST", "/api/addNews", { form }),
      save: (id, version, form) =>
        call("PUT", `/api/updateNews/${encodeURIComponent(id)}`, { form: withFields(form, { version }) }),
      remove: (id, version) => call("POST", "/api/deleteNews", { json: { _id: id }, version }),
    },
    inquiries: {
      list: async () => onlyLists(await call<readonly InquiryAnswer[]>("GET", "/api/inquiries")),
      mark: (id, done) => call("POST", "/api/markInquiry", { json: { _id: id, done } }),
      remove: (id) => call("POST", "/api/deleteInquiry", { json: { _id: id } }),
    },
  };
}

function withFields(form: FormData, fields: Readonly<Record<string, string>>): FormData {
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A list call that answers something else than a list (a proxy's page, say) has failed. */
function onlyLists<T>(outcome: Outcome<readonly T[]>): Outcome<readonly T[]> {
  return outcome.ok && !Array.isArray(outcome.value)
    ? { ok: false, failure: { kind: "refused", message: "" } }
    : outcome;
}

async function request<T>(url: string, init: RequestInit): Promise<Outcome<T>> {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    const answer = parseJson(text);
    if (!response.ok)
      return { ok: false, failure: failureOf(response.status, answer as Partial<ErrorAnswer> | undefined) };
    if (answer === undefined && text !== "") return { ok: false, failure: { kind: "refused", message: "" } };
    return { ok: true, value: answer as T };
  } catch {
    return { ok: false, failure: { kind: "network" } };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(status: number, answer: Partial<ErrorAnswer> | undefined): Failure {
  const error = answer?.error;
  const message = error?.message ?? "";
  switch (error?.code) {
    case "unauthorized":
    case "wrong-password":
    case "too-many-tries":
    case "not-found":
      return { kind: error.code };
    case "stale-version":
      return { kind: "stale", current: error.current };
    case "invalid-input":
      return { kind: "invalid", message, fields: error.fields ?? {} };
    case "bad-image":
    case "unsupported-type":
    case "too-large":
      return { kind: "invalid", message, fields: error.fields ?? { image: message } };
    default:
      // An answer that is not the API's (a proxy in between) still says by its status that the session is over.
      return status === 401 ? { kind: "unauthorized" } : { kind: "refused", message };
  }
}
