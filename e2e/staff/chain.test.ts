import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import japaneseWords from "../../site/locales/ja/admin.json";
import { noticed, published } from "../product/published";
import { commitsSince, git, headCommit } from "../product/repository";
import { fieldLabel } from "../support/field-label";
import { confirm, logIn, openForm, textbox, unfolded } from "../support/staff";
import { startedProduct } from "../product/started-product";
import { visitor } from "../support/visitor";

const { news, newsFields } = japaneseWords;
const title = "Harbour lights evening";
const titleInJapanese = "港の灯りの夕べ";
const newTitle = "Harbour lights evening, second edition";
const asMaintainer = ["-c", "user.name=Maintainer", "-c", "user.email=maintainer@chamber.example"];

/** What every build of the admin makes anew. */
function adminManifest(): { readonly builtAt: number; readonly text: string } {
  const path = join(__dirname, "../../site/admin/dist/manifest.json");
  return { builtAt: statSync(path).mtimeMs, text: readFileSync(path, "utf8") };
}

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: "#c8102e" } })
    .jpeg()
    .toBuffer();

test("staff add an event with a picture and Japanese text, visitors see it at once and after the build, staff change and delete it", async () => {
  const before = headCommit();
  const staff = await visitor();
  const { page } = staff;

  await page.goto("/adminEvents");
  await logIn(page, "en", "not the password", "Hanako Tan");
  await confirm(page, "Wrong password", "OK");
  await logIn(page, "en", undefined, "Hanako Tan");
  await openForm(page);

  await page.getByLabel(/^Date/).fill("2027-05-20");
  await textbox(page, "Title (English)").fill(title);
  await textbox(page, "Title (Japanese)").fill(titleInJapanese);
  await textbox(page, "Description (English)").fill("Lanterns **float** on the river.");
  await textbox(page, "Description (Japanese)").fill("川に**灯籠**を流します。");
  await page.getByRole("textbox", { name: "Link", exact: true }).fill("www.harbour.example/lights");
  await page.setInputFiles('input[type="file"]', {
    name: "lights.jpg",
    mimeType: "image/jpeg",
    buffer: await picture(),
  });
  await textbox(page, "Image description (English)").fill("Lanterns on a river");
  await textbox(page, "Image description (Japanese)").fill("川に浮かぶ灯籠");
  await page.getByRole("button", { name: "Add Event" }).click();
  await confirm(page, "Are you sure you want to add this event? This action cannot be undone.", "Add Event");
  await page.getByText("Event added successfully!").waitFor();

  // Before any build: the page requests what is newer than itself from the API (R6.1).
  for (const [language, path, words] of [
    ["en", "/sccj-events", title],
    ["ja", "/ja/sccj-events", titleInJapanese],
  ] as const) {
    const reader = await visitor({ language });
    await reader.page.goto(path);
    const card = reader.page.getByRole("article").filter({ hasText: words });
    await card.waitFor();
    const image = card.getByRole("img");
    expect(await image.getAttribute("alt")).toBe(language === "en" ? "Lanterns on a river" : "川に浮かぶ灯籠");
    await image.scrollIntoViewIfNeeded();
    await reader.page.waitForFunction(
      (element) => element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0,
      await image.elementHandle(),
    );
    expect(reader.faults).toEqual([]);
    await reader.close();
  }

  // Static, without a build: the renderer made it of what Gatsby left of its own (decision 015).
  expect(await published()).toMatchObject({ path: "pages", brokenPages: 0 });
  for (const [path, words, body] of [
    ["/sccj-events", title, "float"],
    ["/ja/sccj-events", titleInJapanese, "灯籠"],
  ] as const) {
    const reader = await visitor({ javaScript: false });
    await reader.page.goto(path);
    const card = reader.page.getByRole("article").filter({ hasText: words });
    expect(await card.locator("strong", { hasText: body }).count()).toBe(1);
    const links = await card.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toContain("https://www.harbour.example/lights");
    expect(links[0]).toBe(`${path.startsWith("/ja") ? "/ja" : ""}/events/2027-05-20-harbour-lights-evening`);
    await reader.close();
  }

  // Change only the title.
  const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await item.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("heading", { name: "Edit Event" }).waitFor();
  expect(await textbox(page, "Description (Japanese)").inputValue()).toBe("川に**灯籠**を流します。");
  await textbox(page, "Title (English)").fill(newTitle);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Event updated successfully!").waitFor();

  // Copy, then delete.
  const changed = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: newTitle }) });
  await (await unfolded(changed)).getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied!").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(newTitle);
  await changed.getByRole("button", { name: "Delete" }).click();
  await confirm(page, "Are you sure you want to delete this event?", "Delete");
  await page.getByText("Event deleted successfully!").waitFor();
  await changed.waitFor({ state: "detached" });
  expect(staff.faults.filter((fault) => !fault.includes("401"))).toEqual([]);
  await staff.close();

  const [added, edited, deleted, ...others] = commitsSince(before);
  expect(others).toEqual([]);
  expect([added?.author, edited?.author, deleted?.author]).toEqual(["Hanako Tan", "Hanako Tan", "Hanako Tan"]);
  expect(added?.message).toBe(`Add event: ${title} (2027-05-20)`);
  expect(edited?.message).toBe(`Edit event: ${newTitle} (2027-05-20)`);
  expect(deleted?.message).toBe(`Delete event: ${newTitle} (2027-05-20)`);
  expect(added?.paths).toEqual([
    expect.stringMatching(/^A\tcontent\/events\/\d{4}\/2027-05-20-harbour-lights-evening\.md$/),
    expect.stringMatching(/^A\tcontent\/media\/\d{4}\/2027-05-20-harbour-lights-evening-[0-9a-f]{8}\.jpg$/),
  ]);
  expect(edited?.paths).toEqual([expect.stringMatching(/^M\tcontent\/events\//)]);
  expect(git("diff", "--stat", before, "HEAD")).toBe("");
  expect(git("status", "--porcelain")).toBe("");

  await published();
  const reader = await visitor({ javaScript: false });
  await reader.page.goto("/sccj-events");
  expect(await reader.page.getByText("Harbour lights").count()).toBe(0);
  await reader.close();
});

test("a news item added in Japanese surroundings has an article before the build; a wrong slug leads to the right one", async () => {
  const staff = await visitor({ language: "ja", width: 360 });
  const { page } = staff;
  await page.goto("/ja/adminNews");
  await logIn(page, "ja");
  await openForm(page);
  await page.getByLabel(/^日付/).fill("2026-11-20");
  await textbox(page, "タイトル（英語）").fill("A new desk in Osaka");
  await textbox(page, "タイトル（日本語）").fill("大阪に新しいデスクを開設しました");
  await textbox(page, `${fieldLabel("news", "content", "ja")}（英語）`).fill("The desk is open on Tuesdays.");
  await textbox(page, `${fieldLabel("news", "content", "ja")}（日本語）`).fill("毎週火曜日にご利用いただけます。");
  await textbox(page, newsFields.category).fill("Announcement, Membership");
  await page.getByRole("button", { name: news.addButton, exact: true }).click();
  await confirm(page, news.confirmAdd, news.addButton);
  await page.getByText(news.added).waitFor();
  await staff.close();

  for (const [language, prefix, heading, body] of [
    ["en", "", "A new desk in Osaka", "The desk is open on Tuesdays."],
    ["ja", "/ja", "大阪に新しいデスクを開設しました", "毎週火曜日にご利用いただけます。"],
  ] as const) {
    const reader = await visitor({ language });
    const answer = await reader.page.goto(`${prefix}/news/2026-11-20-a-new-desk-in-osaka/some-other-slug`);
    expect(answer?.status()).toBe(200);
    await reader.page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await reader.page.getByText(body).waitFor();
    const path = `${prefix}/news/2026-11-20-a-new-desk-in-osaka/a-new-desk-in-osaka`;
    await reader.page.waitForURL(({ pathname }) => pathname === path);
    await reader.page.locator(`html[lang=${language}]`).waitFor();
    expect(reader.faults).toEqual([]);
    await reader.close();
  }

  await published();
  const reader = await visitor({ language: "ja", javaScript: false });
  const answer = await reader.page.goto("/ja/news/2026-11-20-a-new-desk-in-osaka/a-new-desk-in-osaka");
  expect(answer?.status()).toBe(200);
  expect(await reader.page.getByRole("heading", { level: 1 }).innerText()).toBe("大阪に新しいデスクを開設しました");
  await reader.close();
  // Other test files find the content as it was.
  git(...asMaintainer, "revert", "--no-edit", "HEAD");
});

test("a maintainer's commit is published by itself, and a revert takes it back", async () => {
  const path = git("ls-files", "content/events").split("\n").at(-1) ?? "";
  const file = join(startedProduct().repository, path);
  const admin = adminManifest();
  writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, "title: Changed by a maintainer"));
  git(...asMaintainer, "commit", "--all", "--message=Rename an event");
  await noticed();
  const reader = await visitor();
  await reader.page.goto("/sccj-events");
  await reader.page.getByRole("heading", { name: "Changed by a maintainer" }).waitFor();
  await reader.close();
  git(...asMaintainer, "revert", "--no-edit", "HEAD");
  await published();
  const later = await visitor({ javaScript: false });
  await later.page.goto("/sccj-events");
  expect(await later.page.getByText("Changed by a maintainer").count()).toBe(0);
  // The site was built anew, the admin was not.
  expect(adminManifest()).toEqual(admin);
  await later.close();
});

test("settings of every page are live in both languages without a Gatsby build, and so is their revert", async () => {
  const file = join(startedProduct().repository, "content", "site.yml");
  const [english, japanese] = ["Chamber of other settings", "設定を変えた会議所"];
  const text = readFileSync(file, "utf8");
  const changed = text.replace(/^(titleSuffix:\n {2}en: ).*(\n {2}ja: ).*$/m, `$1${english}$2${japanese}`);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
  git(...asMaintainer, "commit", "--all", "--message=Change the settings");
  // Rendered whole by what Gatsby left of its own (decision 015).
  expect(await published()).toMatchObject({ path: "whole" });
  const reader = await visitor({ javaScript: false });
  for (const [path, words] of [
    ["/sccj-events", english],
    ["/ja/sccj-events", japanese],
  ] as const) {
    await reader.page.goto(path);
    expect(await reader.page.title()).toContain(words);
  }
  await reader.close();
  git(...asMaintainer, "revert", "--no-edit", "HEAD");
  expect(await published()).toMatchObject({ path: "whole" });
});
