import { z } from "zod";

const Approval = z.object({
  askedBy: z.string(),
  /** The address for the commit, where the person has one of their own. */
  email: z.string().optional(),
  /** Absent while the change waits for an administrator. */
  returned: z.object({ by: z.string(), word: z.string() }).optional(),
});

/** Who asked for the approval of a change, and what an administrator answered in place of it. */
export type Approval = z.infer<typeof Approval>;

/** The approval of a comment; undefined for any other text. */
export function readApproval(comment: string | undefined): Approval | undefined {
  try {
    return Approval.safeParse(JSON.parse(comment ?? "")).data;
  } catch {
    return undefined;
  }
}

/** The approval as a comment: one line, whatever people call themselves and write. */
export function writeApproval(approval: Approval): string {
  const escaped = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(approval).replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, escaped);
}
