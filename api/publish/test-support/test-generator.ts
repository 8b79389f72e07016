import type { SiteGenerator } from "../site-generator";

/** A generator of which a test gives what it needs. */
export function testGenerator(given: Partial<SiteGenerator>): SiteGenerator {
  return {
    settings: { publicUrl: "https://chamber.example", gtagId: null, captchaSiteKey: null, contact: null },
    code: () => "code",
    onLine: () => undefined,
    build: () => Promise.reject(new Error("the test gives no build")),
    openRenderer: () => Promise.reject(new Error("the test gives no renderer")),
    ...given,
  };
}
