import type { Context } from "koa";
import { z } from "zod";
import { says } from "../../content/model/problems/fault";
import {
  inquiryStates,
  longestNote,
  mostInquiryIds,
  type ContactAnswer,
  type MarkedInquiriesAnswer,
  type NotedInquiryAnswer,
  type OpenInquiriesAnswer,
  type RestoredInquiriesAnswer,
} from "../../content/model/api/inquiry-answer";
import type { Language } from "../../content/model/text/language";
import { sessionOf } from "../auth/require-session";
import { ApiError, toApiError } from "../errors";
import { answerStaff } from "../http/answer-staff";
import type { CallHandlers } from "../http/api-router";
import type { NetworksOf } from "../http/client-address";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import { requestLanguage } from "../http/request-language";
import { errorCode } from "../support/error-code";
import { refusedPage, sentPage } from "./answer-page";
import { InboxFullError, NoteChangedError } from "./inbox";
import { isInquiryId } from "./inquiry";
import type { InquiryLimit } from "./inquiry-limit";
import type { InquiryService } from "./inquiry-service";
import { checkedForm, isPlainForm, readPlainForm } from "./plain-form";
import { readContactForm, type ReadContactForm } from "./read-contact-form";
import type { VerifyCaptcha } from "./verify-captcha";

export interface ContactDependencies {
  readonly inquiries: InquiryService;
  readonly limit: InquiryLimit;
  /** Given where a captcha is rendered, which must then be completed. */
  readonly verifyCaptcha: VerifyCaptcha | undefined;
  readonly networksOf: NetworksOf;
  /** The contact page of the live release, or one without a build, which answers a form sent without a script. */
  readonly page?: ((language: Language) => Promise<BuiltPage>) | undefined;
}

/** A page with the contact form. */
export interface BuiltPage {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

/** Two of the longest notes, escaped. */
const maxStaffBytes = 32 * 1024;
const longestSearch = 200;

const id = z.string(says("required")).refine(isInquiryId, says("required"));
const ids = z.array(id, says("required")).min(1, says("required")).max(mostInquiryIds, says("required"));
const state = z.enum(inquiryStates, says("required"));
const search = z
  .string(says("required"))
  .max(longestSearch, says("tooLong", { max: longestSearch }))
  .trim();
const ListInput = z.strictObject({ state: state.exactOptional(), search: search.default(""), before: id.optional() });
const note = z
  .string(says("required"))
  .max(longestNote, says("tooLong", { max: longestNote }))
  .refine((text) => text.isWellFormed(), says("halfCharacter"))
  .trim();
const NoteInput = z.strictObject({ id, text: note, was: note });
const MarkInput = z.strictObject({ ids, state });
const DeleteInput = z.union([
  z.strictObject({ ids }),
  z.strictObject({ state: state.exactOptional(), search: search.default(""), upTo: id }),
]);
const RestoreInput = z.strictObject({ undo: id });

/** The contact call of visitors, and the inbox for staff. */
export function contactRoutes(
  dependencies: ContactDependencies,
): CallHandlers<
  "contact" | "inquiries" | "openInquiries" | "noteInquiry" | "markInquiries" | "deleteInquiries" | "restoreInquiries"
> {
  const { inquiries } = dependencies;
  return {
    contact: (context) =>
      dependencies.page !== undefined && isPlainForm(context)
        ? receivePlain(context, dependencies, dependencies.page)
        : receiveCall(context, dependencies),
    async inquiries(context) {
      await answerStaff(context, await inquiries.page(parseInput(ListInput, { ...context.query })));
    },
    async openInquiries(context) {
      await answerStaff(context, { open: (await inquiries.state()).waiting } satisfies OpenInquiriesAnswer);
    },
    async noteInquiry(context) {
      const by = sessionOf(context).name ?? "";
      const input = parseInput(NoteInput, await readJson(context, maxStaffBytes));
      const item = await inquiries.note(input.id, { ...input, by }).catch((error: unknown) => {
        throw error instanceof NoteChangedError ? new ApiError("stale-version") : error;
      });
      if (item === undefined) throw new ApiError("not-found");
      await answerStaff(context, { item } satisfies NotedInquiryAnswer);
    },
    async markInquiries(context) {
      const by = sessionOf(context).name ?? "";
      const input = parseInput(MarkInput, await readJson(context, maxStaffBytes));
      const items = await inquiries.mark(input.ids, input.state, by);
      if (items.length === 0) throw new ApiError("not-found");
      await answerStaff(context, { items } satisfies MarkedInquiriesAnswer);
    },
    async deleteInquiries(context) {
      const input = parseInput(DeleteInput, await readJson(context, maxStaffBytes));
      const deleted = await inquiries.remove("ids" in input ? input.ids : input);
      if (deleted.count === 0) throw new ApiError("not-found");
      await answerStaff(context, deleted);
    },
    async restoreInquiries(context) {
      const { undo } = parseInput(RestoreInput, await readJson(context, maxStaffBytes));
      const count = await inquiries.restore(undo);
      if (count === 0) throw new ApiError("not-found");
      await answerStaff(context, { count } satisfies RestoredInquiriesAnswer);
    },
  };
}

async function receiveCall(context: Context, dependencies: ContactDependencies): Promise<void> {
  const sent = await readContactForm(context, dependencies.verifyCaptcha !== undefined);
  // The page requests answers in its own language.
  await receive(
    context,
    dependencies,
    sent,
    context.get("Accept-Language") === "" ? undefined : requestLanguage(context),
  );
  context.body = { status: "ok" } satisfies ContactAnswer;
}

/** Receives what a browser sent that runs no script, and answers with the contact page. */
async function receivePlain(
  context: Context,
  dependencies: ContactDependencies,
  pageIn: NonNullable<ContactDependencies["page"]>,
): Promise<void> {
  const plain = await readPlainForm(context);
  const page = await pageIn(plain.language);
  context.set("Content-Security-Policy", page.policy);
  try {
    const form = checkedForm(plain.typed, dependencies.verifyCaptcha !== undefined);
    await receive(context, dependencies, { form, token: "", proof: undefined }, plain.language);
  } catch (thrown) {
    const error = toApiError(thrown);
    throw new ApiError(error.code, { ...error.details, page: refusedPage(page.html, plain, error) });
  }
  context.body = sentPage(page.html, plain.language);
}

/** Puts an inquiry into the inbox unless too many come. */
async function receive(
  context: Context,
  { inquiries, limit, verifyCaptcha, networksOf }: ContactDependencies,
  { form, token, proof }: ReadContactForm,
  language: Language | undefined,
): Promise<void> {
  const visitor = networksOf(context.req);
  await limit.count(visitor, proof);
  try {
    await verifyCaptcha?.(token);
    await inquiries.receive(form, language);
  } catch (error) {
    // A wrong captcha counts, since each is a call to its provider. For everything else the visitor cannot be blamed; the
    // ceilings of all visitors go on counting it.
    if (!(error instanceof ApiError && error.code === "invalid-input")) limit.takeBack(visitor);
    if (error instanceof InboxFullError) throw new ApiError("disk-full", { words: inboxFull, expected: true });
    // The data folder was moved, unmounted, or may not be written.
    if (/^(ENOENT|EACCES|EPERM|EROFS)$/.test(String(errorCode(error))))
      throw new ApiError("store-unavailable", { words: inboxMissing, retryAfter: 60, cause: error });
    throw error;
  }
  context.set("Cache-Control", "no-store");
}

const inboxFull = {
  en: "Our inbox is full at the moment, so your message was not saved. Please write to us by email instead.",
  ja: "現在、お問い合わせの受付件数が上限に達しているため、送信内容を保存できませんでした。恐れ入りますが、メールでお問い合わせください。",
};

const inboxMissing = {
  en: "Our server cannot store messages at the moment, so your message was not sent. Please write to us by email instead.",
  ja: "現在、サーバーの不具合でお問い合わせを受け付けられないため、送信できませんでした。恐れ入りますが、メールでお問い合わせください。",
};
