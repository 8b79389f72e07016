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

const eitherLanguage = (word: (all: typeof english) => string): RegExp =>
  new RegExp(`^(?:${word(english)}|${word(japanese)})$`);

/** Opens the form of a new event or news item, unless it is open. */
export async function openForm(page: Page): Promise<void> {
  const opener = page.getByRole("button", { name: eitherLanguage(({ events }) => events.newButton) });
  const either = opener.or(page.getByRole("button", { name: eitherLanguage(({ news }) => news.newButton) }));
  if ((await either.getAttribute("aria-expanded")) === "false") await either.click();
  const heading = page.getByRole("heading", { name: eitherLanguage(({ events }) => events.addHeading) });
  await heading.or(page.getByRole("heading", { name: eitherLanguage(({ news }) => news.addHeading) })).waitFor();
}

/** The item of a list, with its text and all its buttons. */
export async function unfolded(item: Locator): Promise<Locator> {
  const more = item.getByRole("button", { name: eitherLanguage(({ list }) => list.details) });
  if ((await more.getAttribute("aria-expanded")) === "false") await more.click();
  return item;
}
