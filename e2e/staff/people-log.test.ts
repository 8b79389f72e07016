import type { Page } from "playwright-core";
import { logIn as logInWithPasskey, personAt } from "../../api/staff/test-support/people";
import { startTestServer, testPassword, type TestServer } from "../../api/test-support/test-server";
import englishAdmin from "../../site/locales/en/admin.json";
import japaneseAdmin from "../../site/locales/ja/admin.json";
import englishContent from "../../site/locales/en/adminContent.json";
import japaneseContent from "../../site/locales/ja/adminContent.json";
import englishHealth from "../../site/locales/en/adminHealth.json";
import japaneseHealth from "../../site/locales/ja/adminHealth.json";
import englishPasskeys from "../../site/locales/en/adminPasskeys.json";
import japanesePasskeys from "../../site/locales/ja/adminPasskeys.json";
import englishPeople from "../../site/locales/en/adminPeople.json";
import japanesePeople from "../../site/locales/ja/adminPeople.json";
import { fill } from "../../site/admin/kit/services/words";
import { startedProduct } from "../product/started-product";
import { useOwnApi } from "../support/own-api";
import { addAuthenticator, checked, publicHome } from "../support/passkeys";
import { confirm, logIn } from "../support/staff";
import { visitor, type Visitor } from "../support/visitor";

const texts = {
  en: {
    admin: englishAdmin,
    content: englishContent,
    health: englishHealth,
    passkeys: englishPasskeys,
    people: englishPeople,
    width: 1280,
  },
  ja: {
    admin: japaneseAdmin,
    content: japaneseContent,
    health: japaneseHealth,
    passkeys: japanesePasskeys,
    people: japanesePeople,
    width: 360,
  },
};
const languages = ["en", "ja"] as const;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ settings: { publicUrl: startedProduct().publicUrl } });
});
afterEach(() => server.close());

async function windowOf(language: "en" | "ja"): Promise<Visitor> {
  const opened = await visitor({ language, width: texts[language].width });
  await useOwnApi(opened, server);
  return opened;
}

/** The section with this heading. */
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test.each(languages)(
  "an administrator turns the password off and on, ends a session, and reads it all in the log: %s",
  async (language) => {
    const { admin, passkeys, people } = texts[language];
    const name = language === "en" ? "Aiko Tan" : "丹 愛子";
    await personAt(server, "Ben Ong", "administrator");
    const shared = await windowOf(language);
    await shared.page.goto(`${publicHome(language)}/adminPeople`);
    await logIn(shared.page, language, testPassword);
    await shared.page.getByRole("heading", { name: people.invite.heading }).waitFor();

    const office = await windowOf(language);
    await addAuthenticator(office);
    const { page } = office;
    await page.goto(`${publicHome(language)}/adminPeople`);
    await logIn(page, language, testPassword);
    // The box of the login has a field of the same name.
    await page.getByRole("heading", { name: people.invite.heading }).waitFor();
    await page.getByLabel(people.invite.name).fill(name);
    await page.getByRole("button", { name: people.own.first }).click();
    await page.getByLabel(passkeys.device).fill(language === "en" ? "Laptop" : "ノートパソコン");
    await page.getByLabel(passkeys.device).press("Enter");
    await page.getByText(fill(admin.session.loggedInAs, { name })).waitFor();
    await page.goto(`${publicHome(language)}/adminPeople`);
    const sessions = section(page, people.sessions.heading);
    await sessions.getByText(people.sessions.own).waitFor();

    const password = section(page, people.password.heading);
    await password.getByRole("button", { name: people.password.turnOff }).click();
    await confirm(page, people.password.confirmOff, people.password.turnOff);
    await password.getByText(people.password.off).waitFor();
    // Whoever is logged in with it is told at the next press, and has no box for it any more.
    await shared.page.getByLabel(people.invite.name).fill("Too late");
    await shared.page.getByRole("button", { name: people.invite.button }).click();
    await confirm(shared.page, admin.session.unauthorized, admin.dialog.ok);
    await shared.page.getByText(passkeys.passwordOff).waitFor();
    await shared.page.getByText(people.expired).waitFor();
    expect(await shared.page.getByLabel(admin.login.password, { exact: true }).count()).toBe(0);

    await password.getByRole("button", { name: people.password.turnOn }).click();
    await confirm(page, people.password.confirmOn, people.password.turnOn);
    await password.getByText(people.password.on).waitFor();
    await shared.page.reload();
    await logIn(shared.page, language, testPassword, "Chie");
    await shared.page.getByRole("heading", { name: people.invite.heading }).waitFor();

    await page.reload();
    const title = fill(people.sessions.passwordOf, { name: "Chie" });
    await sessions.getByRole("button", { name: `${people.sessions.end}: ${title}` }).click();
    await confirm(page, fill(people.sessions.confirm, { session: title }), people.sessions.end);
    await sessions.getByText(title).waitFor({ state: "detached" });
    await shared.page.getByRole("button", { name: people.invite.button }).click();
    await confirm(shared.page, admin.session.unauthorized, admin.dialog.ok);
    await shared.page.getByLabel(admin.login.password, { exact: true }).waitFor();

    await page.getByRole("button", { name: people.people.edit }).last().press("Enter");
    const newName = language === "en" ? "Aiko Ito" : "伊藤 愛子";
    const form = page.locator("form").filter({ has: page.getByRole("button", { name: people.people.save }) });
    await form.getByLabel(people.invite.name).fill(newName);
    await form.getByLabel(people.invite.name).press("Enter");
    await page.getByRole("heading", { name: newName, exact: true }).waitFor();

    const log = section(page, people.log.heading);
    const by = fill(people.log.person, { name });
    for (const [words, values] of [
      [people.log.acts["password-off"], { by }],
      [people.log.acts["password-on"], { by }],
      [people.log.acts["session-ended"], { by, who: fill(people.log.person, { name: "Chie" }) }],
      [people.log.acts.edited, { by, who: by }],
    ] as const)
      await log.getByText(fill(words, values)).waitFor();
    await checked(page);
    await Promise.all([shared.close(), office.close()]);
  },
);

test.each(languages)(
  "an editor is offered only what they may do, and sees their own sessions: %s",
  async (language) => {
    const { content, health, people, admin } = texts[language];
    const aiko = await personAt(server, "Aiko Tan", "administrator");
    const mei = await personAt(server, "Mei Lim", "editor");
    const cookies = (await logInWithPasskey(server.browser(), mei.authenticator)).get("Set-Cookie") ?? [];
    const [, value = ""] = /^session=([^;]+)/.exec(cookies[0] ?? "") ?? [];
    const editor = await windowOf(language);
    const { page } = editor;
    await editor.context.addCookies([{ name: "session", value, url: startedProduct().publicUrl }]);

    await page.goto(`${publicHome(language)}/adminHealth`);
    await page.getByText(fill(health.releases.administrators, { names: "Aiko Tan" })).waitFor();
    const everywhere = page.getByRole("button", { name: health.sessions.button });
    expect(await everywhere.count()).toBe(0);
    await checked(page);
    await page.goto(`${publicHome(language)}/adminContent`);
    await page.getByText(content.collections.companies, { exact: true }).waitFor();
    expect(await page.getByText(content.collections.site, { exact: true }).count()).toBe(0);
    await page.goto(`${publicHome(language)}/adminPeople`);
    await page.getByRole("heading", { name: people.own.name }).waitFor();
    await section(page, people.sessions.heading).getByText(people.sessions.own).waitFor();
    expect(await page.getByRole("heading", { name: people.log.heading, exact: true }).count()).toBe(0);
    await checked(page);

    await page.goto(`${publicHome(language)}/adminHealth`);
    await page.getByText(fill(health.releases.administrators, { names: "Aiko Tan" })).waitFor();
    const promotion = { act: "set-role", _id: mei._id, role: "administrator" };
    await aiko.browser.post("/api/staff").send(promotion).expect(200);
    await page.getByRole("button", { name: admin.list.retry }).click();
    await everywhere.waitFor();
    await editor.close();
  },
);
