/** A program, with all that it inherits. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** It leads a process group of its own. */
  readonly detached: boolean;
}

/** A text as one word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Commands that a shell ends with by becoming the program: in its folder, with its environment and no other. */
export function becoming({ file, args, cwd, env, detached }: Program): string {
  const given = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoted(value)}`],
  );
  const words = [...(detached ? ["setsid"] : []), file, ...args].map(quoted);
  // The shell's own variables, which it would hand on.
  const forget = "unset -v PWD OLDPWD SHLVL";
  return [`cd ${quoted(cwd)} || exit 127`, forget, `export ${given.join(" ")}`, `exec ${words.join(" ")}`].join("; ");
}
