import { createHash } from "node:crypto";
import type { Middleware } from "koa";
import helmet from "koa-helmet";
import type { Settings } from "../env";
import { plainStyle } from "./plain-style";

export interface PolicyOptions {
  /** Visitors come by https. */
  readonly https: boolean;
  /** Analytics is configured (R7.5), and with it its script's origin. */
  readonly analytics: boolean;
  /** The captcha is configured (R5.5): its script and its frames come from its maker, and write styles into the page. */
  readonly captcha?: boolean;
  /** Origin of the external e-mail service, when inquiries go there (R5.3). */
  readonly contactOrigin?: string | undefined;
  /** The page was built by other code, which may break the rules for styles and trusted types. */
  readonly olderBuild?: boolean;
}

/** What the settings need the policy to allow. */
export function policyOptions(
  { gtagId, captchaSiteKey, contact }: Pick<Settings, "gtagId" | "captchaSiteKey" | "contact">,
  publicUrl: string,
): PolicyOptions {
  return {
    https: publicUrl.startsWith("https:"),
    analytics: gtagId !== undefined,
    captcha: captchaSiteKey !== undefined,
    contactOrigin: contact && new URL(contact.endpoint).origin,
  };
}

/** Source for an inline style sheet of exactly this text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The Content-Security-Policy of every page, as helmet takes it; `inlineStyles` are `'sha256-...'` sources. */
export function policyDirectives(
  { https, analytics, captcha = false, contactOrigin, olderBuild = false }: PolicyOptions,
  inlineStyles: readonly string[] = [sourceOf(plainStyle)],
): Record<string, string[]> {
  const tagManager = analytics ? ["https://www.googletagmanager.com"] : [];
  const collectors = analytics ? ["https://www.googletagmanager.com", "https://*.google-analytics.com"] : [];
  const captchaScripts = captcha ? ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"] : [];
  const captchaCalls = captcha ? ["https://www.google.com/recaptcha/"] : [];
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...tagManager, ...captchaScripts],
    "style-src": ["'self'", ...(captcha || olderBuild ? ["'unsafe-inline'"] : inlineStyles)],
    "img-src": ["'self'", "data:", "blob:", ...collectors],
    "connect-src": ["'self'", ...collectors, ...captchaCalls, ...(contactOrigin === undefined ? [] : [contactOrigin])],
    ...(captcha
      ? { "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"] }
      : {}),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    // The scripts of others write HTML as strings.
    ...(analytics || captcha || olderBuild
      ? {}
      : {
          "require-trusted-types-for": ["'script'"],
          "trusted-types": ["default", "sanitised", "'allow-duplicates'"],
        }),
    ...(https ? { "upgrade-insecure-requests": [] } : {}),
  };
}

/** The header's value for a page with styles of its own (api/site-files/inline-styles.ts), or with those of the API's pages. */
export function policyText(options: PolicyOptions, inlineStyles?: readonly string[]): string {
  return Object.entries(policyDirectives(options, inlineStyles))
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join(";");
}

/** The headers every answer carries (R10.8). */
export function securityHeaders(options: PolicyOptions): Middleware {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyDirectives(options) },
    strictTransportSecurity: options.https ? { maxAge: 365 * 24 * 3600, includeSubDomains: false } : false,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
}
