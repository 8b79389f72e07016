import type { Page } from "playwright-core";
import { axeFindings } from "./page-checks";
import type { Visitor } from "./visitor";

/** An authenticator in the browser that verifies its user by itself; gone once axe has looked at the page. */
export async function addAuthenticator({ context, page }: Visitor): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Nothing for axe to say, and nothing wider than the window. */
export async function checked(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
