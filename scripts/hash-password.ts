import { createInterface } from "node:readline/promises";
import { hashPassword } from "../api/auth/password-hash";

/** `npm run hash-password`: reads a password from standard input and prints what ADMIN_PASSWORD_HASH takes. */
async function hash(): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const password = await terminal.question("Password (at least 8 characters): ");
  terminal.close();
  if (password.length < 8) throw new Error("The password must have at least 8 characters.");
  console.log(await hashPassword(password));
}

hash().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
