import type { Page } from "playwright-core";
import { startedProduct } from "../product/started-product";
import { contentWords, expectWell } from "./content";
import type { Visitor } from "./visitor";

/** The address of which passkeys are, with the path of a language. */
export const publicHome = (language: "en" | "ja"): string =>
  `${startedProduct().publicUrl}${contentWords[language].below}`;

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

/** Nothing is wrong with a page on a phone and on a wide screen. */
export async function checked(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectWell(page);
  }
  await page.setViewportSize(size);
}
