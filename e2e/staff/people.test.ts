import englishAdmin from "../../site/locales/en/admin.json";
import japaneseAdmin from "../../site/locales/ja/admin.json";
import englishPasskeys from "../../site/locales/en/adminPasskeys.json";
import japanesePasskeys from "../../site/locales/ja/adminPasskeys.json";
import englishPeople from "../../site/locales/en/adminPeople.json";
import japanesePeople from "../../site/locales/ja/adminPeople.json";
import { fill } from "../../site/admin/kit/services/words";
import { addAuthenticator, checked, publicHome } from "../support/passkeys";
import { confirm, logIn } from "../support/staff";
import { visitor } from "../support/visitor";

const texts = {
  en: { admin: englishAdmin, passkeys: englishPasskeys, people: englishPeople, width: 1280 },
  ja: { admin: japaneseAdmin, passkeys: japanesePasskeys, people: japanesePeople, width: 360 },
};

test.each(["en", "ja"] as const)(
  "somebody who is invited logs in with a passkey by keyboard, as an editor, until they are removed: %s",
  async (language) => {
    const { admin, passkeys, people, width } = texts[language];
    const name = language === "en" ? "Mei Lim" : "林 メイ";
    const administrator = await visitor({ language, width });
    const { page: office } = administrator;
    await office.goto(`${publicHome(language)}/adminPeople`);
    await office.getByLabel(admin.login.password).waitFor();
    expect(await office.getByRole("button", { name: passkeys.login }).count()).toBe(0);
    await logIn(office, language);
    await office.getByText(people.people.none).waitFor();
    await office.getByLabel(people.invite.name).fill(name);
    await office.getByLabel(people.invite.role).selectOption("editor");
    await office.getByRole("button", { name: people.invite.button }).click();
    const link = (await office.getByRole("status").locator("code").innerText()).trim();
    await office.getByRole("heading", { name: people.invite.open }).waitFor();
    await checked(office);

    const invited = await visitor({ language, width });
    const { page } = invited;
    await page.goto(link);
    await page.getByRole("heading", { name: passkeys.invitation.heading }).waitFor();
    const device = page.getByLabel(passkeys.device);
    await checked(page);
    await addAuthenticator(invited);
    await device.press("Enter");
    await page.getByText(passkeys.deviceMissing).waitFor();
    await device.fill(language === "en" ? "Phone" : "スマートフォン");
    await device.press("Enter");
    const loggedIn = page.getByText(fill(admin.session.loggedInAs, { name }));
    await loggedIn.waitFor();
    expect(new URL(page.url()).hash).toBe("");

    await page.getByRole("button", { name: admin.session.logout, exact: true }).press("Enter");
    const login = page.getByRole("button", { name: passkeys.login });
    await login.press("Enter");
    await loggedIn.waitFor();
    await page.goto(`${publicHome(language)}/adminPeople`);
    await page.getByRole("heading", { name: people.own.heading }).waitFor();
    expect(await page.getByRole("heading", { name: people.people.heading }).count()).toBe(0);
    await checked(page);
    await page.getByRole("button", { name: admin.session.logout, exact: true }).press("Enter");
    await login.waitFor();
    await checked(page);
    // The link works once.
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByLabel(passkeys.device).fill("Again");
    await page.getByLabel(passkeys.device).press("Enter");
    await confirm(page, passkeys.invitation.over, admin.dialog.ok);

    await office.reload();
    await office.getByRole("heading", { name, exact: true }).waitFor();
    await checked(office);
    const buttons = office.getByRole("group", { name, exact: true });
    await buttons.getByRole("button", { name: people.people.remove, exact: true }).click();
    await confirm(office, fill(people.people.confirmRemove, { name }), people.people.remove);
    await office.getByText(people.people.none).waitFor();
    await page.goto(`${publicHome(language)}/admin`);
    await page.getByLabel(admin.login.password).waitFor();
    expect(await page.getByRole("button", { name: passkeys.login }).count()).toBe(0);
    expect(administrator.faults).toEqual([]);
    await Promise.all([administrator.close(), invited.close()]);
  },
);
