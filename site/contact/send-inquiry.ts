import type { Challenge } from "altcha-lib/types";
import type { ErrorAnswer, ErrorCode } from "../../content/model/api/answers";
import type { ContactService } from "../../content/model/api/build-input";
import type { ContactCall } from "../../content/model/api/contact-call";
import { captchaParameter, proofParameter, type ContactForm } from "../../content/model/api/contact-form";
import type { Language } from "../../content/model/text/language";

/** Milliseconds after which a call without an answer counts as failed. */
export const sendTimeout = 30_000;

/** Errors of this product's own API whose words help a visitor more than "something went wrong". */
const helpful: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "too-many-tries",
  "captcha-unavailable",
  "disk-full",
  "store-unavailable",
  "invalid-input",
]);
/** A challenge may have been used up or be of another server; a third one in a row means that something is wrong. */
const mostChallenges = 3;

export type SendResult =
  | { readonly kind: "sent" }
  /** The site is on a plain static host without this product's API. */
  | { readonly kind: "unavailable" }
  /** The device did not complete the proof that the API requires. */
  | { readonly kind: "unproven" }
  | {
      readonly kind: "failed";
      /** What the receiver said about it, in the visitor's language; often nothing. */
      readonly reasons: readonly string[];
    };

interface Inquiry {
  /** Tidied and checked. */
  readonly form: ContactForm;
  /** The captcha's token; undefined when none is rendered. */
  readonly token: string | undefined;
  readonly language: Language;
}

/**
 * Posts an inquiry (R5.3), and once more with a proof of work when the API requires one (R5.7). Never rejects.
 * @param onCheck called when the device begins to calculate, which may take a while
 */
export async function sendInquiry(service: ContactService, inquiry: Inquiry, onCheck: () => void): Promise<SendResult> {
  let proof: string | undefined;
  for (let challenges = 0; challenges <= mostChallenges; challenges += 1) {
    const result = await post(service, { ...inquiry, proof });
    if (result.kind !== "challenged") return result;
    onCheck();
    proof = await proofOf(result.challenge);
    if (proof === undefined) break;
  }
  return { kind: "unproven" };
}

async function proofOf(challenge: Challenge): Promise<string | undefined> {
  try {
    const { solveChallenge } = await import("./solve-challenge");
    return await solveChallenge(challenge);
  } catch (error) {
    console.error("The check could not be done.", error);
    return undefined;
  }
}

type Posted = SendResult | { readonly kind: "challenged"; readonly challenge: Challenge };
type InquiryWithProof = Inquiry & { readonly proof: string | undefined };

async function post(service: ContactService, inquiry: InquiryWithProof): Promise<Posted> {
  const leaving = new AbortController();
  const patience = setTimeout(() => leaving.abort(), sendTimeout);
  try {
    const response = await fetch(service.endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": inquiry.language },
      body: JSON.stringify(contactCall(service, inquiry)),
      signal: leaving.signal,
    });
    // The answers of an external service have no fixed form.
    const answer: unknown = await response.json().catch(() => null);
    if (isOwn(service) && !isFromApi(response.status, answer)) {
      console.error(`No API answers here (status ${String(response.status)}).`);
      return { kind: "unavailable" };
    }
    if (response.ok) return { kind: "sent" };
    const challenge = (answer as Partial<ErrorAnswer> | null)?.error?.challenge;
    if (isOwn(service) && challenge !== undefined) return { kind: "challenged", challenge };
    console.error(`The inquiry was refused with status ${String(response.status)}.`);
    return { kind: "failed", reasons: reasonsOf(answer) };
  } catch (error) {
    console.error("The inquiry could not be sent.", error);
    return { kind: "failed", reasons: [] };
  } finally {
    clearTimeout(patience);
  }
}

/** True for this product's own API, on the same host as the page. */
export const isOwn = ({ endpoint }: ContactService): boolean => endpoint.startsWith("/");

/** A static host answers a call with a page, some even with status 200: that is no acknowledgement. */
function isFromApi(status: number, answer: unknown): boolean {
  // 5xx: a proxy may answer for an API that is restarting.
  return status > 499 || (typeof answer === "object" && answer !== null && ("status" in answer || "error" in answer));
}

function contactCall(service: ContactService, { form, token, proof }: InquiryWithProof): ContactCall {
  return {
    service_id: service.serviceId,
    template_id: service.templateId,
    user_id: service.userId,
    template_params: {
      ...form,
      ...(token === undefined ? {} : { [captchaParameter]: token }),
      ...(proof === undefined ? {} : { [proofParameter]: proof }),
    },
  };
}

function reasonsOf(answer: unknown): readonly string[] {
  const error = (answer as Partial<ErrorAnswer> | null)?.error;
  if (error === undefined || !helpful.has(error.code)) return [];
  return error.fields === undefined ? [error.message] : Object.values(error.fields);
}
