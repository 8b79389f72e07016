import { readFile } from "node:fs/promises";
import { ask } from "../product/ask";
import { published } from "../product/published";
import { fill } from "../../site/admin/kit/services/words";
import { contentWords, expectWell, openContent } from "../support/content";

test.each([
  ["en", 1280],
  ["ja", 360],
] as const)(
  "companies leave as a table, come back changed, and one press takes that back: %s",
  async (language, width) => {
    const { own } = contentWords[language];
    const staff = await openContent(language, "?in=companies", width, "Mei");
    const { page } = staff;
    const link = page.getByRole("link", { name: own.table.download });
    await link.waitFor();
    await expectWell(page);
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^companies-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await download.path(), "utf8");
    const name = `Kopiya Table ${language}`;
    const changed = csv.replace(/^(kopiya,\d+,)[^,]*/m, `$1${name}`);
    expect(changed).not.toBe(csv);

    const table = (text: string) => ({ name: "companies.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    const choose = page.getByLabel(own.table.choose);
    await choose.setInputFiles(table(`${csv}\r\n,,Nobody`));
    const place = page.getByRole("table", { name: own.table.faultsCaption }).getByRole("cell", { name: "15" }).first();
    // A number is read as one only on one line.
    expect(await place.evaluate(linesOf)).toBe(1);
    await choose.setInputFiles(table(changed));
    const changes = page.getByRole("table", { name: own.table.caption });
    await changes.getByRole("cell", { name, exact: true }).last().waitFor();
    expect(await changes.getByRole("row").count()).toBe(2);
    await page.getByText(fill(own.table.unchanged, { count: 12 })).waitFor();
    await expectWell(page);
    await page.getByRole("button", { name: own.table.applyOne }).click();
    await page.getByText(own.table.applied).waitFor();
    await published();
    expect(await (await ask("/company/kopiya")).text()).toContain(name);

    await page.getByRole("button", { name: own.table.undo, exact: true }).click();
    await page.getByText(own.table.undone).waitFor();
    await published();
    expect(await (await ask("/company/kopiya")).text()).not.toContain(name);
    expect(staff.faults).toEqual([]);
    await staff.close();
  },
);

function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}
