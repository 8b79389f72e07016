import type { PublishState } from "../content/model/api/answers";

/** What the service is ready for. */
export interface Readiness {
  /** Address visitors see, without a trailing slash. */
  readonly publicUrl: string;
  readonly state: PublishState | undefined;
  /** A release is live. */
  readonly hasSite: boolean;
  /** No password is configured. */
  readonly generatedPassword: boolean;
}

/** The last lines of a start; the first character says how it went, which `chamber-deploy` reads. */
export function announcement({ publicUrl: url, state, hasSite, generatedPassword }: Readiness): string {
  const failure =
    state?.kind === "failed" ? `✗ The site could not be built; /adminHealth says the same:\n  ${state.reason}\n` : "";
  if (!hasSite) return `${failure}✗ No site to show yet; the API answers at ${url}`;
  const hint = generatedPassword ? " (the password is the one that the first start announced)" : "";
  return `${failure}✓ The site is at ${url}\n  Admin pages: ${url}/admin${hint}`;
}
