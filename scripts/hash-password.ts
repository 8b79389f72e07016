import { text } from "node:stream/consumers";
import { chamberWords } from "../api/auth/chamber-words";
import { hashPassword } from "../api/auth/password-hash";
import { passwordRefusal, shortestPassword } from "../api/auth/weak-password";
import { readSettings } from "../api/env";
import { errorMessage } from "../content/model/error-message";
import { askHidden } from "./ask-hidden";

/** `npm run hash-password`: reads a password from the terminal or a pipe, and prints what ADMIN_PASSWORD_HASH takes. */
async function hash(): Promise<void> {
  const password = process.stdin.isTTY ? await askTwice() : (await text(process.stdin)).replace(/\r?\n$/, "");
  const refusal = await passwordRefusal(password, chamberWords(readSettings()));
  if (refusal !== undefined) throw new Error(`The password ${refusal}.`);
  console.log(await hashPassword(password));
}

function askTwice(): Promise<string> {
  return askHidden(async (ask) => {
    const password = await ask(`Password (at least ${String(shortestPassword)} characters, not shown): `);
    if ((await ask("The same again: ")) === password) return password;
    throw new Error("The two are not the same. Nothing was hashed; start again.");
  });
}

hash().catch((error: unknown) => {
  console.error(errorMessage(error));
  process.exitCode = 1;
});
