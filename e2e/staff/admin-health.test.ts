import { cpSync, existsSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ask } from "../product/ask";
import type { HealthAnswer } from "../../content/model/api/health-answer";
import { fill } from "../../site/admin/kit/services/words";
import { formatTimestamp } from "../../site/admin/kit/dates/timestamps";
import adminWords from "../../site/locales/ja/admin.json";
import words from "../../site/locales/ja/adminHealth.json";
import { axeFindings } from "../support/page-checks";
import { published } from "../product/published";
import { confirm, logIn } from "../support/staff";
import { call } from "../support/staff-call";
import { until } from "../../api/test-support/until";
import { startedProduct } from "../product/started-product";
import { visitor } from "../support/visitor";

const releases = (): string => join(startedProduct().dataDir, "releases");
const older = "20200101000000000-000000000000-0000";
const builtAt = "2020-01-01T00:00:00.000Z";

// An older release without its minute of building: a distinguishable copy of the live one.
beforeAll(async () => {
  await published();
  const live = join(releases(), readlinkSync(join(releases(), "current")));
  cpSync(live, join(releases(), older), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(live, "release.json"), "utf8")) as object;
  writeFileSync(join(releases(), older, "release.json"), JSON.stringify({ ...manifest, builtAt }));
  writeFileSync(join(releases(), older, "site", "older.txt"), "the older release");
});
afterAll(() => {
  rmSync(join(releases(), older), { recursive: true, force: true });
});

async function expectNoViolations(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

const statusOf = async (path: string): Promise<number> => (await ask(path)).status;
const health = async (): Promise<HealthAnswer> => (await (await ask("/api/health")).json()) as HealthAnswer;

test("staff roll the site back on a phone, by keyboard, and publish the newest again (decision 011)", async () => {
  const live = readlinkSync(join(releases(), "current"));
  const staff = await visitor({ language: "ja", width: 360 });
  const { page } = staff;
  await page.goto("/ja/adminHealth");
  await page.getByLabel(adminWords.login.password).waitFor();
  await logIn(page, "ja", undefined, "田中 メイ");
  const site = page.getByRole("region", { name: words.published.heading });
  await site.getByText(words.published.states.live).waitFor();
  await site.getByText(/^最終公開：.+。保存した内容はすべて公開されています。$/).waitFor();
  // Names of releases and commits are for technicians.
  expect(await site.getByText(live).isVisible()).toBe(false);
  await site.getByText(adminWords.status.technical).click();
  await site.getByText(live).waitFor();
  await expectNoViolations(page);
  const attention = page.getByRole("region", { name: words.attention.heading });
  await attention.getByText(words.attention.none).waitFor();
  await page.getByRole("region", { name: words.server.heading }).getByText(words.server.freeSpace).waitFor();
  expect((await ask("/api/health?strict")).status).toBe(200);
  expect(await page.title()).toContain(words.title);
  expect(await statusOf("/older.txt")).toBe(404);

  const time = formatTimestamp(builtAt, "ja");
  const back = page.getByRole("article", { name: fill(words.releases.name, { time }) }).getByRole("button");
  await back.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").waitFor();
  await expectNoViolations(page);
  await confirm(page, fill(words.releases.confirmRollBack, { time }), words.releases.rollBack);
  await site.getByText(words.published.states.held).waitFor();
  await site.getByText("田中 メイ").waitFor();
  expect(await statusOf("/older.txt")).toBe(200);
  expect((await health()).publish).toMatchObject({ kind: "held", release: older });
  await attention.getByText(words.attention.concerns["release-held"]).waitFor();
  expect((await ask("/api/health?strict")).status).toBe(503);
  expect(existsSync(join(releases(), "hold.json"))).toBe(true);
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page);

  // Back to the release of before, so that the tests after this one need no new build.
  expect((await call(page, "/api/rollBackRelease", { json: { name: live } })).status).toBe(200);
  await site.getByRole("button", { name: words.releases.resume }).click();
  await confirm(page, words.releases.confirmResume, words.releases.resume);
  await site.getByText(words.published.states.live).waitFor();
  await published();
  expect(await statusOf("/older.txt")).toBe(404);
  expect(existsSync(join(releases(), "hold.json"))).toBe(false);
  expect(staff.faults).toEqual([]);
  // The renderer of that release is still being opened; until then a preview answers 503.
  const preview = { collection: "redirects", _id: "redirects", fields: { entries: [] } };
  await until(
    "previews are answered again",
    async () => (await call(page, "/api/previewEntry", { json: preview })).status === 200,
    300,
  );
  await staff.close();
});
