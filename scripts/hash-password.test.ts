import { spawn } from "node:child_process";
import { rootDir } from "../api/support/root-dir";
import { inheritedEnvironment } from "../api/env";
import { sampleContent } from "../content/model/test-support/sample-content";
import { verifyPassword } from "../api/auth/password-hash";

const program = `"${process.execPath}" --import tsx scripts/hash-password.ts`;
const hashIn = (printed: string): string => /scrypt\$[\w$-]+/.exec(printed)?.[0] ?? "";

/** Runs the program in a shell; each line of `typed` is sent when it has asked so many questions. */
async function run(command: readonly [string, ...string[]], typed: readonly string[], piped = "") {
  const child = spawn(command[0], command.slice(1), {
    cwd: rootDir,
    env: { ...inheritedEnvironment(), CONTENT_DIR: sampleContent },
  });
  let printed = "";
  let answered = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes: Buffer) => {
      printed += String(bytes);
      const asked = printed.match(/: /g)?.length ?? 0;
      for (; answered < Math.min(asked, typed.length); answered += 1) child.stdin.write(typed[answered]);
    });
  if (piped !== "") child.stdin.end(piped);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, printed };
}
const piped = (text: string) => run(["sh", "-c", program], [], text);
/** With a terminal of its own, which `script` (util-linux) makes. */
const typed = (...lines: readonly string[]) =>
  run(["script", "--quiet", "--return", "--command", program, "/dev/null"], lines);

test("what is typed on a terminal is asked for twice and never shown", async () => {
  const { code, printed } = await typed("harbour lantern seven\r", "harbour lantern seven\r");
  expect(code).toBe(0);
  expect(printed).not.toContain("harbour");
  expect(printed).toContain("The same again: ");
  expect(await verifyPassword("harbour lantern seven", hashIn(printed))).toBe(true);
});

test("two different inputs, and Ctrl+C, hash nothing", async () => {
  const different = await typed("harbour lantern seven\r", "harbour lantern eight\r");
  expect(different.printed).toContain("The two are not the same. Nothing was hashed; start again.");
  const stopped = await typed("harbour\u0003");
  expect(stopped.printed).toContain("No password was given.");
  for (const { code, printed } of [different, stopped]) {
    expect(code).toBe(1);
    expect(hashIn(printed)).toBe("");
  }
});

test("a pipe is read to its end, without its line break", async () => {
  const { code, printed } = await piped("harbour lantern seven\n");
  expect(code).toBe(0);
  expect(await verifyPassword("harbour lantern seven", hashIn(printed))).toBe(true);
});

test("a weak password is refused with a sentence", async () => {
  expect(await piped("short\n")).toEqual({ code: 1, printed: "The password must have at least 12 characters.\n" });
  const common = await piped("password1234\n");
  expect(common).toEqual({ code: 1, printed: expect.stringMatching(/^The password is easy to guess: .+\.\n$/) });
});
