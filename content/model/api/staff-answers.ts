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
  /** The login by the shared password: whether it is on, and whether it may be turned off now. */
  readonly password: { readonly on: boolean; readonly mayTurnOff: boolean };
}

/** A new invitation; its link is told once. */
export interface InvitedAnswer {
  readonly link: string;
  /** ISO 8601, UTC. */
  readonly until: string;
}

/** Options for `navigator.credentials`, as JSON. */
export interface PasskeyOptionsAnswer {
  readonly options: Readonly<Record<string, unknown>>;
}
