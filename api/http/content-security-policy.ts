export interface PolicyOptions {
  /** Visitors come by https. */
  readonly https: boolean;
  /** Analytics is configured (ruling 14), and with it its script's origin. */
  readonly analytics: boolean;
}

/** The Content-Security-Policy of every page, as helmet takes it. */
export function policyDirectives(
  { https, analytics }: PolicyOptions,
  scriptSources: readonly string[] = [],
): Record<string, string[]> {
  const tagManager = analytics ? ["https://www.googletagmanager.com"] : [];
  const collectors = analytics ? ["https://www.googletagmanager.com", "https://*.google-analytics.com"] : [];
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptSources, ...tagManager],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...collectors],
    "connect-src": ["'self'", ...collectors],
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
