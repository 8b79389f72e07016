import { omitUndefined } from "../../content/model/omit-undefined";
import type { Author } from "../store/content-store";
import { unnamedAuthor, type Session } from "./sessions";

/** Who is named as the author of what a session saves. */
export function authorOf({ name = unnamedAuthor, email }: Session): Author {
  return { name, ...omitUndefined({ email }) };
}
