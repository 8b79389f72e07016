import { screen, waitFor, within } from "@testing-library/react";
import { healthConcerns, type StaffHealthAnswer } from "../../../content/model/api/health-answer";
import type { Language } from "../../../content/model/text/language";
import type { ReleasesAnswer } from "../../../content/model/api/release-answers";
import english from "../../locales/en/adminHealth.json";
import japanese from "../../locales/ja/adminHealth.json";
import { HostSiteProvider } from "../kit/services/host-site";
import { errorReply, FakeApi } from "../test-support/fake-api";
import { dialogSaying } from "../test-support/render-admin";
import { renderStaffPage } from "../test-support/render-staff-page";
import { HealthApp } from "./main";

const [newest, older] = ["b", "a"].map((letter, at) => ({
  name: `2026112003000000${String(at)}-${letter.repeat(12)}-0000`,
  commit: letter.repeat(40),
  builtAt: `2026-11-20T0${String(3 - at)}:00:00.000Z`,
  live: at === 0,
})) as [ReleasesAnswer["releases"][number], ReleasesAnswer["releases"][number]];
const releases: ReleasesAnswer = { releases: [newest, older], hold: null };
const held: ReleasesAnswer = {
  releases: [
    { ...newest, live: false },
    { ...older, live: true },
  ],
  hold: { release: older.name, since: "2026-11-20T12:49:00.000Z", by: "Mei Tanaka" },
};
const health: StaffHealthAnswer = {
  status: "ok",
  attention: [],
  commit: newest.commit,
  counts: { events: 3, news: 4, problems: 0, brokenPages: 0 },
  inbox: { waiting: 2, stored: 1_234, capacity: 10_000 },
  disk: { freeBytes: 12_340_000_000 },
  problems: [],
  publish: { kind: "live", liveCommit: newest.commit },
};
const heldHealth: StaffHealthAnswer = {
  ...health,
  attention: ["release-held"],
  publish: { kind: "held", liveCommit: older.commit, release: older.name, since: "2026-11-20T12:49:00.000Z" },
};

interface HealthOptions {
  readonly api?: FakeApi;
  readonly language?: Language;
  readonly kept?: ReleasesAnswer;
}

/** The page over a fake network whose server can be rolled back. */
function renderHealth(
  answer: object = health,
  { api = new FakeApi(), language = "en", kept = releases }: HealthOptions = {},
) {
  let now: object = answer;
  let known = kept;
  api.on("GET /api/health", () => ({ status: 200, body: now }));
  api.on("GET /api/releases", () => ({ status: 200, body: known }));
  api.on("POST /api/rollBackRelease", () => {
    [now, known] = [heldHealth, held];
    return { status: 200, body: held };
  });
  api.on("POST /api/resumeReleases", () => {
    [now, known] = [health, releases];
    return { status: 200, body: { ...held, hold: null } };
  });
  return renderStaffPage(
    <HostSiteProvider value={{ pages: { news: "/adminNews" }, categories: {} }}>
      <HealthApp />
    </HostSiteProvider>,
    api,
    language,
  );
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));
const release = async (name: string) => within(await screen.findByRole("article", { name }));
const inDialog = async (words: string, name: string) => within(await dialogSaying(words)).getByRole("button", { name });
const olderTime = "Nov 20, 2026, 11:00";
const question = `Show visitors the website as it was built ${olderTime}? It stays like that, whatever is saved, until somebody publishes the newest again.`;

beforeEach(() => localStorage.clear());

test("shows what is published, that nothing is wrong, and the releases", async () => {
  renderHealth();
  const published = await section("Published site");
  expect(published.getByRole("status")).toHaveTextContent(
    "Last published: yesterday 12:00. Everything saved is visible.",
  );
  expect(published.getByText("Events: 3, news items: 4")).toBeVisible();
  expect((await section("Content problems")).getByText("All texts and images can be read.")).toBeVisible();
  expect((await release("Built Nov 20, 2026, 12:00")).queryByRole("button")).not.toBeInTheDocument();
  expect((await release(`Built ${olderTime}`)).getByRole("button", { name: "Roll back to this" })).toBeEnabled();
  expect(screen.queryByRole("region", { name: "Shared content" })).not.toBeInTheDocument();
});

test("ids and commits are folded under details for technicians", async () => {
  const { user } = renderHealth();
  const published = await section("Published site");
  const technical = [newest.name, "Nov 20, 2026, 12:00", "b".repeat(12), "b".repeat(12)];
  const [counts, ...facts] = published.getAllByRole("definition");
  expect(counts).toHaveTextContent("Events: 3, news items: 4");
  expect(facts.map(({ textContent }) => textContent)).toEqual(technical);
  for (const fact of facts) expect(fact).not.toBeVisible();
  await user.click(published.getByText("Details for technicians"));
  for (const fact of facts) expect(fact).toBeVisible();
  const earlier = await release(`Built ${olderTime}`);
  expect(earlier.getByText(older.name)).not.toBeVisible();
  expect(earlier.getByText(`Content ${"a".repeat(12)}`)).not.toBeVisible();
});

test.each([
  ["en", "Last published: today 08:55. Everything saved is visible."],
  ["ja", "最終公開：今日 08:55。保存した内容はすべて公開されています。"],
] as const)("says when something was last published into the release: %s", async (language, words) => {
  const kept = { ...releases, releases: [{ ...newest, publishedAt: "2026-11-20T23:55:00.000Z" }, older] };
  renderHealth(health, { language, kept });
  const name = language === "en" ? "Published site" : "公開中のサイト";
  expect((await section(name)).getByRole("status")).toHaveTextContent(words);
});

test.each([
  ["en", "Everything saved is visible, except what is listed under “Content problems”.", "Partly up to date"],
  ["ja", "「コンテンツの問題」に挙げたものを除き、保存した内容はすべて公開されています。", "一部を除き最新"],
] as const)(
  "does not say that everything is visible while a text has a mistake: %s",
  async (language, words, badge) => {
    renderHealth(
      { ...health, status: "degraded", problems: [{ path: "site.yml", message: "is missing" }] },
      { language },
    );
    const name = language === "en" ? "Published site" : "公開中のサイト";
    const published = await section(name);
    expect(published.getByRole("status")).toHaveTextContent(words);
    expect(published.getByText(badge)).toBeInTheDocument();
  },
);

test("names path, line and field of each content problem, and says why a build failed, as text", async () => {
  renderHealth({
    ...health,
    status: "degraded",
    problems: [
      { path: "events/2026/a.md", line: 3, field: "date", message: "is not a day" },
      { path: "site.yml", message: "<b>is missing</b>" },
    ],
    publish: {
      kind: "failed",
      commit: "c".repeat(40),
      liveCommit: newest.commit,
      reason: "The disk is full.\n<i>x</i>",
    },
  });
  const problems = (await section("Content problems")).getAllByRole("listitem");
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'events/2026/a.md, line 3 "date" is not a day',
    "site.yml <b>is missing</b>",
  ]);
  const published = await section("Published site");
  expect(published.getByText("Not published")).toBeInTheDocument();
  expect(published.getByText(/\. What was saved since could not be published\. Ask a maintainer/)).toBeVisible();
  expect(published.getByText(/The disk is full\./)).not.toBeVisible();
  expect(problems[0]).not.toBeVisible();
  expect(published.getByText(/The disk is full\./).textContent).toBe("The disk is full.\n<i>x</i>");
});

test("what staff can correct in a form is not folded and leads to the form, also that of a prepared change", async () => {
  const kind = "news" as const;
  const links = (target: string) => ({
    field: "body",
    line: 9,
    isShown: true as const,
    message: `links to "${target}"`,
  });
  renderHealth({
    ...health,
    problems: [
      { path: "news/2026/a.md", ...links("/gone"), entry: { kind, _id: "a", title: "Our walk" } },
      { path: "news/2026/a.md", ...links("/gone"), field: "body_jp", entry: { kind, _id: "a", title: "Our walk" } },
      { path: "news/2026/b.next.md", ...links("/lost"), prepared: { kind, _id: "b", title: "Our talk" } },
      { path: "news/2026/c.md", line: 2, field: "titel", isShown: true, message: "is not known" },
    ],
  });
  const problems = await section("Content problems");
  const [first, second, technical] = problems.getAllByRole("listitem");
  expect(first).toHaveTextContent('Our walk: links to "/gone"');
  expect(second).toHaveTextContent('Our talk: links to "/lost"');
  for (const shown of [first, second]) expect(shown).toBeVisible();
  expect(problems.getByRole("link", { name: "Our walk" })).toHaveAttribute("href", "/adminNews?item=a");
  expect(problems.getByRole("link", { name: "Our talk" })).toHaveAttribute("href", "/adminNews?next=1&item=b");
  expect(technical).toHaveTextContent('news/2026/c.md, line 2 "titel" is not known');
  expect(technical).not.toBeVisible();
});

test("says which version the site shows of a broken file, and names pages that cannot be made", async () => {
  renderHealth({
    ...health,
    status: "degraded",
    problems: [
      {
        path: "site.yml",
        message: "is no YAML",
        kept: { commit: older.commit, date: "2026-11-20T21:49:00+09:00" },
      },
    ],
    publish: { ...health.publish, broken: [{ page: "/sccj-news", reason: "<i>no title</i>" }] },
  });
  const problems = await section("Content problems");
  expect(problems.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "site.yml is no YAMLThe website shows the version of Nov 20, 2026, 21:49 until the file is corrected.",
    "/sccj-news <i>no title</i>",
  ]);
  expect(problems.getByText(/they stay as they were when they could last be made/)).toBeVisible();
});

test("rolls back after asking, says so, shows who holds the site, and goes on again", async () => {
  const { api, user } = renderHealth();
  const back = (await release(`Built ${olderTime}`)).getByRole("button", { name: "Roll back to this" });
  await user.click(back);
  await user.click(await inDialog(question, "Cancel"));
  expect(api.sentTo("POST /api/rollBackRelease")).toEqual([]);
  expect(back).toHaveFocus();
  await user.click(back);
  await user.click(await inDialog(question, "Roll back to this"));
  expect(await screen.findByText(`Rolled back to the release built ${olderTime}.`)).toBeInTheDocument();
  expect(api.sentTo("POST /api/rollBackRelease").map(({ fields }) => fields)).toEqual([{ name: older.name }]);
  const published = await section("Published site");
  expect(await published.findByText("Mei Tanaka")).toBeInTheDocument();
  expect(published.getByText("Nov 20, 2026, 21:49")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Published site" })).toHaveFocus());
  expect((await release("Built Nov 20, 2026, 12:00")).getByRole("button")).toHaveTextContent("Roll back to this");

  await user.click(published.getByRole("button", { name: "Publish the newest again" }));
  await user.click(
    await inDialog(
      "Publish everything that was saved since, and follow new changes again?",
      "Publish the newest again",
    ),
  );
  expect(await screen.findByText("The newest content is being published.")).toBeInTheDocument();
  expect(await published.findByText("Up to date")).toBeInTheDocument();
  expect(published.queryByRole("button")).not.toBeInTheDocument();
});

test.each([
  [errorReply(507, "disk-full"), "message of disk-full"],
  [errorReply(404, "not-found"), "This release is not kept any more. The list has been loaded again."],
])("a roll back that fails says why and changes nothing", async (reply, words) => {
  const { api, user } = renderHealth();
  const back = (await release(`Built ${olderTime}`)).getByRole("button", { name: "Roll back to this" });
  api.on("POST /api/rollBackRelease", reply);
  await user.click(back);
  await user.click(await inDialog(question, "Roll back to this"));
  expect(await dialogSaying("The site was not rolled back. Please try again.")).toHaveTextContent(words);
  expect((await section("Published site")).getByText("Up to date")).toBeInTheDocument();
});

test("follows a build until it is live, and says when a change waits", async () => {
  const { api } = renderHealth({ ...health, commit: "c".repeat(40) });
  const published = await section("Published site");
  expect(published.getByText("Change waiting")).toBeInTheDocument();
  api.on("GET /api/health", { status: 200, body: health });
  expect(await published.findByText("Up to date")).toBeInTheDocument();
});

test.each([
  [
    { kind: "unreachable", since: "2026-11-20T12:49:00.000Z", reason: "time-out" },
    /^The place where all servers keep the content cannot be reached, so nothing can be saved\./,
    ["unreachable", "Nov 20, 2026, 21:49", "time-out"],
  ],
  [{ kind: "something new", since: 5 }, /^A maintainer can read the state/, ["something new"]],
])("tells what the server says about the shared content: %j", async (remote, sentence, expected) => {
  renderHealth({ ...health, remote });
  const shared = await section("Shared content");
  expect(shared.getByText(sentence)).toBeVisible();
  const told = shared.getAllByRole("definition");
  for (const fact of told) expect(fact).not.toBeVisible();
  expect(told.map(({ textContent }) => textContent)).toEqual(expected);
});

test("a state that cannot be loaded says so, and keeps what was known", async () => {
  const { api, user } = renderHealth();
  await section("Published site");
  api.on("GET /api/releases", "offline");
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The state of the site could not be loaded.");
  expect((await section("Published site")).getByText("Up to date")).toBeInTheDocument();
});

test("an expired session alerts and asks for the password", async () => {
  const { api, user } = renderHealth();
  await section("Published site");
  api.on("GET /api/releases", errorReply(401, "unauthorized"));
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  await user.click(await inDialog("Unauthorized", "OK"));
  expect(await screen.findByText("Your session has ended. Log in to see the state of the site again.")).toBeVisible();
});

test.each([
  ["en", "Published site", "Held", "Publish the newest again"],
  ["ja", "公開中のサイト", "固定中", "最新の内容を公開する"],
] as const)("a held site says so also while the server finishes a build: %s", async (language, name, badge, resume) => {
  renderHealth({ ...health, publish: { kind: "building", commit: newest.commit } }, { language, kept: held });
  const published = await section(name);
  expect(published.getByText(badge)).toBeInTheDocument();
  expect(published.getByRole("button", { name: resume })).toBeInTheDocument();
});

test.each([
  [
    "en",
    "Log out everywhere",
    "Log out everybody on every device, yourself included? Unsaved text stays on each device.",
    "Cancel",
    "Password",
  ],
  [
    "ja",
    "すべての端末からログアウト",
    "ご自分を含む全員を、すべての端末からログアウトさせますか？未保存の内容は、それぞれの端末に残ります。",
    "キャンセル",
    "パスワード",
  ],
] as const)("logs out everywhere after asking: %s", async (language, name, sentence, cancel, password) => {
  const { api, user } = renderHealth(health, { language });
  api.on("POST /api/logoutEverywhere", { status: 204 });
  await user.click(await screen.findByRole("button", { name }));
  await user.click(await inDialog(sentence, cancel));
  expect(api.sentTo("POST /api/logoutEverywhere")).toEqual([]);
  await user.click(screen.getByRole("button", { name }));
  await user.click(await inDialog(sentence, name));
  expect(await screen.findByLabelText(password)).toBeInTheDocument();
  expect(api.sentTo("POST /api/logoutEverywhere")).toHaveLength(1);
  expect(api.sentTo("POST /api/logout")).toEqual([]);
  expect(document.body).not.toHaveTextContent(newest.name);
});

test("says when logging out everywhere did not work, and stays", async () => {
  const { api, user } = renderHealth();
  api.on("POST /api/logoutEverywhere", "offline");
  await user.click(await screen.findByRole("button", { name: "Log out everywhere" }));
  await user.click(
    await inDialog(
      "Log out everybody on every device, yourself included? Unsaved text stays on each device.",
      "Log out everywhere",
    ),
  );
  expect(await dialogSaying("Logging out did not work. Please try again.")).toBeInTheDocument();
  expect(await screen.findByRole("region", { name: "Published site", hidden: true })).toBeInTheDocument();
});

test("an editor reads who could roll back, and is offered neither that nor to log everybody out", async () => {
  renderHealth(heldHealth, { kept: { ...held, administrators: ["Aiko Tan", "Ben Ong"] } });
  expect(await screen.findByText(/Only an administrator can .*: Aiko Tan, Ben Ong\./)).toBeInTheDocument();
  for (const name of [/^Roll back/, /^Log out everywhere$/, /newest/])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("speaks Japanese", async () => {
  renderHealth(heldHealth, { language: "ja", kept: held });
  const published = await section("公開中のサイト");
  expect(published.getByText("固定中")).toBeInTheDocument();
  expect(published.getByRole("button", { name: "最新の内容を公開する" })).toBeInTheDocument();
  expect(published.getByText("イベント3件、ニュース4件")).toBeInTheDocument();
  expect((await release("2026年11月20日 11:00に作成")).getByText("表示中")).toBeInTheDocument();
});

const attentionWords = [
  ["en", "What needs attention", english, "Nothing needs attention."],
  ["ja", "対応が必要なこと", japanese, "対応が必要なことはありません。"],
] as const;

test.each(attentionWords)(
  "says in sentences what needs attention, or that nothing does: %s",
  async (language, name, words, none) => {
    const { unmount } = renderHealth(health, { language });
    expect((await section(name)).getByText(none)).toBeVisible();
    unmount();
    const listed = renderHealth({ ...health, problems: [{ path: "a.md", isShown: true, message: "x" }] }, { language });
    expect((await section(name)).getByText(words.attention.nothingUrgent)).toBeVisible();
    expect(screen.queryByText(none)).not.toBeInTheDocument();
    listed.unmount();
    renderHealth({ ...health, status: "degraded", attention: healthConcerns }, { language });
    const told = (await section(name)).getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(told).toEqual(healthConcerns.map((concern) => words.attention.concerns[concern]));
  },
);

test.each([
  ["Bring it back", "bring-back"],
  ["Leave it as it is", "leave"],
])("names a save that was taken back and who did that: %s", async (button, act) => {
  const api = new FakeApi();
  api.on("POST /api/takenBackSave", () => ({ status: 204, body: undefined }));
  const takenBack = {
    ...{ kind: "events", _id: "picnic", title: "Picnic", path: "events/2026/picnic.md", commit: "c".repeat(40) },
    ...{ author: "Mei Tan", date: "2026-11-20T12:49:00.000Z", canReturn: true },
    by: { author: "Ren", commit: "d".repeat(40) },
  } as const;
  const attention = ["save-taken-back", "unmerged-edit"] as const;
  const unmerged = [{ path: "content/news/2026/a.md", author: "Jo" }];
  const { user } = renderHealth({ ...health, attention, takenBack: [takenBack], unmerged }, { api });
  const told = await section("What needs attention");
  const words = "“Picnic”, saved by Mei Tan on Nov 20, 2026, 21:49. Taken back by Ren.";
  // Its date is an element of its own, which a line does not tear apart.
  expect(told.getByText((_, part) => part?.tagName === "P" && part.textContent === words)).toBeVisible();
  expect(told.getByText("content/news/2026/a.md, saved by Jo")).toBeVisible();
  await user.click(told.getByRole("button", { name: button }));
  await waitFor(() => expect(api.sentTo("POST /api/takenBackSave")).toHaveLength(1));
  expect(api.sentTo("POST /api/takenBackSave")[0]?.fields).toEqual({
    kind: "events",
    _id: "picnic",
    commit: takenBack.commit,
    act,
  });
});

test("says why nothing can be saved, what a maintainer should do, and which branches these are", async () => {
  renderHealth({
    ...health,
    status: "degraded",
    attention: ["saving-blocked", "other-branch"],
    blocked: { message: "A maintainer is in the middle of a merge.", reason: 'end it with "git merge --abort"' },
    branches: { atStart: "main", now: "topic" },
  });
  const attention = await section("What needs attention");
  expect(attention.getByText("A maintainer is in the middle of a merge.")).toBeVisible();
  const told = attention.getAllByRole("definition", { hidden: true }).map(({ textContent }) => textContent);
  expect(told).toEqual(['end it with "git merge --abort"', "main", "topic"]);
});

test.each([
  ["en", "Inbox and server", ["2", "1,234 of at most 10,000", "Nov 20, 2026, 21:49", "12.3 GB"]],
  ["ja", "お問い合わせとサーバー", ["2", "1,234件（上限10,000件）", "2026年11月20日 21:49", "12.3 GB"]],
] as const)("shows what waits in the inbox and the room that is left: %s", async (language, name, expected) => {
  const inbox = { ...health.inbox, oldestUnsentAt: "2026-11-20T12:49:00.000Z" };
  renderHealth({ ...health, inbox }, { language });
  const told = (await section(name)).getAllByRole("definition");
  expect(told.map(({ textContent }) => textContent)).toEqual(expected);
});

test.each(["en", "ja"] as const)("addresses that were not found lead to a redirect for them: %s", async (language) => {
  const own = { en: english, ja: japanese }[language].missing;
  const missing = [
    { path: "/old & page", count: 1_234 },
    { path: "/古い", count: 1 },
  ];
  renderHealth({ ...health, missing }, { language });
  const list = await section(own.heading);
  expect(list.getAllByRole("row").slice(1)).toHaveLength(2);
  expect(list.getByText("1,234")).toBeVisible();
  const [link] = list.getAllByRole("link");
  expect(link).toHaveAccessibleName(`${own.lead} /old & page`);
  const query = new URLSearchParams(link?.getAttribute("href")?.split("?")[1]);
  expect(Object.fromEntries(query)).toEqual({ in: "redirects", item: "redirects", from: "/old & page" });
});

test("without a missing address the page says so, and a server that counts none has no such part", async () => {
  renderHealth({ ...health, missing: [] });
  expect((await section(english.missing.heading)).getByText(english.missing.none)).toBeVisible();
});
