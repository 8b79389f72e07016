import { randomBytes } from "node:crypto";
import { createChallenge, verifySolution, type Payload } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { ContactCall } from "../../content/model/api/contact-call";
import english from "../../site/locales/en/contact.json";
import japanese from "../../site/locales/ja/contact.json";
import { openPage } from "../support/open-page";
import { axeFindings } from "../support/page-checks";
import { visitor } from "../support/visitor";

const hmacSignatureSecret = randomBytes(16).toString("hex");

test.each([
  ["en", "/sccj-contact", english, 1280],
  ["ja", "/ja/sccj-contact", japanese, 360],
] as const)(
  "during a flood the browser solves the challenge by itself and sends, %s",
  async (language, path, words, width) => {
    const { page, faults, close } = await visitor({ language, width });
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const calls: ContactCall[] = [];
    await page.route("**/api/contact", async (route) => {
      calls.push(route.request().postDataJSON() as ContactCall);
      if (calls.length > 1) return route.fulfill({ json: { status: "ok" } });
      // As hard as in a large flood, so that the message can be read.
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: 8000,
        keyPrefix: "000",
        expiresAt: Math.floor(Date.now() / 1000) + 24 * 3600,
        deriveKey,
        hmacSignatureSecret,
      });
      return route.fulfill({ status: 429, json: { error: { code: "proof-required", message: "", challenge } } });
    });
    await openPage(page, path);
    await page.getByRole("textbox", { name: words.fields.name }).fill("Mei");
    await page.getByRole("textbox", { name: words.fields.email }).fill("mei@harbour.example");
    await page.getByRole("textbox", { name: words.fields.message }).fill("Hello");
    await page.locator("[data-island][data-awake]").waitFor();
    const before = scripts.length;
    // The words about the check appear before the browser asks for the solver.
    const solver = page.waitForRequest((request) => request.resourceType() === "script");
    await page.locator('.contact-form button[type="submit"]').click();
    await page.getByText(words.check.running).waitFor();
    await solver;
    // The solver is loaded now and not before, from the site itself.
    expect(scripts.slice(before).map((url) => new URL(url).origin)).toEqual([new URL(page.url()).origin]);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("heading", { name: words.sent.title }).waitFor();
    const { challenge, solution } = JSON.parse(atob(calls[1]?.template_params.proof ?? "")) as Payload;
    expect(await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).toMatchObject({
      verified: true,
    });
    // The browser's own line about the status of the first call.
    expect(faults).toHaveLength(1);
    await close();
  },
);
