import type { Locator } from "playwright-core";
import { pasteWords } from "../../site/admin/kit/paste/paste-words";
import { clipboardSamples } from "../../site/admin/test-support/clipboard-samples";
import { inputMethod } from "../support/input-method";
import { logIn, openForm, textbox } from "../support/staff";
import { visitor } from "../support/visitor";

/** Pastes into a field what a program put on the clipboard; a field that is left to the browser gets the plain text. */
const paste = (field: Locator, texts: Readonly<Record<string, string>>): Promise<boolean> =>
  field.evaluate((element, entries) => {
    const transfer = new DataTransfer();
    for (const [type, text] of Object.entries(entries)) transfer.setData(type, text);
    element.focus();
    return element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }),
    );
  }, texts);

const holds = (field: Locator, text: string): Promise<void> =>
  field.evaluate(
    (element, wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if ((element as HTMLTextAreaElement).value === wanted) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );

test("formatted text arrives as Markdown where the cursor is, can be undone, and says what was left out", async () => {
  const { page, faults, close } = await visitor();
  await page.goto("/adminEvents");
  await logIn(page, "en");
  await openForm(page);
  await page.locator(".w-md-editor").nth(1).waitFor();
  const field = textbox(page, "Description (English)");
  for (const { html, plain, markdown, leftOut } of clipboardSamples) {
    await field.fill("Before after");
    await field.evaluate((element) => (element as HTMLTextAreaElement).setSelectionRange(7, 7));
    expect(await paste(field, { "text/html": html, "text/plain": plain })).toBe(false);
    await holds(field, `Before ${markdown}after`);
    const [first] = leftOut as readonly (keyof typeof pasteWords.en.leftOutKinds)[];
    if (first !== undefined) await page.getByRole("status").getByText(pasteWords.en.leftOutKinds[first]).waitFor();
    // One step of the browser's history, and the form gets it.
    await page.keyboard.press("Control+z");
    await holds(field, "Before after");
    await page.keyboard.press("Control+Shift+z");
    await holds(field, `Before ${markdown}after`);
  }

  // The lines stay lines in the preview, which is open where there is room.
  await field.fill("日時：6月12日 10:00~12:00、13:00~15:00\n会場：東京");
  const shown = page.frameLocator("iframe").getByRole("article");
  await shown.getByText("会場：東京").waitFor();
  expect(await shown.locator("p br").count()).toBe(1);

  // Plain text, and a conversion under way, are the browser's.
  expect(await paste(field, { "text/plain": "**a**" })).toBe(true);
  const ime = await inputMethod(page);
  const japanese = textbox(page, "Description (Japanese)");
  await paste(japanese, { "text/html": "<b>予定</b>", "text/plain": "予定" });
  await holds(japanese, "**予定**");
  await ime.compose("とうきょう");
  await ime.confirm("東京");
  await holds(japanese, "**予定**東京");
  expect(faults).toEqual([]);
  await close();
});
