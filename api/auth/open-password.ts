import { rm } from "node:fs/promises";
import { join } from "node:path";
import { SettingsError, type Settings } from "../env";
import { writePrivateFile } from "../support/private-file";
import { openAdminPassword, type AdminPassword, type Hashing } from "./admin-password";
import { chamberWords, type ChamberSource } from "./chamber-words";
import { passwordRefusal } from "./weak-password";

/** Hands a generated password to a person. */
export type AnnouncePassword = (password: string) => Promise<void> | void;

/** The password of the settings; a generated one is announced, by default on the terminal or in a private file. */
export async function openPassword(
  settings: Pick<Settings, "dataDir" | "password"> & ChamberSource,
  announce: AnnouncePassword = announcePassword(settings.dataDir, process.stdout),
  cost?: number,
  hashing?: Hashing,
): Promise<AdminPassword> {
  const { dataDir, password } = settings;
  await assertStrongPassword(settings);
  // A generated password that was never picked up is not valid beside a configured one.
  if (password.kind !== "stored-or-generated") await rm(fileOf(dataDir), { force: true });
  return openAdminPassword({
    dataDir,
    configured: password,
    announce,
    ...(cost === undefined ? {} : { cost }),
    ...(hashing === undefined ? {} : { hashing }),
  });
}

/** @throws SettingsError with a sentence when the configured password is weak. */
export async function assertStrongPassword({
  password,
  ...place
}: Pick<Settings, "password"> & ChamberSource): Promise<void> {
  const refusal = password.kind === "plain" ? await passwordRefusal(password.password, chamberWords(place)) : undefined;
  if (refusal !== undefined) throw new SettingsError(`The setting ADMIN_PASSWORD ${refusal}.`);
}

const fileOf = (dataDir: string): string => join(dataDir, "first-password");

/** What the announcement is printed to. */
interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Announces on a terminal; where there is none, in a file: what is printed there is stored in logs and copied. */
export function announcePassword(dataDir: string, output: Terminal): AnnouncePassword {
  return async (password) => {
    if (output.isTTY === true) {
      output.write(
        `\nFirst start: the admin password is\n\n    ${password}\n\nIt is shown this once; only its hash is kept. ADMIN_PASSWORD sets another one.\n\n`,
      );
      return;
    }
    await writePrivateFile(fileOf(dataDir), `${password}\n`);
    output.write(
      `\nFirst start: the admin password is in the file ${fileOf(dataDir)}. Read it, keep it in a safe place, and delete the file.\n\n`,
    );
  };
}
