/** The part of Trusted Types that the site uses; TypeScript's own library lacks it. */
interface TrustedTypePolicyRules {
  /** Null refuses the text. */
  readonly createHTML?: (html: string) => string | null;
}

interface TrustedTypePolicyFactory {
  /** What a policy answers is an object in truth, which the browser's sinks take where they refuse a string. */
  createPolicy(name: string, rules: TrustedTypePolicyRules): { createHTML(html: string): string };
}

interface Window {
  /** Absent where the browser has none. */
  readonly trustedTypes?: TrustedTypePolicyFactory;
}
