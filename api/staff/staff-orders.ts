import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writePrivateFile } from "../support/private-file";
import { logged } from "./logged-change";
import { invite, setPasswordLogin, Invitation, type StaffChange } from "./people";

/** What `npm run staff` asks of the service, as a file that the service takes. */
export const StaffOrder = z.union([z.object({ invite: Invitation }), z.object({ password: z.literal("on") })]);
export type StaffOrder = z.infer<typeof StaffOrder>;

/** Folder in DATA_DIR where orders wait. */
export const orderFolder = "staff-orders";

/** Leaves an order for the service, which takes it before the next login. */
export async function leaveOrder(dataDir: string, order: StaffOrder): Promise<void> {
  const folder = join(dataDir, orderFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writePrivateFile(join(folder, `${randomBytes(8).toString("hex")}.json`), JSON.stringify(order));
}

/** The change of the staff that an order asks for. */
export function orderChange(order: StaffOrder, now: number): StaffChange {
  const entry = { at: now, proof: "server" } as const;
  if (!("invite" in order)) return logged(setPasswordLogin(true), () => ({ ...entry, act: "password-on" }));
  const { name: who, role } = order.invite;
  return logged(invite(order.invite, now), () => ({ ...entry, act: "invited", who, role }));
}
