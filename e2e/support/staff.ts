import type { Locator, Page } from "playwright-core";
import english from "../../site/locales/en/admin.json";
import japanese from "../../site/locales/ja/admin.json";
import { startedProduct } from "../product/started-product";

const words = { en: english, ja: japanese };

/** The text field whose label begins with these words; "required" may follow. */
export function textbox(page: Page, label: string): Locator {
  return page.getByRole("textbox", { name: new RegExp(`^${label.replace(/[()]/g, "\\$&")}`) });
}

/** Types into the login box and sends it. */
export async function logIn(
  page: Page,
  language: "en" | "ja",
  password: string = startedProduct().password,
  name = "",
): Promise<void> {
  const { login } = words[language];
  await page.getByLabel(login.password).fill(password);
  await page.getByLabel(login.name).fill(name);
  await page.getByRole("button", { name: login.button, exact: true }).click();
}

/** Says yes to the dialog with exactly these words. */
export async function confirm(page: Page, question: string, action: string): Promise<void> {
  const dialog = page.getByRole("alertdialog").filter({ hasText: question });
  await dialog.waitFor();
  await dialog.getByRole("button", { name: action, exact: true }).click();
}
