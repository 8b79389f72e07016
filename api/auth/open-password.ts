import type { Settings } from "../env";
import { openAdminPassword, type AdminPassword, type Hashing } from "./admin-password";

/** The password of the settings; a generated one is announced, by default on the terminal. */
export function openPassword(
  { dataDir, password }: Settings,
  announce: (password: string) => void = printPassword,
  cost?: number,
  hashing?: Hashing,
): Promise<AdminPassword> {
  return openAdminPassword({
    dataDir,
    configured: password,
    announce,
    ...(cost === undefined ? {} : { cost }),
    ...(hashing === undefined ? {} : { hashing }),
  });
}

function printPassword(password: string): void {
  // The terminal, not the log: logs are stored and copied.
  process.stdout.write(
    `\nFirst start: the admin password is\n\n    ${password}\n\nIt is shown this once; only its hash is kept. ADMIN_PASSWORD sets another one.\n\n`,
  );
}
