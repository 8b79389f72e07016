import type { Context } from "koa";
import { z } from "zod";
import { line } from "../../content/model/collections/fields";
import { omitUndefined } from "../../content/model/omit-undefined";
import type { PasskeyOptionsAnswer } from "../../content/model/api/staff-answers";
import { answerSession, startSession, visitorOf, type AuthDependencies } from "../auth/auth-routes";
import { currentSession } from "../auth/require-session";
import { ApiError } from "../errors";
import { answerStaff } from "../http/answer-staff";
import type { CallHandlers } from "../http/api-router";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import { logged } from "./logged-change";
import { tokenHash } from "./new-invitation";
import type { PasskeyChallenges } from "./passkey-challenges";
import type { PasskeyUses } from "./passkey-uses";
import { acceptInvitation, addPasskey, invitationOver, openInvitation, type Person } from "./people";
import type { StaffStore } from "./staff-store";
import { loginOptions, registrationOptions, verifyLogin, verifyRegistration, type PasskeySite } from "./verify-passkey";

export interface PasskeyDependencies {
  readonly auth: AuthDependencies;
  readonly staff: StaffStore;
  readonly uses: PasskeyUses;
  readonly challenges: PasskeyChallenges;
  readonly site: PasskeySite;
  readonly clock: () => Date;
}

const maxBytes = 16 * 1024;
const encoded = z.string().regex(/^[\w-]{1,8192}$/);
const Credential = z.object({ id: encoded, rawId: encoded, type: z.literal("public-key") });
const clientExtensionResults = z.object({}).default({});
const LoginInput = z.strictObject({
  response: Credential.extend({
    clientExtensionResults,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded,
    }),
  }),
});
const invitation = z.string().max(100).optional();
const OptionsInput = z.strictObject({ invitation });
const RegisterInput = z.strictObject({
  invitation,
  device: line(60),
  response: Credential.extend({
    clientExtensionResults,
    response: z.object({ clientDataJSON: encoded, attestationObject: encoded }),
  }),
});

/** Logs in with a passkey, and registers passkeys: with an invitation, or of the person who is logged in. */
export function passkeyRoutes(
  dependencies: PasskeyDependencies,
): CallHandlers<"passkeyOptions" | "passkeyLogin" | "passkeyRegistrationOptions" | "registerPasskey"> {
  const { challenges, site, staff } = dependencies;
  return {
    passkeyOptions: async (context) => {
      const options = { ...(await loginOptions(site, challenges)) };
      await answerStaff(context, { options } satisfies PasskeyOptionsAnswer);
    },
    passkeyLogin: (context) => login(context, dependencies),
    passkeyRegistrationOptions: async (context) => {
      const input = parseInput(OptionsInput, await readJson(context, maxBytes));
      await staff.takeOrders();
      const { person } = registrant(context, input.invitation, dependencies);
      const options = { ...(await registrationOptions(site, challenges, person)) };
      await answerStaff(context, { options } satisfies PasskeyOptionsAnswer);
    },
    registerPasskey: (context) => register(context, dependencies),
  };
}

async function login(context: Context, dependencies: PasskeyDependencies): Promise<void> {
  const { auth, staff, uses, challenges, site, clock } = dependencies;
  const { response } = parseInput(LoginInput, await readJson(context, maxBytes));
  const visitor = visitorOf(context, auth);
  auth.loginLimit.count(visitor);
  const owner = () => {
    const person = staff.current().people.find(({ _id }) => _id === response.response.userHandle);
    const passkey = person?.passkeys.find(({ id }) => id === response.id);
    if (person === undefined || passkey === undefined) throw new ApiError("passkey-refused");
    return { person, passkey };
  };
  const verified = async () => {
    const { passkey } = owner();
    const counter = await verifyLogin(site, challenges, response, { ...passkey, ...known(uses, passkey.id) });
    return { passkey, counter };
  };
  const { passkey, counter } = await verified().catch(async (error: unknown) => {
    await noteFailure(response, dependencies);
    throw error;
  });
  auth.loginLimit.forget(visitor);
  uses.note(passkey.id, { counter, usedAt: clock().getTime() });
  // It may have been removed meanwhile.
  await logIn(context, owner().person, passkey.device, dependencies);
}

/** Logs whose passkey was refused, as far as the people are known. */
async function noteFailure(
  { id, response }: z.infer<typeof LoginInput>["response"],
  { auth, staff, clock }: PasskeyDependencies,
): Promise<void> {
  const person = staff.current().people.find(({ _id }) => _id === response.userHandle);
  const device = person?.passkeys.find((passkey) => passkey.id === id)?.device;
  const entry = { at: clock().getTime(), act: "login-failed", proof: "passkey" } as const;
  await auth.logins.note({ ...entry, ...omitUndefined({ who: person?.name, device }) });
}

const known = (uses: PasskeyUses, id: string) => ({ counter: uses.of(id)?.counter ?? 0 });

async function register(context: Context, dependencies: PasskeyDependencies): Promise<void> {
  const { staff, uses, challenges, site, clock } = dependencies;
  const { invitation, device, response } = parseInput(RegisterInput, await readJson(context, maxBytes));
  const { person, hash } = registrant(context, invitation, dependencies);
  const { id, publicKey, counter } = await verifyRegistration(site, challenges, response, person._id);
  const now = clock().getTime();
  const passkey = { id, publicKey, device, addedAt: now };
  const entry = { at: now, act: "passkey-added", by: person.name, proof: "passkey", device } as const;
  const edit = hash === undefined ? addPasskey(person._id, passkey) : acceptInvitation(hash, passkey, now);
  const changed = await staff.change(logged(edit, () => entry));
  uses.note(id, { counter, usedAt: now });
  const registered = changed.people.find(({ _id }) => _id === person._id);
  if (registered === undefined) throw new ApiError("passkey-refused");
  await logIn(context, registered, device, dependencies);
}

/** Who gets the passkey: the person of the invitation, or who is logged in. Throws. */
function registrant(
  context: Context,
  token: string | undefined,
  { auth, staff, clock }: PasskeyDependencies,
): { readonly person: Pick<Person, "_id" | "name"> & Partial<Person>; readonly hash?: string } {
  const { people } = staff.current();
  if (token !== undefined) {
    const hash = tokenHash(token);
    const invited = openInvitation(staff.current(), hash, clock().getTime());
    if (invited === undefined) throw invitationOver();
    return { person: people.find(({ _id }) => _id === invited._id) ?? invited, hash };
  }
  const session = currentSession(context, auth.cookie, auth.sessions);
  const person = people.find(({ _id }) => _id === session?.person?._id);
  if (person === undefined) throw new ApiError("unauthorized");
  return { person };
}

async function logIn(
  context: Context,
  { _id, generation, name, role }: Person,
  device: string,
  { auth }: PasskeyDependencies,
): Promise<void> {
  const person = { _id, generation };
  await startSession(context, { name, person, device }, auth);
  answerSession(context, { person, name, role }, await auth.ways());
}
