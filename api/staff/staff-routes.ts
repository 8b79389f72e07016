import type { Context } from "koa";
import { z } from "zod";
import { email, line } from "../../content/model/collections/fields";
import { roles, type InvitedAnswer, type StaffAnswer } from "../../content/model/api/staff-answers";
import { omitUndefined } from "../../content/model/omit-undefined";
import { actorOf, type LogEntry } from "../auth/log-entry";
import { mailFailure, type MailTransport } from "../contact/mail-sender";
import type { Log } from "../support/log";
import type { Language } from "../../content/model/text/language";
import { sessionOf } from "../auth/require-session";
import { ApiError } from "../errors";
import { answerStaff } from "../http/answer-staff";
import { addressPart, type CallHandlers } from "../http/api-router";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import { requestLanguage } from "../http/request-language";
import { invitationMail, type InvitationMail } from "./invitation-mail";
import { logged, nameOf } from "./logged-change";
import { invitationLink, newInvitation } from "./new-invitation";
import type { PasskeyUses } from "./passkey-uses";
import {
  endSessions,
  invite,
  mayTurnOffPassword,
  remove,
  removePasskeys,
  setPasswordLogin,
  setRole,
  type Staff,
  type StaffChange,
} from "./people";
import type { StaffStore } from "./staff-store";

export interface StaffDependencies {
  readonly staff: StaffStore;
  readonly uses: Pick<PasskeyUses, "of">;
  /** Address visitors see, without a trailing slash. */
  readonly publicUrl: string;
  /** Undefined where no mail server is configured. */
  readonly mail: MailTransport | undefined;
  readonly log: Pick<Log, "warn">;
  readonly clock: () => Date;
}

const maxBytes = 4 * 1024;
/** Milliseconds for which an administrator waits for the mail server. */
const mailTimeout = 20_000;
const id = z.string().max(100);
const InviteInput = z.strictObject({
  /** A person who gets a further passkey. */
  _id: id.optional(),
  name: line(100),
  email: email.optional(),
  role: z.enum(roles),
  /** Sends the link to the address. */
  mail: z.boolean().optional(),
});
const ChangeInput = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("set-role"), _id: id, role: z.enum(roles) }),
  z.strictObject({ act: z.literal("end-sessions"), _id: id }),
  z.strictObject({ act: z.literal("remove-passkeys"), _id: id, passkey: z.string().max(2000).optional() }),
  z.strictObject({ act: z.literal("set-password"), on: z.boolean() }),
]);

/** People, invitations, and the login by password, for administrators. */
export function staffRoutes({
  staff,
  uses,
  publicUrl,
  mail,
  log,
  clock,
}: StaffDependencies): CallHandlers<"staff" | "changeStaff" | "inviteStaff" | "removeStaff"> {
  const answer = (context: Context): Promise<void> =>
    answerStaff(context, staffAnswer(context, { staff, uses, mail, clock }));
  const change = (context: Context, edit: StaffChange, actOf: (before: Staff) => Omit<LogEntry, "at">) => {
    const by = { at: clock().getTime(), ...actorOf(sessionOf(context)) };
    return staff.change(logged(edit, (before) => ({ ...by, ...actOf(before) })));
  };
  const mailed = async (
    {
      email: to,
      ...invitation
    }: Pick<InvitationMail, "name" | "link" | "until"> & { readonly email?: string | undefined },
    by: string | undefined,
    language: Language,
  ): Promise<"sent" | "failed"> => {
    if (mail === undefined || to === undefined) return "failed";
    const letter = invitationMail({ ...invitation, from: mail.from, to, by, publicUrl, now: clock() }, language);
    return mail.send(letter, AbortSignal.timeout(mailTimeout)).then(
      () => "sent",
      (error: unknown) => {
        // Codes only: nothing of the link, and no address.
        log.warn({ event: "invitation-not-mailed", reason: mailFailure(error) }, "an invitation could not be mailed");
        return "failed";
      },
    );
  };
  return {
    staff: async (context) => {
      await staff.takeOrders();
      await answer(context);
    },
    changeStaff: async (context) => {
      const input = parseInput(ChangeInput, await readJson(context, maxBytes));
      await change(context, changeOf(input), (before) => actOf(input, before));
      await answer(context);
    },
    inviteStaff: async (context) => {
      const { mail: byMail = false, ...invited } = parseInput(InviteInput, await readJson(context, maxBytes));
      const known = staff.current().people.find(({ _id }) => _id === invited._id);
      if (invited._id !== undefined && known === undefined) throw new ApiError("not-found");
      const now = clock().getTime();
      const { token, invitation } = newInvitation(known ?? invited, now);
      const { name: who, role } = invitation;
      await change(context, invite(invitation, now), () => ({ act: "invited", who, role }));
      const language = requestLanguage(context);
      const link = invitationLink(publicUrl, token, language === "ja" ? "/ja" : "");
      const until = new Date(invitation.until);
      const sent = byMail ? await mailed({ ...invitation, link, until }, sessionOf(context).name, language) : undefined;
      context.status = 201;
      await answerStaff(context, {
        link,
        until: until.toISOString(),
        ...omitUndefined({ mail: sent }),
      } satisfies InvitedAnswer);
    },
    removeStaff: async (context) => {
      const removed = addressPart(context, "_id");
      await change(context, remove(removed), (before) => ({
        act: before.people.some(({ _id }) => _id === removed) ? "removed" : "withdrawn",
        ...omitUndefined({ who: nameOf(before, removed) }),
      }));
      await answer(context);
    },
  };
}

function changeOf(input: z.infer<typeof ChangeInput>): StaffChange {
  switch (input.act) {
    case "set-role":
      return setRole(input._id, input.role);
    case "end-sessions":
      return endSessions(input._id);
    case "remove-passkeys":
      return removePasskeys(input._id, input.passkey);
    case "set-password":
      return setPasswordLogin(input.on);
  }
}

function actOf(input: z.infer<typeof ChangeInput>, before: Staff): Omit<LogEntry, "at"> {
  if (input.act === "set-password") return { act: input.on ? "password-on" : "password-off" };
  const who = omitUndefined({ who: nameOf(before, input._id) });
  switch (input.act) {
    case "set-role":
      return { act: "role", ...who, role: input.role };
    case "end-sessions":
      return { act: "sessions-ended", ...who };
    case "remove-passkeys": {
      const { passkeys = [] } = before.people.find(({ _id }) => _id === input._id) ?? {};
      const device = passkeys.find(({ id: passkey }) => passkey === input.passkey)?.device;
      return { act: "passkey-removed", ...who, ...omitUndefined({ device }) };
    }
  }
}

function staffAnswer(
  context: Context,
  { staff, uses, mail, clock }: Pick<StaffDependencies, "staff" | "uses" | "mail" | "clock">,
): StaffAnswer {
  const current = staff.current();
  const iso = (time: number): string => new Date(time).toISOString();
  return {
    ...omitUndefined({ me: sessionOf(context).person?._id }),
    people: current.people.map(({ _id, name, email, role, passkeys }) => ({
      _id,
      name,
      ...omitUndefined({ email }),
      role,
      passkeys: passkeys.map(({ id: passkey, device, addedAt }) => {
        const usedAt = uses.of(passkey)?.usedAt;
        return { _id: passkey, device, addedAt: iso(addedAt), ...(usedAt !== undefined && { usedAt: iso(usedAt) }) };
      }),
    })),
    invitations: current.invitations
      .filter(({ until }) => until > clock().getTime())
      .map(({ _id, name, role, until }) => ({ _id, name, role, until: iso(until) })),
    ...(mail && { mail: true }),
    password: { on: !current.passwordOff, mayTurnOff: mayTurnOffPassword(current) },
  };
}
