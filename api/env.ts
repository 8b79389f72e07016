import { resolve } from "node:path";
import type { ContactService, PictureEncoding } from "../content/model/api/build-input";
import { omitUndefined } from "../content/model/omit-undefined";
import { Variables, type LogLevel } from "./environment-variables";

/** Every setting, parsed. Folders are absolute (R13.1). */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Address visitors see, without a trailing slash; absent when not configured. */
  readonly publicUrl?: string;
  /** Addresses and networks of the proxies in front; absent when not configured. */
  readonly trustedProxies?: readonly string[];
  readonly contentDir: string;
  readonly dataDir: string;
  readonly password: ConfiguredPassword;
  readonly contentRemote?: SharedContent;
  /** Signs the sessions that several servers share. */
  readonly sessionSecret?: string;
  readonly contact?: ContactService;
  readonly smtp?: { readonly url: string; readonly to: string; readonly allowPlainText: boolean };
  readonly captchaSiteKey?: string;
  /** How our own API verifies the captcha. */
  readonly captcha?: { readonly secret: string; readonly verifyUrl: string };
  readonly gtagId?: string;
  readonly pictureEncoding?: PictureEncoding;
  readonly logLevel: LogLevel;
}

/** The repository that several servers share, and how its changes are noticed. */
export interface SharedContent {
  /** URL, absolute path, or name of a git remote; may hold credentials: never logged. */
  readonly address: string;
  readonly pollSeconds: number;
  /** Signs webhook calls after a push; without it every call is refused. */
  readonly webhookSecret?: string;
}

/** Where the admin password comes from (R9.1). */
export type ConfiguredPassword =
  | { readonly kind: "plain"; readonly password: string }
  | { readonly kind: "hash"; readonly hash: string }
  | { readonly kind: "stored-or-generated" };

/** A setting has a wrong value; the message is a sentence that names it. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SettingsError";
  }
}

/**
 * Parses the environment. An empty variable is not set; relative folders are resolved against `workingFolder`.
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
  const { SMTP_URL: smtpUrl, CONTACT_TO: to, CAPTCHA_SECRET: secret } = values;
  const allowPlainText = values.SMTP_ALLOW_PLAIN_TEXT;
  return omitUndefined({
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    contentDir: resolve(workingFolder, values.CONTENT_DIR),
    dataDir: resolve(workingFolder, values.DATA_DIR),
    password: passwordOf(values),
    contentRemote: remoteOf(values, workingFolder),
    sessionSecret: values.SESSION_SECRET,
    contact: contactOf(values),
    smtp: smtpUrl !== undefined && to !== undefined ? { url: smtpUrl, to, allowPlainText } : undefined,
    captchaSiteKey: values.CAPTCHA_SITE_KEY,
    captcha: secret === undefined ? undefined : { secret, verifyUrl: values.CAPTCHA_VERIFY_URL },
    gtagId: values.GTAG_ID,
    pictureEncoding: values.PICTURE_ENCODING,
    logLevel: values.LOG_LEVEL,
  });
}

function remoteOf(values: Variables, workingFolder: string): SharedContent | undefined {
  const { CONTENT_REMOTE: remote, CONTENT_WEBHOOK_SECRET: webhookSecret } = values;
  if (remote === undefined) return undefined;
  const address = /^\.\.?(\/|$)/.test(remote) ? resolve(workingFolder, remote) : remote;
  return omitUndefined({ address, pollSeconds: values.CONTENT_POLL_SECONDS, webhookSecret });
}

function passwordOf(values: Variables): ConfiguredPassword {
  if (values.ADMIN_PASSWORD !== undefined) return { kind: "plain", password: values.ADMIN_PASSWORD };
  if (values.ADMIN_PASSWORD_HASH !== undefined) return { kind: "hash", hash: values.ADMIN_PASSWORD_HASH };
  return { kind: "stored-or-generated" };
}

function contactOf(values: Variables): ContactService | undefined {
  const {
    CONTACT_ENDPOINT: endpoint,
    CONTACT_SERVICE_ID: serviceId,
    CONTACT_TEMPLATE_ID: templateId,
    CONTACT_USER_ID: userId,
  } = values;
  if (endpoint === undefined || serviceId === undefined || templateId === undefined || userId === undefined)
    return undefined;
  return { endpoint, serviceId, templateId, userId };
}

/** What any program may need of the system: places, language, time zone, and Node's own options. */
const systemVariables =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TERM|COLORTERM|NO_COLOR|XDG_\w+|LD_LIBRARY_PATH|LD_PRELOAD|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|UV_THREADPOOL_SIZE)$/;

/**
 * The environment of a child process: the variables of the system, and those whose names `also` matches. Settings stay
 * here, some of them are secrets (R13.6).
 */
export function childEnvironment(also?: RegExp): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      value !== undefined && (systemVariables.test(name) || also?.test(name) === true) ? [[name, value]] : [],
    ),
  );
}

/** The whole environment, for tests and measurements that start the product as a person would. */
export function inheritedEnvironment(): Readonly<Record<string, string | undefined>> {
  return { ...process.env };
}
