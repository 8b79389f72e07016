import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Agent } from "supertest";
import { sampleContent } from "../../content/model/test-support/sample-content";
import type { StaffHealthAnswer } from "../../content/model/api/health-answer";
import { formatProblem } from "../../content/model/problems/problem";
import { contentAddresses } from "../../scripts/site/content-addresses";
import { readWithHistory } from "../../scripts/site/read-with-history";
import { EntryAddresses } from "../entries/entry-addresses";
import { inheritedEnvironment } from "../env";
import { eventFile, newsFile, pageFile } from "../test-support/item-files";
import { findMoves } from "./find-moves";
import { withoutRedirectsOfTaken } from "./kept-addresses";
import { until } from "../test-support/until";
import { startTestServer, type TestServer } from "../test-support/test-server";

const company = (name: string, id: number): string =>
  `---\nid: ${String(id)}\nname: ${name}\ndescription: Tea\nlocation: Kyoto\nlogoImg: /media/a.png\nlink: https://a.example\n---\n${name} blends tea.\n`;

let server: TestServer;
let mei: Agent;
beforeEach(async () => {
  server = await startTestServer({
    files: {
      "site.yml": readFileSync(join(sampleContent, "site.yml")),
      "companies/alpha.md": company("Alpha", 1),
      "companies/beta.md": company("Beta", 2),
      "news/2026/report.md": newsFile({ serial_no: "7", title: "Report" }),
      "media/a.png": "a picture",
    },
  });
  mei = await server.loggedIn("Mei Tan");
});
afterEach(() => server.close());

const at = (path: string): string => join(server.settings.contentDir, path);
function commit(message: string): void {
  server.git("add", "--all");
  server.git("commit", "--quiet", "--message", message);
}
const redirects = () => readFileSync(at("redirects.yml"), "utf8");
const problems = async (): Promise<readonly (readonly [string, string])[]> =>
  ((await mei.get("/api/health").expect(200)).body as StaffHealthAnswer).problems
    // The pictures are none.
    .filter(({ path }) => /^(?:companies|news|redirects)/.test(path))
    .map(({ path, message }) => [path, message]);

const addressesNow = () =>
  readWithHistory(server.settings.contentDir, (read) => contentAddresses(server.settings.contentDir, read));

/** What the check names of addresses that went away. */
const named = async (): Promise<readonly (readonly [string, string])[]> =>
  (await addressesNow()).lost.map(({ path, code }) => [path, code]);

/** Resolves when the service has looked at the newest commit, and shows what is expected then. */
const soon = (expectation: () => Promise<void> | void): Promise<void> =>
  until("what is expected of the newest commit", async () => {
    try {
      await expectation();
      return true;
    } catch {
      return false;
    }
  });

test("what a maintainer renames gets its redirect by a commit of the service, also after a restart; one that staff take out stays out", async () => {
  await server.stop();
  renameSync(at("companies/alpha.md"), at("companies/alpha-tea.md"));
  commit("Rename");
  await server.restart();
  mei = await server.loggedIn("Mei Tan");
  await soon(() => expect(redirects()).toBe("entries:\n  - from: /company/alpha\n    to: /company/alpha-tea\n"));
  expect(server.git("log", "-1", "--format=%an %ce %s").trim()).toBe(
    "Maintainer website@website.invalid Keep the address /company/alpha: it leads to /company/alpha-tea",
  );
  await mei.put("/api/collections/redirects/redirects").send({ entries: [] }).expect(200);
  const commits = server.commits();
  await server.restart();
  mei = await server.loggedIn("Mei Tan");
  expect(await problems()).toEqual([]);
  renameSync(at("companies/beta.md"), at("companies/beta-tea.md"));
  commit("Rename another one");
  await soon(() => expect(redirects()).toBe("entries:\n  - from: /company/beta\n    to: /company/beta-tea\n"));
  expect(server.commits()).toBe(commits + 2);
});

test("so does what a branch renamed before a save, which a merge brings, and what it deleted is named", async () => {
  const { git } = server;
  git("switch", "--quiet", "--create", "topic");
  renameSync(at("companies/alpha.md"), at("companies/alpha-tea.md"));
  rmSync(at("companies/beta.md"));
  git("add", "--all");
  const made = { GIT_AUTHOR_NAME: "Ren", GIT_AUTHOR_EMAIL: "r@x.example", GIT_COMMITTER_DATE: "2020-01-01T00:00:00Z" };
  const env = { ...inheritedEnvironment(), ...made, GIT_COMMITTER_NAME: "Ren", GIT_COMMITTER_EMAIL: "r@x.example" };
  execFileSync("git", ["commit", "--quiet", "--message", "Rename"], { cwd: server.settings.contentDir, env });
  git("switch", "--quiet", "main");
  const { version } = (await mei.get("/api/collections/news/report").expect(200)).body as { version: string };
  await mei
    .put("/api/collections/news/report")
    .set("If-Match", `"${version}"`)
    .send({ title: "Our report" })
    .expect(200);
  const before = server.commits();
  git("merge", "--quiet", "--no-edit", "topic");
  await soon(() => expect(redirects()).toContain("from: /company/alpha\n    to: /company/alpha-tea\n"));
  await soon(async () => expect((await problems()).map(([path]) => path)).toEqual(["companies/beta.md"]));
  expect(server.commits()).toBe(before + 3);
});

test.each(["merge", "rebase"])(
  "what a branch that is older than a week deleted is named when a %s brings it",
  async (by) => {
    const { git } = server;
    git("switch", "--quiet", "--create", "topic");
    rmSync(at("companies/beta.md"));
    git("add", "--all");
    const old = new Date(Date.now() - 10 * 24 * 60 * 60_000).toISOString();
    const made = { GIT_AUTHOR_NAME: "Ren", GIT_AUTHOR_EMAIL: "r@x.example", GIT_AUTHOR_DATE: old };
    const committed = { GIT_COMMITTER_NAME: "Ren", GIT_COMMITTER_EMAIL: "r@x.example", GIT_COMMITTER_DATE: old };
    const env = { ...inheritedEnvironment(), ...made, ...committed };
    execFileSync("git", ["commit", "--quiet", "--message", "Remove"], { cwd: server.settings.contentDir, env });
    git("switch", "--quiet", "main");
    writeFileSync(at("companies/alpha.md"), company("Alpha Tea", 1));
    commit("Edit");
    if (by === "merge") git("merge", "--quiet", "--no-edit", "topic");
    else {
      git("rebase", "--quiet", "main", "topic");
      git("switch", "--quiet", "main");
      git("merge", "--quiet", "--ff-only", "topic");
    }
    await soon(async () => expect((await problems()).map(([path]) => path)).toEqual(["companies/beta.md"]));
    expect(await named()).toEqual([["companies/beta.md", "addressLost"]]);
  },
);

test("a rename gets its redirect also beside a copy whose name is no address", async () => {
  writeFileSync(at("companies/alpha copy.md"), company("Alpha", 1));
  commit("A copy");
  renameSync(at("companies/alpha.md"), at("companies/alpha-tea.md"));
  commit("Rename");
  await soon(() => expect(redirects()).toBe("entries:\n  - from: /company/alpha\n    to: /company/alpha-tea\n"));
});

test("a rename there, back and there again leads to where the entry is, and a number that is given back is no problem", async () => {
  let count = 0;
  const kept = async (): Promise<void> => {
    count += 1;
    await soon(() => expect(server.log.filter(({ event }) => event === "redirects-added")).toHaveLength(count));
  };
  const rename = async (from: string, to: string): Promise<void> => {
    renameSync(at(`companies/${from}.md`), at(`companies/${to}.md`));
    commit(`Rename ${from}`);
    await kept();
    expect(redirects()).toBe(`entries:\n  - from: /company/${from}\n    to: /company/${to}\n`);
  };
  await rename("alpha", "alpha-tea");
  await rename("alpha-tea", "alpha");
  await rename("alpha", "alpha-tea");
  for (const number of ["33", "7"]) {
    writeFileSync(at("news/2026/report.md"), newsFile({ serial_no: number, title: "Report" }));
    commit(`Number ${number}`);
    await kept();
    expect(redirects()).toContain(`  - from: /news/${number === "7" ? "33" : "7"}\n`);
  }
  expect(await problems()).toEqual([]);
});

test("of several entries with one text renamed at once each leads to its own; line ends do not count", async () => {
  await server.stop();
  const months = ["april", "may", "june", "july"];
  const path = (name: string): string => at(`events/2026/${name}.md`);
  const meeting = (month: string) => eventFile({ title: `Meeting of ${month}`, time: "10:00" }, "定例会です。");
  mkdirSync(at("events/2026"), { recursive: true });
  for (const month of months) writeFileSync(path(month), meeting(month));
  commit("Meetings");
  rmSync(path("july"));
  renameSync(path("april"), path("z-april"));
  renameSync(path("june"), path("b-june"));
  commit("Other names, and one meeting less");
  rmSync(path("may"));
  writeFileSync(path("c-may"), meeting("may").replace("10:00", "11:00").replaceAll("\n", "\r\n"));
  commit("Another name and line ends");
  const { missing, lost } = await addressesNow();
  expect(missing.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([
    "/events/april /events/z-april",
    "/events/june /events/b-june",
    "/events/may /events/c-may",
  ]);
  expect(lost.map(({ path: of }) => of)).toEqual(["events/2026/july.md"]);
});

test("no redirect arises for what was never public: drafts, names that are no address, people without a profile or of a later word", async () => {
  await server.stop();
  const names = ["name", "title", "bio"].map((field) => `${field}: {en: Lee, ja: Lee}\n`).join("");
  const profile = `profile: {position: {en: A, ja: A}, company: {en: A, ja: A}, profileImage: /media/a.png, about: [{en: A, ja: A}]}\n`;
  const lee = (number: number): string => `serial_no: ${String(number)}\nlists: [board]\nimage: /media/a.png\n${names}`;
  mkdirSync(at("people"));
  writeFileSync(at("people/lee.yml"), lee(1));
  const draft = newsFile({ serial_no: "8", title: "Secret", draft: "true" }, "Nobody has read this.");
  writeFileSync(at("news/2026/secret.md"), draft);
  renameSync(at("companies/alpha.md"), at("companies/Alpha Tea.md"));
  commit("A draft, a person without a profile, and a slip");
  renameSync(at("companies/Alpha Tea.md"), at("companies/alpha.md"));
  renameSync(at("news/2026/secret.md"), at("news/2026/open.md"));
  writeFileSync(at("news/2026/open.md"), draft.replace("draft: true\n", "").replace("serial_no: 8", "serial_no: 9"));
  writeFileSync(at("people/lee.yml"), lee(2) + profile);
  writeFileSync(at("site.yml"), readFileSync(at("site.yml"), "utf8").replace(/^product: .*/m, "product: other"));
  server.git("add", "--all");
  server.git("commit", "--quiet", "--date", "2026-01-01T00:00:00Z", "--message", "Mended and published");
  expect((await addressesNow()).missing).toEqual([]);
});

test("a rename that is undone takes the service's redirect with it, and no save counts as taken back", async () => {
  renameSync(at("companies/alpha.md"), at("companies/alpha-tea.md"));
  commit("Rename");
  await soon(() => expect(redirects()).toContain("/company/alpha-tea"));
  await server.stop();
  server.git("reset", "--quiet", "--hard", "HEAD~2");
  await server.restart();
  mei = await server.loggedIn("Mei Tan");
  const { commit: seen, attention } = (await mei.get("/api/health")).body as StaffHealthAnswer;
  expect(seen).toBe(server.git("rev-parse", "HEAD").trim());
  expect(attention).not.toContain("save-taken-back");
});

test("health and the check name an address that a commit takes away, or gives to another, and not one that staff delete", async () => {
  await mei.delete("/api/collections/companies/beta").expect(200);
  rmSync(at("companies/alpha.md"));
  rmSync(at("news/2026/report.md"));
  commit("Remove");
  const hash = server.git("rev-parse", "--short=7", "HEAD").trim();
  writeFileSync(at("news/2026/other.md"), newsFile({ serial_no: "7", title: "Other" }, "Something else."));
  commit("Add news with a number that was another's");
  await soon(async () =>
    expect(await problems()).toEqual([
      ["news/2026/report.md", expect.stringContaining("news/2026/other.md has now")],
      ["companies/alpha.md", expect.stringContaining(`/company/alpha away (commit ${hash})`)],
    ]),
  );
  const { lost, missing } = await addressesNow();
  expect(lost.map(({ path, code }) => [path, code])).toEqual([
    ["news/2026/report.md", "numberGivenAway"],
    ["companies/alpha.md", "addressLost"],
  ]);
  expect(missing).toEqual([]);
  // With a redirect it is settled.
  const entries = [{ from: "/company/alpha", to: "/news/other" }];
  await mei.put("/api/collections/redirects/redirects").send({ entries }).expect(200);
  await soon(async () => expect((await problems()).map(([path]) => path)).toEqual(["news/2026/report.md"]));
});

test.each([
  ["companies/alpha", "companies/Alpha", "/company/alpha"],
  ["companies/alpha", "companies/alpha ", "/company/alpha"],
  ["events/2026/picnic", "events/2026/Picnic", "/events/picnic"],
  ["events/2026/picnic", "events/2026/ピクニック", "/events/picnic"],
  ["custom-pages/visit", "custom-pages/VISIT", "/visit"],
])(
  "a rename from %s to %j, which is no address, is named with its commit, if there is one",
  async (from, to, address) => {
    mkdirSync(at("events/2026"), { recursive: true });
    mkdirSync(at("custom-pages"));
    writeFileSync(at("events/2026/picnic.md"), eventFile());
    writeFileSync(at("custom-pages/visit.md"), pageFile());
    commit("Entries without numbers");
    await server.stop();
    renameSync(at(`${from}.md`), at(`${to}.md`));
    const uncommitted = (await addressesNow()).lost;
    expect(uncommitted.map(formatProblem)).toEqual([expect.stringContaining(`${address} away (not committed yet)`)]);
    commit("Rename");
    const { lost } = await addressesNow();
    const hash = server.git("rev-parse", "--short=7", "HEAD").trim();
    expect(lost.map(formatProblem)).toEqual([expect.stringContaining(`${address} away (commit ${hash})`)]);
  },
);

test("a number that is changed by hand leads on; one that another entry has then is named, until it is given back", async () => {
  const person = (number: number, name: string): string =>
    `serial_no: ${String(number)}\nlists: [board]\nimage: /media/a.png\n` +
    ["name", "title", "bio"].map((field) => `${field}: {en: ${name}, ja: ${name}}\n`).join("") +
    `profile: {position: {en: A, ja: A}, company: {en: A, ja: A}, profileImage: /media/a.png, about: [{en: A, ja: A}]}\n`;
  mkdirSync(at("people"));
  const write = (lee: number, mori: number): void => {
    writeFileSync(at("people/lee.yml"), person(lee, "Lee"));
    writeFileSync(at("people/mori.yml"), person(mori, "Mori"));
  };
  write(1, 2);
  commit("Add people");
  writeFileSync(at("news/2026/report.md"), newsFile({ serial_no: "33", title: "Report" }));
  commit("Another number");
  await soon(() => expect(redirects()).toBe("entries:\n  - from: /news/7\n    to: /news/report\n"));
  await server.stop();
  expect(await named()).toEqual([]);
  const swapped = [
    ["people/lee.yml", "numberGivenAway"],
    ["people/mori.yml", "numberGivenAway"],
  ];
  write(2, 1);
  expect(await named()).toEqual(swapped);
  commit("Swap them");
  expect(await named()).toEqual(swapped);
  write(1, 2);
  commit("Swap them back");
  expect(await named()).toEqual([]);
});

test.each([
  ["a copy", () => undefined, []],
  // A maintainer's clock is behind, as are two commits in one second.
  ["a copy with an earlier date", () => undefined, ["--date=2020-01-01T00:00:00Z"]],
  [
    "another entry",
    () => writeFileSync(at("news/2026/tea.md"), newsFile({ serial_no: "8", title: "Tea" }, "Leaves.")),
    [],
  ],
])("the number that %s had too, until it was mended, leads to no other entry", async (_, begin, date) => {
  await server.stop();
  const tea = (serial: string) =>
    writeFileSync(at("news/2026/tea.md"), newsFile({ serial_no: serial, title: "Tea" }, "Leaves."));
  begin();
  server.git("add", "--all");
  server.git("commit", "--quiet", "--allow-empty", "--message", "Begin");
  tea("7");
  server.git("add", "--all");
  server.git("commit", "--quiet", ...date, "--message", "The number of the report");
  tea("8");
  commit("Mend it");
  expect(await addressesNow()).toEqual({ missing: [], lost: [] });
  rmSync(at("news/2026/report.md"));
  server.git("add", "--all");
  server.git("-c", "user.email=website@website.invalid", "commit", "--quiet", "--message", "Staff delete the report");
  expect((await addressesNow()).missing).toEqual([]);
});

test.each([
  ["", "report"],
  [", after a rename", "annual-report"],
])("a number that a maintainer gives to another entry is named%s", async (_, name) => {
  await server.stop();
  if (name !== "report") renameSync(at("news/2026/report.md"), at(`news/2026/${name}.md`));
  server.git("add", "--all");
  server.git("commit", "--quiet", "--allow-empty", "--message", "Begin");
  writeFileSync(at(`news/2026/${name}.md`), newsFile({ serial_no: "8", title: "Report" }));
  writeFileSync(at("news/2026/tea.md"), newsFile({ serial_no: "7", title: "Tea" }, "Leaves."));
  commit("Another number");
  expect(await named()).toEqual([[`news/2026/${name}.md`, "numberGivenAway"]]);
});

test("one commit: an entry with the number of one that goes is another one, unless it has its text or title; a rename with a new number leads on", async () => {
  await server.stop();
  const text = (word: string): string => Array.from({ length: 9 }, (_, at) => `${word} ${String(at)}.\n`).join("");
  const news = (name: string, serial: string, title: string, word: string): void =>
    writeFileSync(at(`news/2026/${name}.md`), newsFile({ serial_no: serial, title }, text(word)));
  news("desks", "16", "Quiet desks", "Desks");
  news("hall", "17", "A hall", "Halls");
  news("tea", "18", "Tea", "Leaves");
  commit("News");
  rmSync(at("news/2026/desks.md"));
  news("office-hours", "16", "New office hours", "Hours");
  rmSync(at("news/2026/hall.md"));
  news("town-hall", "17", "A hall", "Rewritten");
  rmSync(at("news/2026/tea.md"));
  news("green-tea", "40", "Tea", "Leaves");
  renameSync(at("companies/beta.md"), at("companies/beta-tea.md"));
  writeFileSync(at("companies/beta-tea.md"), company("Beta", 9));
  commit("Three changes");
  expect(await named()).toEqual([["news/2026/desks.md", "numberGivenAway"]]);
  const { missing } = await addressesNow();
  expect(missing.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([
    "/company/beta /company/beta-tea",
    "/news/18 /news/green-tea",
    "/news/hall /news/town-hall",
    "/news/hall/a-hall /news/town-hall",
    "/news/tea /news/green-tea",
    "/news/tea/tea /news/green-tea",
  ]);
});

test("a number that is given to another entry is named once, with the commit that changed it, not with earlier edits of its file", async () => {
  await server.stop();
  for (const [edit, number] of ["7", "7", "33"].entries()) {
    writeFileSync(at("news/2026/report.md"), newsFile({ serial_no: number, title: "Report" }, `Edit ${String(edit)}.`));
    commit(`Edit ${String(edit)}`);
  }
  const hash = server.git("rev-parse", "--short=7", "HEAD").trim();
  writeFileSync(at("news/2026/tea.md"), newsFile({ serial_no: "7", title: "Tea" }, "Leaves."));
  commit("Its number for another");
  const { lost } = await addressesNow();
  expect(lost.map(formatProblem)).toEqual([expect.stringContaining(`/news/7, which it lost (commit ${hash})`)]);
});

test("the number of a company is in no address: nothing is named when it is given to another one", async () => {
  await server.stop();
  writeFileSync(at("companies/alpha.md"), company("Alpha", 2));
  writeFileSync(at("companies/beta.md"), company("Beta", 1));
  commit("Swap");
  expect(await named()).toEqual([]);
});

test("entries that are as their last commit left them are not read from git", async () => {
  const { store } = server.server;
  const snapshot = store.snapshot();
  const read: string[] = [];
  const readVersion = (version: string): ReturnType<typeof store.readVersion> => {
    read.push(version);
    return store.readVersion(version);
  };
  await findMoves(new EntryAddresses({ log: () => store.log(), readVersion }), {
    has: (path) => snapshot.has(path),
    files: (kind) => snapshot.shown(kind),
    textOf: (path) => snapshot.file(path)?.text ?? "",
  });
  expect(read).toEqual([snapshot.versionOf("site.yml")]);
});

test("a file that another entry takes the place of is named, where its own went to another file", async () => {
  // It writes redirects beside the commits by hand.
  await server.stop();
  const text = (name: string): string =>
    company(name, 3) + Array.from({ length: 9 }, (_, at) => `${name} and its ${name} ${String(at)}.\n`).join("");
  writeFileSync(at("companies/alpha.md"), text("Alpha"));
  writeFileSync(at("companies/beta.md"), text("Beta").replace("id: 3", "id: 4"));
  commit("More text");
  expect(await named()).toEqual([]);
  renameSync(at("companies/alpha.md"), at("companies/alpha-holdings.md"));
  writeFileSync(at("companies/alpha.md"), text("Gamma").replace("id: 3", "id: 5"));
  commit("A new company of an old name");
  expect(await named()).toEqual([["companies/alpha.md", "addressGivenAway"]]);
  renameSync(at("companies/alpha.md"), at("companies/gamma.md"));
  renameSync(at("companies/alpha-holdings.md"), at("companies/alpha.md"));
  commit("Each has its own again");
  expect((await named()).filter(([, code]) => code === "addressGivenAway")).toEqual([]);
});

test("renames in a chain, in one commit or two, name the address that was given away, and no other", async () => {
  await server.stop();
  const text = (name: string, id: number): string =>
    company(name, id) + Array.from({ length: 9 }, (_, at) => `${name} and its ${name} ${String(at)}.\n`).join("");
  writeFileSync(at("companies/alpha.md"), text("Alpha", 3));
  writeFileSync(at("companies/beta.md"), text("Beta", 4));
  writeFileSync(at("companies/gamma.md"), text("Gamma", 5));
  commit("More text");
  renameSync(at("companies/alpha.md"), at("companies/alpha-holdings.md"));
  renameSync(at("companies/beta.md"), at("companies/alpha.md"));
  commit("One takes the name of the other");
  expect(await named()).toEqual([["companies/alpha.md", "addressGivenAway"]]);
  expect((await addressesNow()).missing).toEqual([{ from: "/company/beta", to: "/company/alpha" }]);
  renameSync(at("companies/gamma.md"), at("companies/gamma-tea.md"));
  commit("A rename");
  writeFileSync(at("companies/gamma.md"), text("Delta", 6));
  commit("Later another company of the old name");
  expect(await named()).toEqual([
    ["companies/alpha.md", "addressGivenAway"],
    ["companies/gamma.md", "addressGivenAway"],
  ]);
});

test("a page that a commit takes away while its entry stays is named, a fixed page too, and not what staff take off the site", async () => {
  const names = ["name", "title", "bio"].map((field) => `${field}: {en: Lee, ja: Lee}\n`).join("");
  const lee = `serial_no: 1\nlists: [board]\nimage: /media/a.png\n${names}`;
  const profile = `profile: {position: {en: A, ja: A}, company: {en: A, ja: A}, profileImage: /media/a.png, about: [{en: A, ja: A}]}\n`;
  const write = (path: string, text: string | Buffer): void => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  const report = (draft: object) => newsFile({ serial_no: "7", title: "Report", ...draft });
  write("people/lee.yml", lee + profile);
  write("pages/president.yml", readFileSync(join(sampleContent, "pages/president.yml")));
  commit("A profile and a page");
  await mei.put("/api/collections/companies/beta").send({ draft: true }).expect(200);
  expect(await named()).toEqual([]);
  rmSync(at("pages/president.yml"));
  write("people/lee.yml", lee);
  write("news/2026/report.md", report({ draft: "true" }));
  const lost = ["news/2026/report.md", "pages/president.yml", "people/lee.yml"].map((path) => [path, "addressLost"]);
  // Not committed yet, too.
  expect((await named()).toSorted()).toEqual(lost);
  commit("Take pages away");
  expect((await named()).toSorted()).toEqual(lost);
  const says = expect.stringContaining("/news/report away");
  await soon(async () => expect(await problems()).toEqual([["news/2026/report.md", says]]));
  write("news/2026/report.md", report({ draft: "true", author: "Ren" }));
  commit("Still a draft");
  expect((await named()).toSorted()).toEqual(lost);
  await mei
    .put("/api/updateNews/report")
    .field({ draft: "false", date: "2026-03-01", title: "Report", content: "Public." })
    .expect(200);
  await soon(async () => expect(await problems()).toEqual([]));
});

test("the check knows a rename that is not committed yet", async () => {
  mkdirSync(dirname(at("news/2025/x.md")), { recursive: true });
  renameSync(at("news/2026/report.md"), at("news/2025/annual-report.md"));
  rmSync(at("companies/beta.md"));
  const { lost, missing } = await addressesNow();
  expect(missing).toEqual([
    { from: "/news/report", to: "/news/annual-report" },
    { from: "/news/report/report", to: "/news/annual-report" },
  ]);
  expect(lost.map(({ path }) => path)).toEqual(["companies/beta.md"]);
});

test("while site.yml has a fault, no address counts as moved or gone", async () => {
  await server.stop();
  writeFileSync(at("site.yml"), readFileSync(at("site.yml"), "utf8").replace(/^founded: .*$/m, "founded: 1952年"));
  renameSync(at("companies/alpha.md"), at("companies/alpha-tea.md"));
  commit("A slip");
  expect(await addressesNow()).toEqual({ missing: [], lost: [] });
  writeFileSync(at("site.yml"), readFileSync(at("site.yml"), "utf8").replace("1952年", "1952"));
  commit("Mended");
  const { missing } = await addressesNow();
  expect(missing).toEqual([{ from: "/company/alpha", to: "/company/alpha-tea" }]);
});

test("staff: redirects that lead nowhere, in a circle, away from the site or from a page are refused", async () => {
  const save = (entries: readonly object[]) => mei.put("/api/collections/redirects/redirects").send({ entries });
  for (const [entries, field] of [
    [[{ from: "/company/alpha", to: "/company/beta" }], "entries.0.from"],
    [[{ from: "/company/old", to: "/company/nobody" }], "entries.0.to"],
    [[{ from: "/company/old", to: "https://evil.example/" }], "entries.0.to"],
    [[{ from: "/company/old", to: "//evil.example" }], "entries.0.to"],
    [[{ from: "/api/health", to: "/company/beta" }], "entries.0.from"],
    [
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/a" },
      ],
      "entries.0.to",
    ],
    [
      [
        { from: "/__proto__", to: "/company/beta" },
        { from: "/ja/__proto__", to: "/company/beta" },
      ],
      "entries.1.from",
    ],
  ] as const) {
    const { body } = await save(entries).expect(400);
    expect(Object.keys((body as { error: { fields: object } }).error.fields)).toContain(field);
  }
  await save([{ from: "/ja/company/Old/", to: "/company/beta" }]).expect(200);
  expect(redirects()).toBe("entries:\n  - from: /company/Old\n    to: /company/beta\n");
});

test("a company's new address and the redirect of the old one are one commit, and its history goes on", async () => {
  const { version } = (await mei.get("/api/collections/companies/alpha").expect(200)).body as { version: string };
  const commits = server.commits();
  const moved = await mei
    .put("/api/collections/companies/alpha")
    .send({ _id: "alpha-tea", version, location: "Uji" })
    .expect(200);
  expect(moved.body).toMatchObject({ item: { _id: "alpha-tea", location: "Uji", id: 1 } });
  expect(server.commits()).toBe(commits + 1);
  expect(server.git("log", "-1", "--format=%s").trim()).toBe("Move member company: Alpha to /company/alpha-tea");
  expect(redirects()).toContain("from: /company/alpha\n    to: /company/alpha-tea");
  const { revisions } = (await mei.get("/api/history/companies/alpha-tea").expect(200)).body as { revisions: object[] };
  expect(revisions).toHaveLength(2);
  await mei.get("/api/history/companies/alpha").expect(404);
  expect((await mei.get("/api/deleted/companies").expect(200)).body).toMatchObject({ items: [] });
  // An address that was this company's may be its own again; nobody else gets it.
  const add = {
    name: "New",
    description: "Tea",
    location: "Kyoto",
    logoImg: "/media/a.png",
    link: "https://a.example",
  };
  await mei
    .post("/api/collections/companies")
    .send({ ...add, _id: "alpha" })
    .expect(400);
  await mei.put("/api/collections/companies/beta").send({ _id: "alpha" }).expect(400);
  await mei.put("/api/collections/companies/alpha-tea").send({ _id: "alpha" }).expect(200);
  expect(redirects()).toContain("from: /company/alpha-tea\n    to: /company/alpha");
  expect(redirects()).not.toContain("from: /company/alpha\n");
});

test("of a moved number or file that is given to another entry health and the check say one thing, not to remove its redirect", async () => {
  const text = (name: string, id: number): string =>
    company(name, id) + Array.from({ length: 9 }, (_, line) => `${name} and its ${name} ${String(line)}.\n`).join("");
  writeFileSync(at("companies/alpha.md"), text("Alpha", 3));
  writeFileSync(at("news/2026/report.md"), newsFile({ serial_no: "99", title: "Report" }));
  commit("Another number");
  const kept = (count: number): Promise<void> =>
    soon(() => expect(server.log.filter(({ event }) => event === "redirects-added")).toHaveLength(count));
  await kept(1);
  expect(redirects()).toBe("entries:\n  - from: /news/7\n    to: /news/report\n");
  renameSync(at("companies/alpha.md"), at("companies/alpha-tea.md"));
  commit("Another name");
  await kept(2);
  expect(redirects()).toContain("to: /company/alpha-tea\n");
  await server.stop();
  writeFileSync(at("news/2026/tea.md"), newsFile({ serial_no: "7", title: "Tea" }, "Leaves."));
  writeFileSync(at("companies/alpha.md"), text("Gamma", 5));
  commit("Old addresses for others");
  await server.restart();
  mei = await server.loggedIn("Mei Tan");
  await soon(async () =>
    expect((await problems()).toSorted()).toEqual([
      ["companies/alpha.md", expect.stringContaining("/company/alpha, which was the one of companies/alpha-tea.md")],
      ["news/2026/report.md", expect.stringContaining("give both files back")],
    ]),
  );
  const { lost } = await addressesNow();
  const { problems: read } = await readWithHistory(server.settings.contentDir, ({ content }) =>
    Promise.resolve(content),
  );
  const inRedirects = read.filter(({ path }) => path === "redirects.yml");
  expect(inRedirects.map(({ code }) => code)).toEqual(["redirectFromPage", "redirectFromPage"]);
  expect(withoutRedirectsOfTaken(inRedirects, lost)).toEqual([]);
  expect(withoutRedirectsOfTaken(inRedirects, [])).toEqual(inRedirects);
});
