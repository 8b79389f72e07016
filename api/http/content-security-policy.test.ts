import { policyDirectives, policyText } from "./content-security-policy";

const bare = { https: false, analytics: false };

test("without services of others a page may only load from its own site", () => {
  const text = policyText({ ...bare, captcha: false }, []);
  expect(text).not.toMatch(/https?:\/\//);
  expect(text).not.toContain("frame-src");
});

test("a configured captcha may load its script, ask its maker and show its frames, and nothing else of theirs", () => {
  const directives = policyDirectives({ ...bare, captcha: true });
  expect(directives["script-src"]).toEqual([
    "'self'",
    "https://www.google.com/recaptcha/",
    "https://www.gstatic.com/recaptcha/",
  ]);
  expect(directives["connect-src"]).toEqual(["'self'", "https://www.google.com/recaptcha/"]);
  expect(directives["frame-src"]).toEqual([
    "https://www.google.com/recaptcha/",
    "https://recaptcha.google.com/recaptcha/",
  ]);
  expect(directives["img-src"]).toEqual(["'self'", "data:", "blob:"]);
});

test("inquiries may go to the configured e-mail service", () => {
  const directives = policyDirectives({ ...bare, contactOrigin: "https://mail.example" });
  expect(directives["connect-src"]).toEqual(["'self'", "https://mail.example"]);
});

test("styles in HTML are named by their hash, a base is refused, and strings are no HTML", () => {
  const text = policyText(bare, ["'sha256-b'"]);
  expect(text).toContain(";style-src 'self' 'sha256-b';img-src");
  expect(text).toContain(";base-uri 'none';");
  expect(text).toContain(";require-trusted-types-for 'script';trusted-types default sanitised 'allow-duplicates'");
  expect(text).not.toContain("unsafe-inline");
});

test.each([{ captcha: true }, { olderBuild: true }])("%j may write styles into the page", (options) => {
  const directives = policyDirectives({ ...bare, ...options }, ["'sha256-b'"]);
  // A hash would switch 'unsafe-inline' off (CSP 3).
  expect(directives["style-src"]).toEqual(["'self'", "'unsafe-inline'"]);
  expect(directives).not.toHaveProperty("require-trusted-types-for");
});

test("the scripts of others write HTML as strings: with them there are no trusted types", () => {
  for (const others of [{ analytics: true }, { captcha: true }])
    expect(policyDirectives({ ...bare, ...others })).not.toHaveProperty("require-trusted-types-for");
});
