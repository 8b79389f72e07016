/** What somebody may do: editors edit; administrators also manage people, releases and the site settings. */
export const roles = ["editor", "administrator"] as const;
export type Role = (typeof roles)[number];

/** A device's passkey, without its key. */
export interface PasskeyAnswer {
  readonly _id: string;
  /** Name of the device, given by its owner. */
  readonly device: string;
  /** ISO 8601, UTC. */
  readonly addedAt: string;
  /** ISO 8601, UTC; absent while this server has not seen it used. */
  readonly usedAt?: string;
}

/** Somebody who logs in with a passkey. */
export interface PersonAnswer {
  readonly _id: string;
  readonly name: string;
  readonly email?: string;
  readonly role: Role;
  readonly passkeys: readonly PasskeyAnswer[];
}

/** An invitation that nobody has used yet. */
export interface InvitationAnswer {
  /** Id of the person that it is for. */
  readonly _id: string;
  readonly name: string;
  readonly role: Role;
  /** ISO 8601, UTC. */
  readonly until: string;
}

/** Everybody who may log in, for administrators. */
export interface StaffAnswer {
  /** Id of the person who asks; absent with the shared password. */
  readonly me?: string;
  readonly people: readonly PersonAnswer[];
  readonly invitations: readonly InvitationAnswer[];
  /** True where the service can send mails. */
  readonly mail?: true;
  /** The login by the shared password: whether it is on, and whether it may be turned off now. */
  readonly password: { readonly on: boolean; readonly mayTurnOff: boolean };
}

/** A new invitation; its link is told once. */
export interface InvitedAnswer {
  readonly link: string;
  /** ISO 8601, UTC. */
  readonly until: string;
  /** Where a mail was asked for: whether the mail server has taken it. */
  readonly mail?: "sent" | "failed";
}

/** A login that has not ended. */
export interface SessionListed {
  readonly _id: string;
  /** Id of the person, absent with the shared password. */
  readonly person?: string;
  readonly name?: string;
  /** The device of the passkey. */
  readonly device?: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** ISO 8601, UTC. */
  readonly usedAt: string;
  /** True of the session that asks. */
  readonly own?: true;
}

/** Sessions, the last used first: everybody's for administrators, one's own for others. */
export interface SessionsAnswer {
  /** Who asks; absent with the shared password. */
  readonly me?: Pick<PersonAnswer, "_id" | "name" | "email">;
  readonly sessions: readonly SessionListed[];
}

/** What the log of the staff names. */
export const staffActs = [
  "login",
  "login-failed",
  "session-ended",
  "all-sessions-ended",
  "invited",
  "withdrawn",
  "passkey-added",
  "passkey-removed",
  "role",
  "sessions-ended",
  "edited",
  "removed",
  "password-off",
  "password-on",
] as const;
export type StaffAct = (typeof staffActs)[number];

/** How somebody proved who they are; `server`: `npm run staff`. */
export const proofs = ["passkey", "password", "server"] as const;

/** Something that happened around logins and people. */
export interface StaffEvent {
  /** ISO 8601, UTC; of several in a row, of the last. */
  readonly at: string;
  readonly act: StaffAct;
  /** Name of who did it. */
  readonly by?: string;
  readonly proof?: (typeof proofs)[number];
  /** Name of whom it was done to. */
  readonly who?: string;
  readonly device?: string;
  readonly role?: Role;
  /** How often in a row, from two. */
  readonly times?: number;
}

/** The last 500, the newest first, for administrators. */
export interface StaffLogAnswer {
  readonly events: readonly StaffEvent[];
  /** True while the newest logins could not be written to the disk. */
  readonly unsaved?: true;
}

/** Options for `navigator.credentials`, as JSON. */
export interface PasskeyOptionsAnswer {
  readonly options: Readonly<Record<string, unknown>>;
}
