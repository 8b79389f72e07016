import { omitUndefined } from "../../content/model/omit-undefined";
import type { Author } from "../store/content-store";
import { unnamedAuthor } from "./sessions";

interface Person {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** Who is named as the author of what a session, or somebody else, saves. */
export function authorOf({ name = unnamedAuthor, email }: Person): Author {
  return { name, ...omitUndefined({ email }) };
}
