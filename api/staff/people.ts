import { z } from "zod";
import { roles, type Role } from "../../content/model/api/staff-answers";
import { LogEntry } from "../auth/log-entry";
import { ApiError } from "../errors";

const Passkey = z.object({
  /** Credential id, base64url. */
  id: z.string(),
  /** COSE key, base64url. */
  publicKey: z.string(),
  device: z.string(),
  /** ms since 1970 */
  addedAt: z.number(),
});
export type Passkey = z.infer<typeof Passkey>;

const Person = z.object({
  /** Also the user handle of the passkeys: 16 random bytes, base64url. */
  _id: z.string(),
  name: z.string(),
  email: z.string().optional(),
  role: z.enum(roles),
  /** Sessions that began with another number are over. */
  generation: z.number(),
  passkeys: z.array(Passkey),
});
export type Person = z.infer<typeof Person>;

export const Invitation = Person.pick({ _id: true, name: true, email: true, role: true }).extend({
  /** SHA-256 of the link's token, base64url. */
  hash: z.string(),
  /** ms since 1970 */
  until: z.number(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Everybody who may log in; immutable. */
export const Staff = z.object({
  /** Grows with every change. */
  revision: z.number(),
  passwordOff: z.boolean(),
  /** Sessions by the shared password that began with another number are over. */
  timesOff: z.number().default(0),
  people: z.array(Person),
  invitations: z.array(Invitation),
  /** What was changed, the oldest first. */
  log: z.array(LogEntry).default([]),
});
export type Staff = z.infer<typeof Staff>;

/** A change of the staff. Pure; throws ApiError to refuse. */
export type StaffChange = (staff: Staff) => Staff;

export const noStaff: Staff = { revision: 0, passwordOff: false, timesOff: 0, people: [], invitations: [], log: [] };

/** Hours for which an invitation may be used. */
const invitationHours = 72;
const maxPeople = 200;
const maxInvitations = 100;
const maxPasskeys = 10;
/** Passkeys of administrators without which the shared password stays on. */
const passkeysWithoutPassword = 2;

/** Milliseconds after which an invitation is over. */
export const invitationLife = invitationHours * 3600 * 1000;

/** Adds an invitation; an earlier one for the same person is void from now on. */
export function invite(invitation: Invitation, now: number): StaffChange {
  return (staff) => {
    const others = staff.invitations.filter(({ _id, until }) => _id !== invitation._id && until > now);
    if (others.length >= maxInvitations || staff.people.length + others.length >= maxPeople)
      throw refused({
        en: `There are as many people and open invitations as there may be (${String(maxPeople)} and ${String(maxInvitations)}). Withdraw some invitations first.`,
        ja: `登録できる人数（${String(maxPeople)}人）または招待の数（${String(maxInvitations)}件）の上限に達しています。先に不要な招待を取り消してください。`,
      });
    return { ...staff, invitations: [...others, invitation] };
  };
}

/** The invitation of a token's hash while it may be used. */
export function openInvitation(staff: Staff, hash: string, now: number): Invitation | undefined {
  return staff.invitations.find((one) => one.hash === hash && one.until > now);
}

/** Uses an invitation: its person has the passkey, and is added when new. */
export function acceptInvitation(hash: string, passkey: Passkey, now: number): StaffChange {
  return (staff) => {
    const invitation = openInvitation(staff, hash, now);
    if (invitation === undefined) throw invitationOver();
    const { _id, name, email, role } = invitation;
    const invitations = staff.invitations.filter((one) => one !== invitation);
    const isKnown = staff.people.some((person) => person._id === _id);
    const added: Person = { _id, name, ...(email !== undefined && { email }), role, generation: 0, passkeys: [] };
    const people = isKnown ? staff.people : [...staff.people, added];
    return addPasskey(_id, passkey)({ ...staff, invitations, people });
  };
}

/** Gives a person a further passkey. */
export function addPasskey(id: string, passkey: Passkey): StaffChange {
  return (staff) => {
    if (staff.people.some(({ passkeys }) => passkeys.some((one) => one.id === passkey.id)))
      throw refused({
        en: "This passkey is registered already.",
        ja: "このパスキーはすでに登録されています。",
      });
    return changed(staff, id, (person) => {
      if (person.passkeys.length >= maxPasskeys)
        throw refused({
          en: `A person can have at most ${String(maxPasskeys)} passkeys. Remove one first.`,
          ja: `パスキーは1人${String(maxPasskeys)}個までです。先に使わないパスキーを削除してください。`,
        });
      return { ...person, passkeys: [...person.passkeys, passkey] };
    });
  };
}

export function setRole(id: string, role: Role): StaffChange {
  return keepingAdministrator((staff) => changed(staff, id, (person) => ({ ...person, role })));
}

/** Changes the name and the address that a person's commits carry. */
export function editPerson(id: string, { name, email }: Pick<Person, "name" | "email">): StaffChange {
  return (staff) =>
    changed(staff, id, ({ email: _, ...person }) => ({ ...person, name, ...(email !== undefined && { email }) }));
}

/** Ends every session of a person. */
export function endSessions(id: string): StaffChange {
  return (staff) => changed(staff, id, nextGeneration);
}

/** Removes a passkey, or all of them, and ends the person's sessions. */
export function removePasskeys(id: string, passkey?: string): StaffChange {
  return keepingAdministrator((staff) =>
    changed(staff, id, (person) => {
      const passkeys = person.passkeys.filter((one) => passkey !== undefined && one.id !== passkey);
      if (passkeys.length === person.passkeys.length) throw new ApiError("not-found");
      return nextGeneration({ ...person, passkeys });
    }),
  );
}

/** Removes a person, whose passkeys and sessions are over, or an open invitation. */
export function remove(id: string): StaffChange {
  return keepingAdministrator((staff) => {
    const people = staff.people.filter(({ _id }) => _id !== id);
    const invitations = staff.invitations.filter(({ _id }) => _id !== id);
    if (people.length === staff.people.length && invitations.length === staff.invitations.length)
      throw new ApiError("not-found");
    return { ...staff, people, invitations };
  });
}

/** Turns the login by the shared password on or off. */
export function setPasswordLogin(on: boolean): StaffChange {
  return (staff) => {
    if (!on && !mayTurnOffPassword(staff))
      throw refused({
        en: `The password can be turned off when administrators have ${String(passkeysWithoutPassword)} passkeys or more.`,
        ja: `パスワードでのログインを停止するには、管理者のパスキーが${String(passkeysWithoutPassword)}個以上必要です。`,
      });
    const timesOff = staff.timesOff + (on || staff.passwordOff ? 0 : 1);
    return { ...staff, passwordOff: !on, timesOff };
  };
}

/** True when administrators have enough passkeys to do without the shared password. */
export function mayTurnOffPassword({ people }: Staff): boolean {
  const administrators = people.filter(({ role }) => role === "administrator");
  return administrators.flatMap(({ passkeys }) => passkeys).length >= passkeysWithoutPassword;
}

/** Names of those who can log in as administrators. */
export function administratorNames({ people }: Staff): string[] {
  return people.filter(isAdministrator).map(({ name }) => name);
}

/** The answer to an invitation that was used, withdrawn or is too old, and to one that never was. */
export function invitationOver(): ApiError {
  return new ApiError("not-found", {
    words: {
      en: "This invitation is not valid any more: it was used, withdrawn, or is older than 72 hours. Ask an administrator for a new one.",
      ja: "この招待リンクは使えません。使用済みか、取り消されたか、72時間を過ぎています。新しい招待を管理者に依頼してください。",
    },
  });
}

const isAdministrator = ({ role, passkeys }: Person): boolean => role === "administrator" && passkeys.length > 0;

const nextGeneration = (person: Person): Person => ({ ...person, generation: person.generation + 1 });

function changed(staff: Staff, id: string, change: (person: Person) => Person): Staff {
  if (!staff.people.some(({ _id }) => _id === id)) throw new ApiError("not-found");
  return { ...staff, people: staff.people.map((person) => (person._id === id ? change(person) : person)) };
}

/** Refuses a change after which nobody could log in as an administrator any more. */
function keepingAdministrator(change: StaffChange): StaffChange {
  return (staff) => {
    const next = change(staff);
    if (staff.people.some(isAdministrator) && !next.people.some(isAdministrator))
      throw refused({
        en: "This is the last administrator with a passkey. Make somebody else an administrator first.",
        ja: "パスキーを持つ最後の管理者のため、変更できません。先にほかの人を管理者にしてください。",
      });
    return next;
  };
}

function refused(words: { readonly en: string; readonly ja: string }): ApiError {
  return new ApiError("staff-refused", { words });
}
