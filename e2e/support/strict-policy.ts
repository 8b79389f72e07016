import type { Response } from "playwright-core";

/** The answer's policy lets a page run and show only what the build wrote. */
export function expectStrictPolicy(answer: Response | null): void {
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).not.toContain("'unsafe-inline'");
  for (const wanted of ["base-uri 'none'", "require-trusted-types-for 'script'"]) expect(policy).toContain(wanted);
}
