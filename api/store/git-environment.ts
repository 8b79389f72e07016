import { inheritedEnvironment } from "../env";

// Names that git or simple-git's guard act upon; none of them may steer the store's git.
const steering = /^(git_.*|editor|visual|pager|prefix|ssh_askpass)$/i;

/**
 * The environment for git children. Nothing is read from it here: the surrounding one is handed on without whatever
 * could point git at another repository, index or program.
 */
export function gitEnvironment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const handedOn: Record<string, string> = {};
  for (const [name, value] of Object.entries(inheritedEnvironment())) {
    if (value !== undefined && !steering.test(name)) handedOn[name] = value;
  }
  return {
    ...handedOn,
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    ...extra,
  };
}
