import type { Change } from "../store/content-store";

/** The name of a file on its sender's device, for lists, where its address, of letters that need no encoding, does not say it. */
export function sentName(name: string): Pick<Change, "fileName"> {
  const fileName = (name.split(/[\\/]/).at(-1) ?? "").normalize("NFC").trim();
  return /[^\p{ASCII}]/u.test(fileName) ? { fileName } : {};
}
