import type { Settings } from "../env";

export interface PolicyOptions {
  /** Visitors come by https. */
  readonly https: boolean;
  /** Analytics is configured, and with it its script's origin. */
  readonly analytics: boolean;
  /** The captcha is configured: its script and its frames come from its maker. */
  readonly captcha?: boolean;
  /** Origin of the external e-mail service, when inquiries go there. */
  readonly contactOrigin?: string | undefined;
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

/** The Content-Security-Policy of every page, as helmet takes it. */
export function policyDirectives(
  { https, analytics, captcha = false, contactOrigin }: PolicyOptions,
  scriptSources: readonly string[] = [],
): Record<string, string[]> {
  const tagManager = analytics ? ["https://www.googletagmanager.com"] : [];
  const collectors = analytics ? ["https://www.googletagmanager.com", "https://*.google-analytics.com"] : [];
  const captchaScripts = captcha ? ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"] : [];
  const captchaCalls = captcha ? ["https://www.google.com/recaptcha/"] : [];
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptSources, ...tagManager, ...captchaScripts],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...collectors],
    "connect-src": ["'self'", ...collectors, ...captchaCalls, ...(contactOrigin === undefined ? [] : [contactOrigin])],
    ...(captcha
      ? { "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"] }
      : {}),
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(https ? { "upgrade-insecure-requests": [] } : {}),
  };
}

/** The header's value for a page with inline scripts of its own (`'sha256-...'` sources computed by api/site-files). */
export function policyText(options: PolicyOptions, scriptSources: readonly string[]): string {
  return Object.entries(policyDirectives(options, scriptSources))
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join(";");
}
