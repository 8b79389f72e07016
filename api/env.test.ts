import { parseEnvironment, SettingsError } from "./env";

const parse = (environment: Record<string, string>) => parseEnvironment(environment, "/srv/site");
const hash = `scrypt$16384$${"A".repeat(22)}$${"B".repeat(43)}`;

test("without any variable everything has a default", () => {
  expect(parse({})).toEqual({
    port: 8000,
    host: "127.0.0.1",
    contentDir: "/srv/site/content",
    dataDir: "/srv/site/.data",
    password: { kind: "stored-or-generated" },
    logLevel: "info",
  });
});

test("an empty variable counts as not set", () => {
  expect(parse({ PORT: "", PUBLIC_URL: " ", ADMIN_PASSWORD: "" })).toEqual(parse({}));
});

test("every setting is understood", () => {
  expect(
    parse({
      PORT: "0",
      HOST: "::1",
      PUBLIC_URL: "https://www.example.org/",
      TRUSTED_PROXIES: "203.0.113.0/24, 2001:db8::/32 192.0.2.1",
      CONTENT_DIR: "/var/content",
      DATA_DIR: "data",
      ADMIN_PASSWORD: "correct horse",
      CONTENT_REMOTE: "git@example.org:site.git",
      CONTENT_POLL_SECONDS: "30",
      CONTENT_WEBHOOK_SECRET: "sixteen letters.",
      SESSION_SECRET: "thirty-two letters, or a few more",
      CONTACT_ENDPOINT: "https://mail.example.org/send",
      CONTACT_SERVICE_ID: "s",
      CONTACT_TEMPLATE_ID: "t",
      CONTACT_USER_ID: "u",
      SMTP_URL: "smtps://user:pass@mail.example.org",
      SMTP_ALLOW_PLAIN_TEXT: "yes",
      CONTACT_TO: "office@example.org",
      CAPTCHA_SITE_KEY: "key-1",
      GTAG_ID: "G-ABC123",
      PICTURE_ENCODING: "quick",
      LOG_LEVEL: "warn",
    }),
  ).toEqual({
    port: 0,
    host: "::1",
    publicUrl: "https://www.example.org",
    trustedProxies: ["203.0.113.0/24", "2001:db8::/32", "192.0.2.1"],
    contentDir: "/var/content",
    dataDir: "/srv/site/data",
    password: { kind: "plain", password: "correct horse" },
    contentRemote: {
      address: "git@example.org:site.git",
      pollSeconds: 30,
      webhookSecret: "sixteen letters.",
    },
    sessionSecret: "thirty-two letters, or a few more",
    contact: { endpoint: "https://mail.example.org/send", serviceId: "s", templateId: "t", userId: "u" },
    smtp: { url: "smtps://user:pass@mail.example.org", to: "office@example.org", allowPlainText: true },
    captchaSiteKey: "key-1",
    gtagId: "G-ABC123",
    pictureEncoding: "quick",
    logLevel: "warn",
  });
});

test.each([
  ["PORT", "80000"],
  ["PORT", "http"],
  ["HOST", "not a host"],
  ["PUBLIC_URL", "www.example.org"],
  ["PUBLIC_URL", "ftp://example.org"],
  ["PUBLIC_URL", "https://example.org/path"],
  ["PUBLIC_URL", "https://user@example.org"],
  ["TRUSTED_PROXIES", "203.0.113.0/24 edge.example.org"],
  ["TRUSTED_PROXIES", "0.0.0.0/0"],
  ["TRUSTED_PROXIES", ","],
  ["ADMIN_PASSWORD", "short"],
  ["ADMIN_PASSWORD_HASH", "5f4dcc3b5aa765d61d8327deb882cf99"],
  ["CONTENT_REMOTE", "--upload-pack=touch /tmp/x"],
  ["CONTENT_REMOTE", "ext::sh -c id"],
  ["CONTENT_REMOTE", "ext::sh"],
  ["CONTENT_REMOTE", "https://staff:a%0ahost=b@example.org/a.git"],
  ["CONTENT_POLL_SECONDS", "0"],
  ["CONTENT_POLL_SECONDS", "0.5"],
  ["CONTENT_WEBHOOK_SECRET", "short"],
  ["SESSION_SECRET", "short"],
  ["CONTACT_ENDPOINT", "mail.example.org"],
  ["SMTP_URL", "https://mail.example.org"],
  ["SMTP_ALLOW_PLAIN_TEXT", "true"],
  ["CONTACT_TO", "office"],
  ["CAPTCHA_SITE_KEY", "<script>"],
  ["GTAG_ID", "UA 1"],
  ["PICTURE_ENCODING", "tiny"],
  ["LOG_LEVEL", "loud"],
])("a wrong %s (%s) stops the start with a sentence that names it", (name, value) => {
  expect(() => parse({ [name]: value })).toThrow(SettingsError);
  expect(() => parse({ [name]: value })).toThrow(new RegExp(`The setting ${name} .+\\.`));
});

test("a mistake is told in one sentence, two mistakes in two", () => {
  const messageOf = (environment: Record<string, string>): string => {
    try {
      parse(environment);
    } catch (error) {
      return (error as Error).message;
    }
    return "";
  };
  expect(messageOf({ PUBLIC_URL: "example.org" })).toBe(
    "The setting PUBLIC_URL must be a web address like https://www.example.org.",
  );
  expect(messageOf({ PUBLIC_URL: "example.org", PORT: "http" }).split("\n")).toHaveLength(2);
});

test("a secret is never repeated in the sentence", () => {
  expect(() => parse({ ADMIN_PASSWORD: "hunter2" })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining("hunter2") }),
  );
});

test("settings that belong together are asked for together", () => {
  expect(() => parse({ SMTP_URL: "smtp://mail.example.org" })).toThrow("CONTACT_TO is needed when SMTP_URL is used");
  expect(() => parse({ CONTACT_ENDPOINT: "https://mail.example.org" })).toThrow("CONTACT_SERVICE_ID is needed");
  expect(() => parse({ ADMIN_PASSWORD: "correct horse", ADMIN_PASSWORD_HASH: hash })).toThrow("keep one");
});

test("a password may be given as a hash", () => {
  expect(parse({ ADMIN_PASSWORD_HASH: hash }).password).toEqual({ kind: "hash", hash });
});

test("a shared remote needs what every server can derive the same sessions from", () => {
  const CONTENT_REMOTE = "../content.git";
  const secret = "s".repeat(32);
  const words = "The setting CONTENT_REMOTE needs ADMIN_PASSWORD_HASH, or ADMIN_PASSWORD and SESSION_SECRET";
  expect(() => parse({ CONTENT_REMOTE })).toThrow(words);
  expect(() => parse({ CONTENT_REMOTE, SESSION_SECRET: secret })).toThrow(words);
  expect(() => parse({ CONTENT_REMOTE, ADMIN_PASSWORD: "correct horse" })).toThrow(words);
  for (const more of [{ ADMIN_PASSWORD_HASH: hash }, { ADMIN_PASSWORD: "correct horse", SESSION_SECRET: secret }])
    expect(parse({ CONTENT_REMOTE, ...more }).contentRemote).toEqual({
      address: "/srv/content.git",
      pollSeconds: 5,
    });
  expect(() => parse({ CONTENT_WEBHOOK_SECRET: secret })).toThrow("CONTENT_REMOTE is needed");
});
