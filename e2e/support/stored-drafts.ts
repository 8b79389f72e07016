import type { Page } from "playwright-core";

/** Everything the admin keeps on the device, as text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("chamber-admin-drafts");
        opening.onerror = () => reject(new Error("no storage"));
        opening.onsuccess = () => {
          const all = opening.result.transaction("drafts").objectStore("drafts").getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify([all.result, localStorage, sessionStorage]));
          };
        };
      }),
  );

/** Ends as soon as the device holds a text; when is a matter of unit tests, which have a clock of their own. */
export async function untilStored(page: Page, text: string): Promise<void> {
  while (!(await storedText(page)).includes(text)) await page.waitForTimeout(20);
}
