import { resolve } from "node:path";
import { z } from "zod";
import { isPasswordHash } from "./auth/password-hash";

/** Every setting of ruling 18, parsed. Folders are absolute. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Address visitors see, without a trailing slash; absent when not configured. */
  readonly publicUrl?: string;
  readonly contentDir: string;
  readonly dataDir: string;
  readonly password: ConfiguredPassword;
  readonly contentRemote?: SharedContent;
  /** Signs the sessions that several servers share. */
  readonly sessionSecret?: string;
  readonly contact?: ContactService;
  readonly smtp?: { readonly url: string; readonly to: string };
  readonly captchaSiteKey?: string;
  readonly gtagId?: string;
  readonly logLevel: LogLevel;
}

/** The repository that several servers share, and how to hear of its news. */
export interface SharedContent {
  /** URL, absolute path, or name of a git remote; may hold credentials: never logged. */
  readonly address: string;
  readonly pollSeconds: number;
  /** What a save does while it cannot be reached. */
  readonly whenDown: "refuse" | "queue";
  /** Signs the calls that tell of a push; without it none is believed. */
  readonly webhookSecret?: string;
}

/** Where the admin password comes from (ruling 7). */
export type ConfiguredPassword =
  | { readonly kind: "plain"; readonly password: string }
  | { readonly kind: "hash"; readonly hash: string }
  | { readonly kind: "kept-or-generated" };

/** The external e-mail service of ruling 13. */
export interface ContactService {
  readonly endpoint: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly userId: string;
}

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof logLevels)[number];

/** A setting has a wrong value; the message is a sentence that names it. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SettingsError";
  }
}

const url = (protocols: readonly string[], words: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), words);
const webAddress = (words: string) => url(["http:", "https:"], words);

const Variables = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, "must be a port number from 0 to 65535")
      .transform(Number)
      .refine((port) => port <= 65535, "must be a port number from 0 to 65535")
      .default(8000),
    HOST: z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/, "must be a host name or an address, like 127.0.0.1")
      .default("127.0.0.1"),
    PUBLIC_URL: webAddress("must be a web address like https://www.example.org")
      .refine(
        (text) => /^https?:\/\/[^/?#@\s]+\/?$/i.test(text),
        "must be a web address without a path, like https://www.example.org",
      )
      .transform((text) => new URL(text).origin)
      .optional(),
    CONTENT_DIR: z.string().default("content"),
    DATA_DIR: z.string().default(".data"),
    ADMIN_PASSWORD: z
      .string()
      .min(8, "must have at least 8 characters")
      .max(200, "must have at most 200 characters")
      .optional(),
    ADMIN_PASSWORD_HASH: z
      .string()
      .refine(isPasswordHash, "must be a hash made by this product (scrypt$...)")
      .optional(),
    CONTENT_REMOTE: z
      .string()
      .regex(/^[^-\s][^\u0000-\u001f\u007f]*$/, "must be the name or address of a git remote")
      .refine((text) => !text.includes("::"), "must not use a git remote helper")
      .optional(),
    CONTENT_REMOTE_DOWN: z.enum(["refuse", "queue"], "must be refuse or queue").default("refuse"),
    CONTENT_POLL_SECONDS: z
      .string()
      .regex(/^\d{1,4}$/, "must be a number of seconds from 1 to 3600")
      .transform(Number)
      .refine((seconds) => seconds >= 1 && seconds <= 3600, "must be a number of seconds from 1 to 3600")
      .default(5),
    CONTENT_WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
    SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    CONTACT_ENDPOINT: webAddress("must be a web address").optional(),
    CONTACT_SERVICE_ID: z.string().optional(),
    CONTACT_TEMPLATE_ID: z.string().optional(),
    CONTACT_USER_ID: z.string().optional(),
    SMTP_URL: url(["smtp:", "smtps:"], "must be an address like smtps://user:password@mail.example.org").optional(),
    CONTACT_TO: z.email("must be an e-mail address").optional(),
    CAPTCHA_SITE_KEY: z
      .string()
      .regex(/^[\w-]+$/, "must be a site key made of letters, digits, - and _")
      .optional(),
    GTAG_ID: z
      .string()
      .regex(/^[A-Z]+-[A-Z0-9-]+$/, "must be a measurement id like G-XXXXXXX")
      .optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  })
  .superRefine((values, context) => {
    const together = (names: readonly (keyof typeof values)[]) => {
      const missing = names.filter((name) => values[name] === undefined);
      if (missing.length === 0 || missing.length === names.length) return;
      for (const name of missing) {
        context.addIssue({
          code: "custom",
          path: [name],
          message: `is needed when ${names.filter((other) => other !== name).join(", ")} is used`,
        });
      }
    };
    together(["CONTACT_ENDPOINT", "CONTACT_SERVICE_ID", "CONTACT_TEMPLATE_ID", "CONTACT_USER_ID"]);
    together(["SMTP_URL", "CONTACT_TO"]);
    if (values.CONTENT_REMOTE === undefined && values.CONTENT_WEBHOOK_SECRET !== undefined)
      context.addIssue({
        code: "custom",
        path: ["CONTENT_REMOTE"],
        message: "is needed when CONTENT_WEBHOOK_SECRET is used",
      });
    const sharesSessions =
      values.ADMIN_PASSWORD_HASH !== undefined ||
      (values.ADMIN_PASSWORD !== undefined && values.SESSION_SECRET !== undefined);
    if (values.CONTENT_REMOTE !== undefined && !sharesSessions)
      context.addIssue({
        code: "custom",
        path: ["CONTENT_REMOTE"],
        message:
          "needs ADMIN_PASSWORD_HASH, or ADMIN_PASSWORD and SESSION_SECRET, the same on every server that shares the content",
      });
    if (values.ADMIN_PASSWORD !== undefined && values.ADMIN_PASSWORD_HASH !== undefined) {
      context.addIssue({
        code: "custom",
        path: ["ADMIN_PASSWORD"],
        message: "and ADMIN_PASSWORD_HASH are both set; keep one",
      });
    }
  });
type Variables = z.infer<typeof Variables>;

/**
 * Parses the environment (ruling 18). An empty variable counts as not set; relative folders are taken from `workingFolder`.
 * @throws SettingsError naming each wrong variable; values are never repeated, they may be secrets.
 */
export function parseEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  workingFolder: string,
): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    // One mistake may break two rules of a setting; the first says enough.
    const sentences = new Map<string, string>();
    for (const { path, message } of parsed.error.issues) {
      const name = path.join(".");
      if (!sentences.has(name)) sentences.set(name, `The setting ${name} ${message}.`);
    }
    throw new SettingsError([...sentences.values()].join("\n"));
  }
  return settingsOf(parsed.data, workingFolder);
}

/** The settings of this process's environment. */
export function readSettings(): Settings {
  return parseEnvironment(process.env, process.cwd());
}

function settingsOf(values: Variables, workingFolder: string): Settings {
  return {
    port: values.PORT,
    host: values.HOST,
    ...(values.PUBLIC_URL === undefined ? {} : { publicUrl: values.PUBLIC_URL }),
    contentDir: resolve(workingFolder, values.CONTENT_DIR),
    dataDir: resolve(workingFolder, values.DATA_DIR),
    password: passwordOf(values),
    ...remoteOf(values, workingFolder),
    ...(values.SESSION_SECRET === undefined ? {} : { sessionSecret: values.SESSION_SECRET }),
    ...contactOf(values),
    ...(values.SMTP_URL === undefined || values.CONTACT_TO === undefined
      ? {}
      : { smtp: { url: values.SMTP_URL, to: values.CONTACT_TO } }),
    ...(values.CAPTCHA_SITE_KEY === undefined ? {} : { captchaSiteKey: values.CAPTCHA_SITE_KEY }),
    ...(values.GTAG_ID === undefined ? {} : { gtagId: values.GTAG_ID }),
    logLevel: values.LOG_LEVEL,
  };
}

function remoteOf(values: Variables, workingFolder: string): { contentRemote?: SharedContent } {
  const { CONTENT_REMOTE: remote, CONTENT_WEBHOOK_SECRET: webhookSecret } = values;
  if (remote === undefined) return {};
  return {
    contentRemote: {
      address: /^\.\.?(\/|$)/.test(remote) ? resolve(workingFolder, remote) : remote,
      pollSeconds: values.CONTENT_POLL_SECONDS,
      whenDown: values.CONTENT_REMOTE_DOWN,
      ...(webhookSecret === undefined ? {} : { webhookSecret }),
    },
  };
}

function passwordOf(values: Variables): ConfiguredPassword {
  if (values.ADMIN_PASSWORD !== undefined) return { kind: "plain", password: values.ADMIN_PASSWORD };
  if (values.ADMIN_PASSWORD_HASH !== undefined) return { kind: "hash", hash: values.ADMIN_PASSWORD_HASH };
  return { kind: "kept-or-generated" };
}

function contactOf(values: Variables): { contact?: ContactService } {
  const {
    CONTACT_ENDPOINT: endpoint,
    CONTACT_SERVICE_ID: serviceId,
    CONTACT_TEMPLATE_ID: templateId,
    CONTACT_USER_ID: userId,
  } = values;
  if (endpoint === undefined || serviceId === undefined || templateId === undefined || userId === undefined) return {};
  return { contact: { endpoint, serviceId, templateId, userId } };
}

/** The environment as it is, for child processes that need the system's own variables (PATH, HOME, ...). */
export function inheritedEnvironment(): Readonly<Record<string, string | undefined>> {
  return { ...process.env };
}
