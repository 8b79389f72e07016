import type { Locator, Page } from "playwright-core";
import english from "../../site/locales/en/admin.json";
import japanese from "../../site/locales/ja/admin.json";
import { git } from "../product/repository";
import { fieldLabel } from "../support/field-label";
import { confirm, logIn, openForm, textbox, unfolded } from "../support/staff";
import { visitor } from "../support/visitor";

/** The sentences of R9.4, written down here once more: the product's own words are compared with them. */
const specified = {
  login: { wrongPassword: "Wrong password" },
  session: { unauthorized: "Unauthorized" },
  dates: { endDateRequired: "Please provide an end date for multi-day events" },
  events: {
    required: "Please fill in all required fields: Date, Title, and Description",
    confirmAdd: "Are you sure you want to add this event? This action cannot be undone.",
    confirmDelete: "Are you sure you want to delete this event?",
    confirmClear: "Clear the form?",
    failedLoad: "Failed to load events. Please try again later.",
    failedAdd: "Failed to add event. Please try again.",
    failedSave: "Failed to update event. Please try again.",
    failedDelete: "Failed to delete event. Please try again.",
    added: "Event added successfully!",
    saved: "Event updated successfully!",
    deleted: "Event deleted successfully!",
    copied: "Copied!",
  },
  news: {
    title: "Admin Panel — News",
    addHeading: "Add News",
    editHeading: "Edit News",
    addButton: "Add News",
    existing: "Existing News",
    empty: "No news items found.",
    required: "Please fill in all required fields: Date, Title, and Content",
    confirmAdd: "Are you sure you want to add this news item? This action cannot be undone.",
    confirmSave: "Are you sure you want to save these changes?",
    confirmDelete: "Are you absolutely sure you want to delete this news item? This cannot be undone.",
    confirmClear: "Are you sure you want to clear the form?",
    failedLoad: "Failed to load news. Please try again later.",
    failedAdd: "Failed to add news. Please try again.",
    failedSave: "Failed to update news. Please try again.",
    failedDelete: "Failed to delete news. Please try again.",
    added: "News item added successfully!",
    saved: "News item updated successfully!",
    deleted: "News item deleted successfully!",
    copied: "News details copied to clipboard!",
  },
};
const words = { en: english, ja: japanese };
/** A day and a title that no other test has. */
const day = "2029-02-03";
const title = "Message in a bottle";

afterAll(() => {
  expect(git("ls-files", "content/*message-in-a-bottle*")).toBe("");
});

test("the words are exactly those required, and each has Japanese words of its own", () => {
  expect(english).toMatchObject(specified);
  for (const section of ["login", "session", "dates", "events", "news"] as const) {
    const translated: Record<string, unknown> = { ...japanese[section] };
    for (const key of Object.keys(specified[section])) expect(translated[key]).toMatch(/[\u3041-\u30ff]/);
  }
});

/** Lets calls of one address and method fail with 500 while something is done. */
async function failing(page: Page, method: string, path: string, act: () => Promise<void>): Promise<void> {
  const address = new RegExp(`${path}(/|\\?|$)`);
  await page.route(address, (route) =>
    route.request().method() !== method
      ? route.fallback()
      : route.fulfill({
          status: 500,
          contentType: "application/json",
          body: '{"error":{"code":"internal","message":""}}',
        }),
  );
  await act();
  await page.unroute(address);
}

/** Closes an alert that says exactly this. */
async function acknowledge(page: Page, sentence: string): Promise<void> {
  const alert = page.getByRole("alertdialog", { name: sentence, exact: true });
  await alert.getByRole("button", { name: english.dialog.ok, exact: true }).click();
  await alert.waitFor({ state: "detached" });
}

test.each([
  ["events", "en"],
  ["events", "ja"],
  ["news", "en"],
  ["news", "ja"],
] as const)("%s, %s: every failure, success and question is said in its words", async (kind, language) => {
  const { page, context, close } = await visitor({ language });
  const all = words[language];
  const said = all[kind];
  const calls = `/api/collections/${kind}`;
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  const field = (label: string): Locator => textbox(page, all.form.inEnglish.replace("{label}", label));
  const success = (sentence: string): Promise<void> => page.getByText(sentence, { exact: true }).first().waitFor();
  const card = page.getByRole("article", { name: title, exact: true });

  await page.goto(`${language === "ja" ? "/ja" : ""}/admin${kind === "events" ? "Events" : "News"}`);
  await logIn(page, language, "not the password");
  await acknowledge(page, all.login.wrongPassword);
  await failing(page, "GET", calls, async () => {
    await logIn(page, language);
    await acknowledge(page, said.failedLoad);
  });
  await button(all.list.retry).click();
  await page.getByRole("heading", { name: said.existing, exact: true }).waitFor();

  await openForm(page);
  // The editors come after the form, and are as high as specified.
  await page.locator(".w-md-editor").nth(1).waitFor();
  const heights = await page.locator(".w-md-editor").evaluateAll((editors) => editors.map((each) => each.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(300);

  await button(said.addButton).click();
  await acknowledge(page, said.required);
  await page.getByLabel(new RegExp(`^${fieldLabel(kind, "date", language)}`)).fill(day);
  await field(fieldLabel(kind, "title", language)).fill(title);
  await field(fieldLabel(kind, kind === "events" ? "description" : "content", language)).fill("Found on the shore.");
  if (kind === "events") {
    await page.getByLabel(all.dates.multiDay).check();
    await button(said.addButton).click();
    await acknowledge(page, all.dates.endDateRequired);
    await page.getByLabel(all.dates.multiDay).uncheck();
  }
  await failing(page, "POST", calls, async () => {
    await button(said.addButton).click();
    await confirm(page, said.confirmAdd, said.addButton);
    await acknowledge(page, said.failedAdd);
  });
  await button(said.addButton).click();
  await confirm(page, said.confirmAdd, said.addButton);
  await success(said.added);

  await (await unfolded(card)).getByRole("button", { name: all.list.copy, exact: true }).click();
  await success(said.copied);

  const save = async () => {
    await button(all.form.save).click();
    if (kind === "news") await confirm(page, all.news.confirmSave, all.form.save);
  };
  await card.getByRole("button", { name: all.list.edit, exact: true }).click();
  await page.getByRole("heading", { name: said.editHeading, exact: true }).waitFor();
  await field(fieldLabel(kind, kind === "events" ? "description" : "content", language)).fill(
    "Found on the shore, empty.",
  );
  await failing(page, "PUT", calls, async () => {
    await save();
    await acknowledge(page, said.failedSave);
  });
  await save();
  await success(said.saved);

  await openForm(page);
  await field(fieldLabel(kind, "title", language)).fill("Half a thought");
  await button(all.form.clear).click();
  await confirm(page, said.confirmClear, all.form.clear);
  await page.waitForFunction(
    (input) => (input as HTMLInputElement).value === "",
    await field(fieldLabel(kind, "title", language)).elementHandle(),
  );

  const remove = async () => {
    await (await unfolded(card)).getByRole("button", { name: all.list.delete, exact: true }).click();
    await confirm(page, said.confirmDelete, all.list.delete);
  };
  await failing(page, "DELETE", calls, async () => {
    await remove();
    await acknowledge(page, said.failedDelete);
  });
  // Logged out elsewhere: the server checks every action anew.
  await context.clearCookies();
  await remove();
  await acknowledge(page, all.session.unauthorized);
  await logIn(page, language);
  await card.waitFor();
  await remove();
  await success(said.deleted);
  await card.waitFor({ state: "detached" });
  await close();
});
