import { hkdfSync } from "node:crypto";
import type { ConfiguredPassword } from "../env";

const keyBytes = 32;

/**
 * The key that signs sessions, the same on every server with the same settings; another password means another key, so
 * that all sessions are over. Throws when nothing secret enough is configured.
 */
export function sessionKey(password: ConfiguredPassword, secret: string | undefined): Buffer {
  const known = password.kind === "hash" ? password.hash : password.kind === "plain" ? password.password : undefined;
  // A person's password alone could be guessed from a signature.
  if (known === undefined || (password.kind === "plain" && secret === undefined))
    throw new Error("Shared sessions need ADMIN_PASSWORD_HASH, or ADMIN_PASSWORD and SESSION_SECRET.");
  return Buffer.from(hkdfSync("sha256", `${secret ?? ""}\0${known}`, "", "chamber sessions", keyBytes));
}
