import { z } from "zod";
import { proofs, roles, staffActs } from "../../content/model/api/staff-answers";
import { omitUndefined } from "../../content/model/omit-undefined";
import type { Session } from "./sessions";

/** Something that happened around logins and people; names as they were then, never a token. */
export const LogEntry = z.object({
  /** ms since 1970 */
  at: z.number(),
  act: z.enum(staffActs),
  by: z.string().optional(),
  proof: z.enum(proofs).optional(),
  who: z.string().optional(),
  device: z.string().optional(),
  role: z.enum(roles).optional(),
  times: z.number().optional(),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** How many entries are kept. */
export const keptEntries = 500;

/** Who acts, as an entry names them. */
export function actorOf({ name, person }: Session): Pick<LogEntry, "by" | "proof"> {
  return { ...omitUndefined({ by: name }), proof: person === undefined ? "password" : "passkey" };
}
