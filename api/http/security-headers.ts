import type { Middleware } from "koa";
import helmet from "koa-helmet";
import { policyDirectives, type PolicyOptions } from "./content-security-policy";

/** The headers every answer carries (R10.8). */
export function securityHeaders(options: PolicyOptions): Middleware {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyDirectives(options) },
    strictTransportSecurity: options.https ? { maxAge: 365 * 24 * 3600, includeSubDomains: false } : false,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
}
