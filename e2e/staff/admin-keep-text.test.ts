import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { axeFindings } from "../support/page-checks";
import { git, headCommit } from "../product/repository";
import { addressOf } from "../support/open-page";
import { storedText, untilStored } from "../support/stored-drafts";
import { call } from "../support/staff-call";
import { confirm, logIn, openForm, textbox } from "../support/staff";
import { startedProduct } from "../product/started-product";
import { visitor, type Visitor } from "../support/visitor";

const event = {
  date: "2027-06-10",
  isMultiDay: "false",
  time: "All day",
  title: "Harbour walk",
  title_jp: "港の散歩",
  description: "We walk along the harbour.\n\nBring water.",
  description_jp: "港に沿って歩きます。",
  contactEmail: "walk@chamber.example",
};
const saved = "Event updated successfully!";
const found = /^Unsaved text from .+ of “.+” was found\.$/;

let staff: Visitor;
let colleague: Visitor;
let id = "";

beforeAll(async () => {
  [staff, colleague] = await Promise.all([visitor(), visitor()]);
  for (const { page } of [staff, colleague]) {
    await page.goto("/adminEvents");
    await logIn(page, "en", undefined, page === staff.page ? "Hana" : "Ken");
    await openForm(page);
  }
  const { status, body } = await call(colleague.page, "/api/addEvent", { fields: event });
  expect(status).toBe(201);
  id = body.item?._id ?? "";
});

afterAll(async () => {
  const { status } = await call(colleague.page, "/api/deleteEvent", { json: { _id: id } });
  await Promise.all([staff.close(), colleague.close()]);
  expect(status).toBe(200);
  expect(git("ls-files", `*${id}*`)).toBe("");
});

const title = (page: Page): Locator => textbox(page, "Title (English)");
const save = (page: Page): Promise<void> => page.getByRole("button", { name: "Save Changes" }).click();
const file = (): string => git("show", `HEAD:${git("ls-files", `content/events/*/${id}.md`)}`);
/** Who saved the item since a commit, newest last. */
const authorsSince = (commit: string): string[] =>
  git("log", "--reverse", "--format=%an", `${commit}..HEAD`, "--", `content/events/*/${id}.md`)
    .split("\n")
    .filter(Boolean);
const savedByColleague = async (changes: Partial<typeof event>): Promise<void> => {
  const { status } = await call(colleague.page, "/api/editEvent", { fields: { ...event, ...changes, _id: id } });
  expect(status).toBe(200);
};

async function openItem(page: Page): Promise<void> {
  await page.goto(`/adminEvents?item=${id}`);
  await page.getByRole("heading", { name: "Edit Event" }).waitFor();
}

test("a killed tab: text and picture are offered, looked at and continued; an ended session continues the same save", async () => {
  const { context } = staff;
  await openItem(staff.page);
  const head = headCommit();
  await title(staff.page).fill("Harbour walk at dawn");
  await staff.page.setInputFiles('input[type="file"]', {
    name: "dawn.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 640, height: 360, channels: 3, background: "#f2a65a" } })
      .png()
      .toBuffer(),
  });
  await textbox(staff.page, "Image description (English)").fill("Dawn over the harbour");
  await textbox(staff.page, "Image description (Japanese)").fill("港の夜明け");
  await untilStored(staff.page, "港の夜明け");
  await textbox(staff.page, "Title (Japanese)").press("End");
  await textbox(staff.page, "Title (Japanese)").pressSequentially("（早朝）", { delay: 30 });
  await untilStored(staff.page, "港の散歩（早朝）");
  expect(await storedText(staff.page)).not.toContain(startedProduct().password);
  await staff.page.close({ runBeforeUnload: false });

  const page = await context.newPage();
  Object.assign(staff, { page });
  await page.goto("/adminEvents");
  const notice = page.getByRole("region", { name: "Unsaved text" });
  await notice.getByText(found).waitFor();
  await openForm(page);
  expect(await title(page).inputValue()).toBe("");
  await notice.getByRole("button", { name: "Preview" }).click();
  const look = page.getByRole("dialog");
  await look.locator("ins", { hasText: "at dawn" }).waitFor();
  expect(await look.innerText()).toContain("dawn.png");
  await look.getByRole("button", { name: "Close" }).click();
  await notice.getByRole("button", { name: "Continue" }).click();
  await page.getByText("dawn.png").waitFor();
  await page.waitForURL(({ search }) => search === `?item=${id}`);
  expect(await title(page).inputValue()).toBe("Harbour walk at dawn");
  expect(await textbox(page, "Title (Japanese)").inputValue()).toBe("港の散歩（早朝）");

  await context.clearCookies();
  await save(page);
  await confirm(page, "Unauthorized", "OK");
  await page.getByText("log in, and your save continues by itself").waitFor();
  await logIn(page, "en", undefined, "Hana");
  await page.getByText(saved).waitFor();
  await notice.waitFor({ state: "detached" });
  expect(authorsSince(head)).toEqual(["Hana"]);
  expect(file()).toContain("title: Harbour walk at dawn");
  expect(file()).toContain("title_jp: 港の散歩（早朝）");
  expect(file()).toMatch(/^image: .*\.png$/m);
});

test("the session ends during a save and the page is loaded again: the save continues after the login, through what was kept", async () => {
  const { page, context } = staff;
  await openItem(page);
  await textbox(page, "Description (English)").fill("We walk along the quiet harbour.");
  await context.clearCookies();
  await save(page);
  await confirm(page, "Unauthorized", "OK");
  await untilStored(page, '"confirmed":true');
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await logIn(page, "en");
  const notice = page.getByRole("region", { name: "Unsaved text" });
  await notice.getByText(/^Your save of “.+” at .+ was interrupted/).waitFor();
  await notice.getByRole("button", { name: "Continue saving" }).click();
  await page.getByText(saved).waitFor();
  expect(file()).toContain("We walk along the quiet harbour.");
  await notice.waitFor({ state: "detached" });
});

test("without a network everything stays, and the same save works once it is back", async () => {
  const { page, context } = staff;
  await openItem(page);
  await title(page).fill("Harbour walk by night");
  await context.setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await save(page);
  const failed = page.getByRole("alertdialog").filter({ hasText: "Failed to update event. Please try again." });
  await failed.getByText("kept on this device: press “Save Changes” again").waitFor();
  await failed.getByRole("button", { name: "OK" }).click();
  expect(await title(page).inputValue()).toBe("Harbour walk by night");
  await context.setOffline(false);
  await page.getByText("You are online again. Press “Save Changes” to save your text.").waitFor();
  await save(page);
  await page.getByText(saved).waitFor();
  expect(file()).toContain("title: Harbour walk by night");
});

test("somebody else saves while the window is away: coming back warns at once, with name and time, and brings both together", async () => {
  const { page } = staff;
  await savedByColleague({});
  await openItem(page);
  const asked = page.waitForResponse((answer) => answer.url().endsWith(`/api/history/events/${id}`));
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await comeBack();
  // Nothing has changed: the question is answered without a body.
  expect((await asked).status()).toBe(304);
  await title(page).fill("Harbour walk at noon");
  await savedByColleague({ title: "Harbour walk, moved", contactEmail: "moved@chamber.example" });
  await page.mouse.wheel(0, 2000);
  await comeBack();
  const note = page
    .getByRole("status")
    .filter({ hasText: /^Ken saved changes\s*Ken saved this item on .+ \(.+\), after you opened it\./ });
  await note.waitFor();
  // One line, on a phone too, until the details are asked for.
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await note.boundingBox())?.height).toBeLessThan(72);
  await page.setViewportSize({ width: 1280, height: 800 });
  // In sight, however far down in the form the person was.
  expect(await note.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  // From the top, where no control is scrolled half under the note: axe takes what is left of one for its size.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await axeFindings(page)).toEqual([]);
  await note.getByRole("button", { name: "Bring it in" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Somebody saved a newer version" });
  await dialog.getByText(/^Ken saved this item on .+ while you were editing/).waitFor();
  const titles = dialog.getByRole("group", { name: "Title (English)" });
  await titles.locator("ins", { hasText: "moved" }).waitFor();
  // The texts to choose from come before what was changed.
  expect((await titles.innerText()).replace(/\s+/g, " ")).toMatch(
    /Mine Harbour walk at noon Theirs Harbour walk, moved .*Before Harbour walk What you changed/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await titles.getByRole("radio", { name: "Theirs" }).check();
  await dialog.getByRole("button", { name: "Put this choice into the form" }).click();
  await page.waitForFunction(() => document.activeElement?.textContent === "Edit Event");
  expect(await title(page).inputValue()).toBe("Harbour walk, moved");
  expect(await textbox(page, "Contact email").inputValue()).toBe("moved@chamber.example");
  expect(await note.count()).toBe(0);
  const head = headCommit();
  await save(page);
  await page.getByText(saved).waitFor();
  expect(authorsSince(head)).toEqual([]);
});

test("two people: different fields merge by themselves, the same field is asked about, a deleted item comes back", async () => {
  const { page } = staff;
  await savedByColleague({});
  await openItem(page);
  let head = headCommit();
  await savedByColleague({ contactEmail: "walks@chamber.example" });
  await title(page).fill("Harbour walk, twice");
  await save(page);
  await page.getByText(`${saved} Changes that a colleague saved meanwhile were kept as well: Contact email.`).waitFor();
  expect(authorsSince(head)).toEqual(["Ken", "Staff"]);
  expect(file()).toContain("title: Harbour walk, twice");
  expect(file()).toContain("contactEmail: walks@chamber.example");

  await savedByColleague({});
  await openItem(page);
  head = headCommit();
  await savedByColleague({ title: "Harbour walk in June", description_jp: "港に沿ってゆっくり歩きます。" });
  await title(page).fill("Long harbour walk");
  await textbox(page, "Description (Japanese)").fill("港に沿って朝に歩きます。");
  await save(page);
  const dialog = page.getByRole("alertdialog", { name: "Somebody saved a newer version" });
  const titles = dialog.getByRole("group", { name: "Title (English)" });
  await titles.locator("ins", { hasText: "Long" }).waitFor();
  await titles.locator("ins", { hasText: "in June" }).waitFor();
  await titles.getByRole("radio", { name: "Combine both" }).check();
  const combined = titles.getByRole("textbox");
  await page.waitForFunction(
    (input) => (input as HTMLInputElement).value.includes("in June"),
    await combined.elementHandle(),
  );
  expect(await combined.inputValue()).toBe("Long harbour walk in June");
  await dialog.getByRole("group", { name: "Description (Japanese)" }).getByRole("radio", { name: "Theirs" }).check();
  await dialog.getByRole("button", { name: "Save this choice" }).click();
  await page.getByText(saved).waitFor();
  expect(authorsSince(head)).toEqual(["Ken", "Staff"]);
  expect(file()).toContain("title: Long harbour walk in June");
  expect(file()).toContain("港に沿ってゆっくり歩きます。");

  await openItem(page);
  await call(colleague.page, "/api/deleteEvent", { json: { _id: id } });
  await title(page).fill("Harbour walk after all");
  await save(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore and save" }).click();
  await page.getByText(saved).waitFor();
  expect(file()).toContain("title: Harbour walk after all");
});

test("back, forward, links and a second tab lose nothing", async () => {
  const { page, context } = staff;
  await page.goto("/adminEvents");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Harbour walk" }) });
  await card.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("heading", { name: "Edit Event" }).waitFor();
  await title(page).fill("Half a thought");

  const second = await context.newPage();
  await openItem(second);
  await page.getByText("This item is also open in another tab.").waitFor();
  await second.getByText("This item is also open in another tab.").waitFor();
  // What the first tab is writing is not offered in the second.
  expect(await second.getByRole("region", { name: "Unsaved text" }).count()).toBe(0);
  await title(second).fill("A thought of the second tab");
  await untilStored(second, "A thought of the second tab");
  await second.close({ runBeforeUnload: false });

  await page.goBack();
  await page.getByRole("heading", { name: "Edit Event" }).waitFor({ state: "detached" });
  const notice = page.getByRole("region", { name: "Unsaved text" });
  await notice.getByText("“Half a thought”").waitFor();
  await page.goForward();
  await page.getByRole("heading", { name: "Edit Event" }).waitFor();
  await notice
    .getByRole("listitem")
    .filter({ hasText: "“Half a thought”" })
    .getByRole("button", { name: "Continue" })
    .click();
  await page.waitForFunction(
    (input) => (input as HTMLInputElement).value === "Half a thought",
    await title(page).elementHandle(),
  );

  await page.getByRole("banner").getByRole("link").first().click();
  await page
    .getByRole("alertdialog")
    .filter({ hasText: "You have unsaved changes." })
    .getByRole("button", { name: "Cancel" })
    .click();
  expect((await addressOf(page)).pathname).toMatch(/^\/adminEvents\/?$/);
  await page.getByRole("banner").getByRole("link").first().click();
  await confirm(page, "You have unsaved changes.", "Leave this page");
  await page.waitForURL((url) => !url.pathname.startsWith("/adminEvents"));

  await page.goBack();
  // Both are offered, also that of the tab that was killed.
  await notice.getByText("“A thought of the second tab”").waitFor();
  expect(await notice.getByRole("listitem").count()).toBe(2);
  for (const left of [1, 0]) {
    await notice.getByRole("button", { name: "Discard" }).first().click();
    await confirm(page, "Discard this unsaved text? It cannot be brought back.", "Discard");
    await page.waitForFunction((count) => document.querySelectorAll(".adm-drafts li").length === count, left);
  }
  await untilStored(page, "[[],");
});

test("opening and saving without a change makes no commit; one changed field changes only its lines", async () => {
  const { page } = staff;
  const path = git("ls-files", "content/events").split("\n")[0] ?? "";
  const other = path.replace(/^.*\/|\.md$/g, "");
  const head = headCommit();
  await page.goto(`/adminEvents?item=${other}`);
  await page.getByRole("heading", { name: "Edit Event" }).waitFor();
  await save(page);
  await page.getByText(saved).waitFor();
  expect(git("log", "--format=%H", `${head}..HEAD`, "--", path)).toBe("");

  await openItem(page);
  await textbox(page, "Description (Japanese)").fill("港に沿って、ゆっくり歩きます。");
  await save(page);
  await page.getByText(saved).waitFor();
  const difference = git("diff", "--unified=0", head, "HEAD", "--", `content/events/*/${id}.md`)
    .split("\n")
    .filter((line) => /^[-+](?![-+])/.test(line));
  expect(difference).toEqual(["-港に沿ってゆっくり歩きます。", "+港に沿って、ゆっくり歩きます。"]);
});
