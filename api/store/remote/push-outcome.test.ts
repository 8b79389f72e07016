import { lastWords, pushOutcome } from "./push-outcome";
import { remoteAddress } from "./remote-address";

const ref = "refs/heads/main";
const commit = "0123456789abcdef0123456789abcdef01234567";
const answer = (flag: string, summary: string, exitCode: number | null, end = "Done\n") =>
  pushOutcome(
    {
      exitCode,
      stdout: `To somewhere\n${flag}\t${commit}:${ref}\t${summary}\n${end}`,
      stderr: "",
      tooSlow: false,
    },
    ref,
  );

test.each([
  [" ", "abc..def", 0, "landed"],
  ["*", "[new branch]", 0, "landed"],
  ["=", "[up to date]", 0, "overtaken"],
  ["!", "[rejected] (stale info)", 1, "overtaken"],
  ["!", "[rejected] (fetch first)", 1, "overtaken"],
  ["!", "[remote rejected] (cannot lock ref 'refs/heads/main': is at 1 but expected 2)", 1, "overtaken"],
  ["!", "[remote rejected] (failed to update ref)", 1, "overtaken"],
  ["!", "[remote rejected] (pre-receive hook declined)", 1, "refused"],
  ["!", "[remote rejected] (protected branch hook declined)", 1, "refused"],
  ["!", "[remote failure] (remote failed to report status)", 1, "unknown"],
] as const)("a push answered with %j %s (exit code %j) is %s", (flag, summary, exitCode, kind) => {
  expect(answer(flag, summary, exitCode)).toMatchObject({ kind });
});

test("an answer that is cut short, or an exit code without an answer, is not believed", () => {
  expect(answer(" ", "abc..def", 0, "")).toMatchObject({ kind: "unknown" });
  expect(answer(" ", "abc..def", null)).toMatchObject({ kind: "unknown" });
  expect(answer(" ", "abc..def", 128)).toMatchObject({ kind: "unknown" });
  expect(pushOutcome({ exitCode: 0, stdout: "", stderr: "", tooSlow: false }, ref)).toMatchObject({ kind: "unknown" });
  expect(pushOutcome({ exitCode: null, stdout: "", stderr: "", tooSlow: true }, ref)).toEqual({
    kind: "unknown",
    reason: "It did not answer in time",
  });
});

test("what git said last is told without its progress", () => {
  expect(lastWords("Counting objects: 3\rCounting: 4\nfatal: no such repository\nhint: look\n")).toBe(
    "fatal: no such repository",
  );
  expect(lastWords("")).toBe("git reported no error message");
});

test("credentials are never told, in an address or outside of one", () => {
  const { redact } = remoteAddress("https://staff:p%40ss%20word@example.org/site.git");
  expect(redact("fatal: unable to access 'https://staff:p%40ss%20word@example.org/site.git/': p@ss word")).toBe(
    "fatal: unable to access 'https://example.org/site.git/': ***",
  );
  const { redact: redactToken } = remoteAddress("https://ghp_0123456789abcdef@example.org/site.git");
  expect(redactToken("remote: ghp_0123456789abcdef is expired")).toBe("remote: *** is expired");
  expect(remoteAddress("origin").redact("see ssh://git:secret@host/x")).toBe("see ssh://host/x");
});

test.each([
  ["https://staff:p%40ss@example.org:8443/a.git", "https://example.org:8443/a.git"],
  ["https://ghp_0123456789abcdef@example.org/a.git", "https://example.org/a.git"],
  ["ssh://git:secret@example.org/a.git", "ssh://git@example.org/a.git"],
  ["ssh://git@example.org/a.git", "ssh://git@example.org/a.git"],
  ["git@example.org:a.git", "git@example.org:a.git"],
  ["/srv/a@b:c.git", "/srv/a@b:c.git"],
  ["origin", "origin"],
])("git is given %s without its secrets: %s", (configured, address) => {
  expect(remoteAddress(configured).address).toBe(address);
});

test("git gets the credentials of a URL, decoded, through its environment, for the host of the URL only", () => {
  expect(remoteAddress("https://staff:p%40ss@example.org:8443/a.git").environment).toMatchObject({
    GIT_CONFIG_KEY_1: "credential.https://example.org:8443.helper",
    CHAMBER_REMOTE_USER: "staff",
    CHAMBER_REMOTE_PASSWORD: "p@ss",
  });
  expect(remoteAddress("https://staff@example.org/a.git").environment).toEqual({
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "credential.https://example.org.username",
    GIT_CONFIG_VALUE_0: "staff",
  });
  for (const other of ["ssh://git@example.org/a.git", "/srv/a.git", "origin"])
    expect(remoteAddress(other).environment).toEqual({});
});
