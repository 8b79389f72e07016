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
