import { ask } from "../product/ask";
import { published } from "../product/published";
import { fill } from "../../site/admin/kit/services/words";
import { contentWords, expectWell, openContent } from "../support/content";

const query = "?in=plans&item=plans";
const fee = (plan: number) => `#adm-plans-plans\\.${String(plan)}\\.applicationFee`;

test("two people edit the same plans: what only one changed is kept, the same fee asks", async () => {
  const [mei, ken] = [await openContent("en", query, 1280, "Mei"), await openContent("ja", query, 360, "Ken")];
  for (const { page } of [mei, ken]) {
    await page.locator('a[href="#adm-plans-plans"]').click();
    for (const summary of await page.locator("#adm-plans-plans > ol > li > details > summary").all())
      await summary.click();
  }
  await ken.page.locator(fee(0)).fill("16000");
  await ken.page.locator(fee(3)).fill("6000");
  await expectWell(ken.page);
  await ken.page.locator("#adm-plans-submit").click();
  await ken.page.getByText(contentWords.ja.own.kind.saved).waitFor();

  const { own, admin } = contentWords.en;
  await mei.page.locator(fee(0)).fill("17000");
  await mei.page.locator(fee(1)).fill("18000");
  await mei.page.getByText("¥17,000").waitFor();
  await mei.page.locator("#adm-plans-submit").click();
  const dialog = mei.page.getByRole("alertdialog").filter({ hasText: admin.conflict.heading });
  await dialog.waitFor();
  await expectWell(mei.page);
  expect(await dialog.getByRole("group").count()).toBe(1);
  expect(await dialog.innerText()).toContain("Ken");
  await dialog.getByRole("button", { name: admin.conflict.save }).click();
  await mei.page.getByText(own.kind.saved).waitFor();
  await published();
  const html = await (await ask("/sccj-membership")).text();
  for (const amount of ["17,000", "18,000", "6,000"]) expect(html).toContain(amount);
  expect(html).not.toContain("16,000");
  await mei.page.getByRole("button", { name: admin.publishing.undo, exact: true }).click();
  await mei.page.getByText(fill(admin.history.undone.changed, { title: own.collections.plans })).waitFor();
  await published();
  expect([...mei.faults, ...ken.faults].filter((fault) => !fault.includes("409"))).toEqual([]);
  await Promise.all([mei.close(), ken.close()]);
});
