import { createHash, randomBytes } from "node:crypto";
import type { Role } from "../../content/model/api/staff-answers";
import { invitationLife, type Invitation } from "./people";

/** Who is invited; with `_id`, a person who gets a further passkey. */
export interface Invited {
  readonly _id?: string | undefined;
  readonly name: string;
  readonly email?: string | undefined;
  readonly role: Role;
}

const handleBytes = 16;
const tokenBytes = 32;

/** An invitation, and the token of its link, of which only the hash is kept. */
export function newInvitation(
  { _id = randomBytes(handleBytes).toString("base64url"), name, email, role }: Invited,
  now: number,
): { readonly token: string; readonly invitation: Invitation } {
  const token = randomBytes(tokenBytes).toString("base64url");
  const until = now + invitationLife;
  const invitation = { _id, name, ...(email !== undefined && { email }), role, hash: tokenHash(token), until };
  return { token, invitation };
}

export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The address that an invited person opens. The token is behind `#`: no server or proxy logs it. */
export function invitationLink(publicUrl: string, token: string, prefix = ""): string {
  return `${publicUrl}${prefix}/admin#invitation=${token}`;
}
