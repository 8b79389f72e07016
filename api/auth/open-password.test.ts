import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { announcePassword, assertStrongPassword, openPassword } from "./open-password";
import { passwordRefusal } from "./weak-password";

const cost = 2 ** 14;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "open-password-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Starts for the first time with this output; what was printed. */
async function firstStart(isTTY: boolean) {
  let printed = "";
  const announce = announcePassword(dataDir, { isTTY, write: (text) => (printed += text) });
  const password = await openPassword({ dataDir, password: { kind: "stored-or-generated" } }, announce, cost);
  return { printed, password };
}

test("without a terminal the generated password is in a private file, whose path is printed, until another one is set", async () => {
  const { printed, password } = await firstStart(false);
  const file = join(dataDir, "first-password");
  const generated = (await readFile(file, "utf8")).trim();
  expect(await password.verify(generated)).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(printed).toContain(file);
  expect(printed).not.toContain(generated);
  await openPassword(
    { dataDir, password: { kind: "plain", password: "correct horse battery staple" } },
    undefined,
    cost,
  );
  await expect(stat(file)).rejects.toThrow("ENOENT");
});

test("on a terminal the generated password is shown and stored in no file", async () => {
  const { printed, password } = await firstStart(true);
  const [generated = ""] = /(?:[a-z2-9]{4}-){4}[a-z2-9]{4}/.exec(printed) ?? [];
  expect(await password.verify(generated)).toBe(true);
  await expect(stat(join(dataDir, "first-password"))).rejects.toThrow("ENOENT");
});

test.each([
  "123456789012",
  "qwertyuiop12",
  "aaaaaaaaaaaa",
  "abcdefghijkl",
  "password1234",
  "P@ssw0rd2026",
  "Administrator1",
  "letmeinletmein",
  "Chamber2026!",
  "correct horse",
])("%s is refused", async (password) => {
  expect(await passwordRefusal(password)).toMatch(/^is easy to guess/);
  await expect(openPassword({ dataDir, password: { kind: "plain", password } })).rejects.toThrow(
    /^The setting ADMIN_PASSWORD is easy to guess: .+ unrelated words\.$/,
  );
});

test.each([
  "quiet herons walk slowly",
  "correct-horse-in-the-harbour",
  "x7Gq!92mLp@w",
  "夏の港に白い帆が七つ並ぶ",
  "remember the quiet river",
])("%s is accepted", async (password) => {
  expect(await passwordRefusal(password)).toBeUndefined();
});

test.each([
  "Singapore2026!",
  "sccj-tokyo-2026",
  "SCCJ2024sccj",
  "scoc-japan-2026",
  "sccjtokyo2025",
  "在日シンガポール商工会議所2026",
  "www.sccj.example",
  "SingaporeChamberJapan",
  "5CCJ-T0ky0-2026!",
  "Singap0re-Ch4mber!",
  "$ingapore-J@pan-1",
  "sccj-event-news-2026",
  "しんがぽーる2026しんがぽーる",
  "ｼﾝｶﾞﾎﾟｰﾙ2026ｼﾝｶﾞﾎﾟｰﾙ",
  "Shingaporu-Shingaporu",
  "ShokoKaigisho2026!",
  "Marunouchi-Chiyoda-2026",
  "丸の内千代田区東京都2026",
  "zainichi-singapore-2026",
  "SCCJ_Reiwa8_2026",
  "sccj-reiwa8nen-tokyo",
  "SCCJ-Spring-2026!!",
  "tokyo2026nov28!!",
  "28nov2026-tokyo!",
  "tokyo2026年11月28日!",
  "令和8年度商工会議所2026",
  "Shingapo-ru-Tokyo-26",
  "しんがぽ〜る2026シンガポ-ル",
  "Singapōre2026Tōkyō",
  "toukyou-toukyou-2026",
  "Tookyoo_Tohkyoh_26",
  "Shoukou-Kaigisyo-Shōkō",
  "S.C.C.J.T.o.k.y.o.26",
  "jimukyoku2026!",
  "sccjOffice2026!",
  "SCCJjimukyoku1",
  "jimu-sccj-kaiin-2026",
  "事務局会員2026事務局",
  "oykot-jccs-2026",
  "sccjsecretary2026",
  "Shinnenkai-2026!",
  "Singapo-ru2026Toukyou",
  "tiyoda-syouko-2026",
  "SCCJ-Networking-2026!",
  "東南アジア交流会2026!",
])("what somebody who knows the chamber would guess is refused: %s", async (password) => {
  await mkdir(join(dataDir, "content"));
  const names = { en: "Singapore Chamber of Commerce in Japan", ja: "在日シンガポール商工会議所" };
  const site = {
    product: "sccj",
    name: names,
    shortName: { en: "SCCJ", ja: "SCCJ" },
    city: { en: "Tokyo", ja: "東京" },
    keywords: { en: "business, networking, Southeast Asia", ja: "ビジネス, 交流会, 東南アジア" },
    postalAddress: {
      en: "Marunouchi, Chiyoda-ku, Tokyo 100-0005, Japan",
      ja: "〒100-0005 東京都千代田区丸の内",
    },
  };
  await writeFile(join(dataDir, "content", "site.yml"), JSON.stringify(site));
  const place = { contentDir: join(dataDir, "content"), publicUrl: "https://www.sccj.example" };
  await expect(assertStrongPassword({ password: { kind: "plain", password }, ...place })).rejects.toThrow(
    /easy to guess/,
  );
  await expect(
    assertStrongPassword({ password: { kind: "plain", password: "quiet herons walk slowly" }, ...place }),
  ).resolves.toBeUndefined();
});
