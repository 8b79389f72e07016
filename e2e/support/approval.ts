import type { Page } from "playwright-core";
import englishPasskeys from "../../site/locales/en/adminPasskeys.json";
import japanesePasskeys from "../../site/locales/ja/adminPasskeys.json";
import { fill } from "../../site/admin/kit/services/words";
import { noticed, published } from "../product/published";
import { restoreContent } from "../product/repository";
import { startedProduct } from "../product/started-product";
import { contentWords } from "./content";
import { addAuthenticator, publicHome } from "./passkeys";
import { logIn } from "./staff";
import { call } from "./staff-call";
import { visitor, type Visitor } from "./visitor";

const passkeyWords = { en: englishPasskeys, ja: japanesePasskeys };

/** Somebody who knows the shared password and calls themselves `name`, at the list of events. */
export async function openOffice(name: string, language: "en" | "ja", width: number): Promise<Visitor> {
  const administrator = await visitor({ language, width });
  const { page } = administrator;
  await page.goto(`${publicHome(language)}/adminEvents`);
  await logIn(page, language, startedProduct().password, name);
  await page.getByRole("article").first().waitFor();
  return administrator;
}

/** Somebody who is invited by an administrator, logged in with a passkey. */
export async function invitedEditor(
  office: Page,
  name: string,
  language: "en" | "ja",
  width: number,
): Promise<Visitor> {
  const invited = await call(office, "/api/staff/invitations", { json: { name, role: "editor" } });
  const { link } = invited.body as { readonly link: string };
  const staff = await visitor({ language, width });
  await addAuthenticator(staff);
  await staff.page.goto(link);
  const device = staff.page.getByLabel(passkeyWords[language].device);
  await device.fill("Phone");
  await device.press("Enter");
  const { session } = contentWords[language].admin;
  await staff.page.getByText(fill(session.loggedInAs, { name })).waitFor();
  return staff;
}

/** Changes of an editor need approval in these collections. */
export async function requireApproval(office: Page, approval: readonly string[]): Promise<void> {
  const setting = { method: "PUT", json: { approval } };
  expect((await call(office, "/api/collections/site/site", setting)).status).toBe(200);
}

/** Removes everybody who was invited, and takes back every change of the content. */
export async function leaveNothing(office: Page): Promise<void> {
  const { people } = (await call(office, "/api/staff", { method: "GET" })).body as {
    readonly people: readonly { readonly _id: string }[];
  };
  for (const { _id } of people) await call(office, `/api/staff/${_id}`, { method: "DELETE" });
  restoreContent();
  await noticed();
  await published();
}
