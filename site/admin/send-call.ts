import type { ErrorAnswer, SavedAnswer } from "../../content/model/api/answers";
import type { InquiriesAnswer } from "../../content/model/api/inquiry-answer";

/** Why a call failed; `message` is the API's own sentence in the language of the admin, "" when it sent none. */
export type Failure =
  | { readonly kind: "network" }
  | { readonly kind: "unauthorized" }
  | { readonly kind: "wrong-password" }
  /** `seconds`: how long to wait, where the API says so. */
  | { readonly kind: "too-many-tries"; readonly seconds: number | undefined }
  | { readonly kind: "not-found" }
  | { readonly kind: "stale"; readonly current: unknown }
  | { readonly kind: "invalid"; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: "refused"; readonly message: string };

/** Outcome of a call: calls never throw. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** The body of a save. */
export type SaveBody = Readonly<Record<string, unknown>>;

/** A picture that is sent with a save; `onProgress`: the share that has been sent, 0 to 1. */
export interface PictureUpload {
  readonly file: File;
  readonly onProgress: (share: number) => void;
}

const notModified = 304;

/** Sends a call and reads its answer; an empty answer, also "not modified", is `undefined`. */
export async function send<T>(url: string, init: RequestInit): Promise<Outcome<T>> {
  return outcomeOf<T>(async () => {
    const response = await fetch(url, init);
    const seconds = Number(response.headers.get("Retry-After") ?? NaN);
    return { status: response.status, text: await response.text(), ...(seconds > 0 && { seconds }) };
  });
}

/** Outcome of a request; an Error means that there was no answer. */
export async function outcomeOf<T>(
  request: () => Promise<{ readonly status: number; readonly text: string; readonly seconds?: number }>,
): Promise<Outcome<T>> {
  try {
    const { status, text, seconds } = await request();
    const answer = parseJson(text);
    if ((status < 200 || status > 299) && status !== notModified)
      return { ok: false, failure: failureOf(status, answer as Partial<ErrorAnswer> | undefined, seconds) };
    if (answer === undefined && text !== "") return { ok: false, failure: { kind: "refused", message: "" } };
    return { ok: true, value: answer as T };
  } catch {
    return { ok: false, failure: { kind: "network" } };
  }
}

/** Turns an answer that is no list (a proxy's page, say) into a failure. */
export function requireList<T>(outcome: Outcome<readonly T[]>): Outcome<readonly T[]> {
  return fitting(outcome, (value) => Array.isArray(value));
}

/** Turns an answer that is no page of the inbox into a failure. */
export function requireInquiries(outcome: Outcome<InquiriesAnswer>): Outcome<InquiriesAnswer> {
  return fitting(outcome, (value) => Array.isArray(value?.items));
}

/** Turns an answer without the saved item into a failure: the save is not acknowledged. */
export function requireSavedItem<Item>(outcome: Outcome<SavedAnswer<Item>>): Outcome<SavedAnswer<Item>> {
  return fitting(outcome, (value) => Boolean(value?.item) && typeof value?.version === "string");
}

/** Turns an answer without an upload's path into a failure: nothing was stored. */
export function requirePath<Added extends { readonly path: string }>(outcome: Outcome<Added>): Outcome<Added> {
  return fitting(outcome, (value) => typeof value?.path === "string");
}

/** The outcome with another value; a failure stays what it is. */
export const mapped = <A, B>(outcome: Outcome<A>, change: (value: A) => B): Outcome<B> =>
  outcome.ok ? { ok: true, value: change(outcome.value) } : outcome;

/** The outcome, or a failure when its value breaks the contract: a proxy may have answered. */
function fitting<T>(outcome: Outcome<T>, fits: (value: Partial<T> | null | undefined) => boolean): Outcome<T> {
  return outcome.ok && !fits(outcome.value) ? { ok: false, failure: { kind: "refused", message: "" } } : outcome;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(status: number, answer: Partial<ErrorAnswer> | undefined, seconds: number | undefined): Failure {
  const error = answer?.error;
  const message = error?.message ?? "";
  switch (error?.code) {
    case "unauthorized":
    case "wrong-password":
    case "not-found":
      return { kind: error.code };
    case "too-many-tries":
      return { kind: error.code, seconds };
    case "stale-version":
      return { kind: "stale", current: error.current };
    case "invalid-input":
      return { kind: "invalid", message, fields: error.fields ?? {} };
    case "bad-image":
    case "unsupported-type":
    case "too-large":
      return { kind: "invalid", message, fields: error.fields ?? { image: message } };
    default:
      // The status counts also in an answer without the API's error code (from a proxy).
      return status === 401 ? { kind: "unauthorized" } : { kind: "refused", message };
  }
}
