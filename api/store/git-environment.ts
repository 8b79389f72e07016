import { childEnvironment } from "../env";

// What git and ssh need to reach a remote. No variable of git itself: one could point the store's git at another
// repository, index or program.
const connecting = /^(?:SSH_AUTH_SOCK|(?:https?|all|no)_proxy|SSL_CERT_(?:FILE|DIR)|KRB5CCNAME)$/i;

/** The environment for git children: the system's variables, and `extra`. */
export function gitEnvironment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    ...childEnvironment(connecting),
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    ...extra,
  };
}
