import type { Context } from "koa";
import { z } from "zod";
import { says } from "../../content/model/problems/fault";
import type { ContactAnswer, DeletedInquiryAnswer, MarkedInquiryAnswer } from "../../content/model/api/inquiry-answer";
import type { RequireSession } from "../auth/require-session";
import type { AttemptLimit } from "../support/attempt-limit";
import { ApiError } from "../errors";
import type { NetworksOf } from "../http/client-address";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import type { CallHandlers } from "../http/api-router";
import type { InquiryService } from "./inquiry-service";
import { InboxFullError } from "./inbox";
import { readContactForm } from "./read-contact-form";

export interface ContactDependencies {
  readonly inquiries: InquiryService;
  readonly limit: AttemptLimit;
  /** A captcha is rendered (its site key is configured), and must then be completed. */
  readonly captcha: boolean;
  readonly networksOf: NetworksOf;
}

const maxStaffBytes = 4 * 1024;

const _id = z.string(says("required")).min(1, says("required"));
const MarkInput = z.strictObject({ _id, done: z.boolean(says("trueOrFalse")) });
const DeleteInput = z.strictObject({ _id });

/** The contact call of visitors, and the inbox for staff. */
export function contactRoutes(
  dependencies: ContactDependencies,
  session: RequireSession,
): CallHandlers<"contact" | "inquiries" | "markInquiry" | "deleteInquiry"> {
  const { inquiries } = dependencies;
  return {
    contact: (context) => receive(context, dependencies),
    async inquiries(context) {
      session(context);
      answerPrivately(context, await inquiries.list());
    },
    async markInquiry(context) {
      session(context);
      const input = parseInput(MarkInput, await readJson(context, maxStaffBytes));
      const item = await inquiries.mark(input._id, input.done);
      if (item === undefined) throw new ApiError("not-found");
      const answer: MarkedInquiryAnswer = { item };
      answerPrivately(context, answer);
    },
    async deleteInquiry(context) {
      session(context);
      const input = parseInput(DeleteInput, await readJson(context, maxStaffBytes));
      if (!(await inquiries.remove(input._id))) throw new ApiError("not-found");
      const answer: DeletedInquiryAnswer = { _id: input._id };
      answerPrivately(context, answer);
    },
  };
}

async function receive(
  context: Context,
  { inquiries, limit, captcha, networksOf }: ContactDependencies,
): Promise<void> {
  const form = await readContactForm(context, captcha);
  await limit.count(networksOf(context.req).household);
  try {
    await inquiries.receive(form);
  } catch (error) {
    if (error instanceof InboxFullError) throw new ApiError("disk-full", { words: inboxFull, cause: error });
    throw error;
  }
  const answer: ContactAnswer = { status: "ok" };
  answerPrivately(context, answer);
}

function answerPrivately(context: Context, answer: object): void {
  context.set("Cache-Control", "no-store");
  context.body = answer;
}

const inboxFull = {
  en: "Our inbox is full. Please try again later.",
  ja: "お問い合わせの受付件数が上限に達しています。しばらくしてからもう一度お試しください。",
};
