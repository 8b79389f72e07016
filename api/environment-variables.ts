import { z } from "zod";
import { pictureEncodings } from "../content/model/api/build-input";
import { isPasswordHash } from "./auth/password-hash";
import { longestPassword, shortestPassword } from "./auth/weak-password";
import { isNetwork } from "./http/client-address";

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
/** How much is logged: what is at this level or above. */
export type LogLevel = (typeof logLevels)[number];

const url = (protocols: readonly string[], words: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), words);
const webAddress = (words: string) => url(["http:", "https:"], words);

/** The environment variables as they are written, checked one by one and together (R13.1). */
export const Variables = z
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
    TRUSTED_PROXIES: z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ""))
      .refine(
        (entries) => entries.length > 0 && entries.every(isNetwork),
        "must be addresses and networks like 203.0.113.7 and 2001:db8::/32, with spaces or commas between them",
      )
      .optional(),
    CONTENT_DIR: z.string().default("content"),
    DATA_DIR: z.string().default(".data"),
    ADMIN_PASSWORD: z
      .string()
      .min(shortestPassword, `must have at least ${String(shortestPassword)} characters`)
      .max(longestPassword, `must have at most ${String(longestPassword)} characters`)
      .optional(),
    ADMIN_PASSWORD_HASH: z
      .string()
      .refine(isPasswordHash, "must be a hash made by this product (scrypt$...)")
      .optional(),
    CONTENT_REMOTE: z
      .string()
      .regex(/^[^-\s][^\u0000-\u001f\u007f]*$/, "must be the name or address of a git remote")
      .refine((text) => !text.includes("::"), "must not use a git remote helper")
      .refine((text) => !/%(?:[01][0-9a-f]|7f)/i.test(text), "must not have encoded control characters")
      .optional(),
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
    SMTP_ALLOW_PLAIN_TEXT: z
      .enum(["yes", "no"], "must be yes or no")
      .default("no")
      .transform((text) => text === "yes"),
    CONTACT_TO: z.email("must be an email address").optional(),
    CAPTCHA_SITE_KEY: z
      .string()
      .regex(/^[\w-]+$/, "must be a site key made of letters, digits, - and _")
      .optional(),
    CAPTCHA_SECRET: z.string().optional(),
    CAPTCHA_VERIFY_URL: webAddress("must be a web address like https://verify.example.org")
      .refine(
        (text) => /^https:|^http:\/\/(127\.0\.0\.1|localhost)[:/]/i.test(text),
        "must begin with https:// because the secret is sent there",
      )
      .default("https://www.google.com/recaptcha/api/siteverify"),
    GTAG_ID: z
      .string()
      .regex(/^[A-Z]+-[A-Z0-9-]+$/, "must be a measurement id like G-XXXXXXX")
      .optional(),
    PICTURE_ENCODING: z.enum(pictureEncodings, `must be one of ${pictureEncodings.join(", ")}`).optional(),
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
    if (values.CAPTCHA_SECRET !== undefined && values.CAPTCHA_SITE_KEY === undefined)
      context.addIssue({
        code: "custom",
        path: ["CAPTCHA_SITE_KEY"],
        message: "is needed when CAPTCHA_SECRET is used",
      });
    // An external e-mail service verifies the captcha itself; our own API needs the secret to do so.
    if (
      values.CAPTCHA_SITE_KEY !== undefined &&
      values.CAPTCHA_SECRET === undefined &&
      values.CONTACT_ENDPOINT === undefined
    )
      context.addIssue({
        code: "custom",
        path: ["CAPTCHA_SECRET"],
        message:
          "is needed when CAPTCHA_SITE_KEY is used without CONTACT_ENDPOINT: a captcha that nobody verifies protects nothing",
      });
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
export type Variables = z.infer<typeof Variables>;
