import { screen, waitFor, within } from "@testing-library/react";
import type { EndingAnswer, LastChangeAnswer, WaitingAnswer } from "../../../content/model/api/overview-answer";
import type { FileProblem } from "../../../content/model/api/answers";
import type { Language } from "../../../content/model/text/language";
import adminWords from "../../locales/en/admin.json";
import { HostSiteProvider } from "../kit/services/host-site";
import { errorReply, FakeApi, someEvent, someNews } from "../test-support/fake-api";
import { dialogSaying } from "../test-support/render-admin";
import { renderStaffPage } from "../test-support/render-staff-page";
import { StartApp } from "./main";

const complete = { state: "complete" } as const;
const missing = { state: "missing", language: "ja" } as const;
const edited: LastChangeAnswer = {
  kind: "news",
  _id: "2026-11-01-new-office",
  title: "New office",
  title_jp: "新しい事務所",
  change: "edited",
  author: "Mei Tan",
  date: "2026-11-18T23:00:00.000Z",
  before: "c".repeat(40),
  after: "b".repeat(40),
};
const ending = (endsOn: string): EndingAnswer => ({ kind: "promotion", endsOn });

interface World {
  readonly open?: number;
  readonly events?: readonly object[];
  readonly marks?: object;
  readonly attention?: readonly string[];
  readonly changes?: readonly LastChangeAnswer[];
  readonly endings?: readonly EndingAnswer[];
  readonly waiting?: readonly WaitingAnswer[];
  readonly problems?: readonly FileProblem[];
}

function renderStart(world: World = {}, language: Language = "en") {
  const { open = 0, events = [], marks = {}, attention = [], changes = [], endings = [] } = world;
  const { waiting = [], problems = [] } = world;
  const api = new FakeApi();
  const answers = {
    openInquiries: { open },
    health: { attention, problems, publish: { kind: "none" } },
    overview: { changes, endings, waiting },
    "collections/events": events,
    "collections/news": [someNews({ title_jp: "新しい事務所" })],
    "translations/events": { items: marks },
    "translations/news": { items: {} },
  };
  for (const [path, body] of Object.entries(answers)) api.on(`GET /api/${path}`, { status: 200, body });
  const below = language === "ja" ? "/ja" : "";
  const pages = Object.fromEntries(
    ["events", "news", "content", "inquiries", "health"].map((app) => [app, `${below}/${app}`] as const),
  );
  const page = (
    <HostSiteProvider value={{ pages, categories: {} }}>
      <StartApp />
    </HostSiteProvider>
  );
  return renderStaffPage(page, api, language);
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));
const rows = async (name: string) =>
  (await section(name)).getAllByRole("listitem").map(({ textContent }) => textContent);
const links = async (name: string) =>
  (await section(name))
    .queryAllByRole("link")
    .map((link) => `${link.textContent} > ${link.getAttribute("href") ?? ""}`);

test.each([
  [
    "en",
    {
      "Open inquiries": "No inquiry is open.",
      "Site health": "Nothing needs attention.",
      "Not public yet": "Nothing is waiting to be published.",
      "Next events": "No event is coming up.",
      Translations: "Nothing to translate.",
      "About to end": "No promotion and no banner is about to end.",
      "Latest changes": "Nothing has been changed yet.",
    },
  ],
  [
    "ja",
    {
      未対応のお問い合わせ: "未対応のお問い合わせはありません。",
      サイトの状態: "対応が必要なことはありません。",
      "公開予約・下書き": "公開予約や下書きはありません。",
      今後のイベント: "今後のイベントはありません。",
      翻訳: "翻訳が必要なものはありません。",
      まもなく終了するもの: "まもなく終了するキャンペーンやバナーはありません。",
      最近の変更: "まだ変更はありません。",
    },
  ],
] as const)("each part says when there is nothing to do: %s", async (language, sentences) => {
  renderStart({ endings: [ending("2025-12-31")] }, language);
  for (const [heading, none] of Object.entries(sentences)) {
    expect((await section(heading)).getByText(none)).toBeVisible();
    expect((await section(heading)).queryByRole("listitem")).not.toBeInTheDocument();
  }
});

test("what waits leads to its place: the inbox, the health page, the events to come", async () => {
  const events = [
    someEvent({ _id: "past", date: "2026-11-20", title: "Past" }),
    someEvent({ _id: "next", date: "2026-12-12", title: "Next" }),
    someEvent({ _id: "now", date: "2026-11-20 to 2026-11-21", title: "Now" }),
    // Not public yet: listed among what waits.
    someEvent({ _id: "draft", date: "2026-12-01", title: "Draft", draft: true }),
  ];
  renderStart({ open: 3, attention: ["release-held"], events });
  expect(await rows("Open inquiries")).toEqual(["Waiting for an answer: 3"]);
  expect(await links("Open inquiries")).toEqual(["All inquiries > /inquiries"]);
  expect(await rows("Site health")).toEqual([expect.stringMatching(/^The site stays as it was at an earlier time\./)]);
  expect(await links("Site health")).toEqual(["Site health > /health"]);
  expect(await links("Next events")).toEqual([
    "Now > /events?item=now",
    "Next > /events?item=next",
    "Upcoming events > /events?when=upcoming",
    "New event > /events?new",
  ]);
});

test("what is to be translated is the newest five, and links to the lists that show only it", async () => {
  const events = Array.from({ length: 6 }, (_, at) =>
    someEvent({ _id: `e${String(at)}`, date: `2026-12-0${String(at + 1)}`, title: `Event ${String(at)}` }),
  );
  const marks = Object.fromEntries(events.map(({ _id }) => [_id, { title: missing, body: missing }]));
  renderStart({
    events: [...events, someEvent()],
    marks: { ...marks, [someEvent()._id]: { title: complete, body: complete } },
  });
  expect((await rows("Translations")).slice(0, 2)).toEqual(["Event 5No Japanese yet", "Event 4No Japanese yet"]);
  expect((await links("Translations")).slice(-2)).toEqual([
    "Event 1 > /events?item=e1",
    "Events that need translation: 6 > /events?languages=needs",
  ]);
});

test.each([
  ["2026-12-21", "Membership promotionin 30 daysLast day: Mon, Dec 21, 2026"],
  ["2026-11-21", "Membership promotiontodayLast day: Sat, Nov 21, 2026"],
  ["2026-11-20", "Membership promotionyesterdayLast day: Fri, Nov 20, 2026"],
])("what ends on %s is said 30 days before and after", async (endsOn, words) => {
  renderStart({ endings: [ending(endsOn)] });
  expect(await rows("About to end")).toEqual([words]);
  expect(await links("About to end")).toEqual(["Membership promotion > /content?in=plans&item=plans"]);
});

test("the banner that is about to end leads to the form of the home page", async () => {
  renderStart({ endings: [{ kind: "banner", endsOn: "2026-11-25", event: "picnic" }] }, "ja");
  expect(await links("まもなく終了するもの")).toEqual([
    "トップページのイベントバナー > /ja/content?in=pages&item=home",
  ]);
  expect(await rows("まもなく終了するもの")).toEqual([expect.stringContaining("4日後最終日：2026年11月25日（水）")]);
});

const fees = { kind: "plans", _id: "plans", title: "Membership plans", title_jp: "会員プラン" } as const;

test.each([
  [
    "en",
    "Not public yet",
    [
      "Membership plansA prepared change waits for a decision",
      "FirstPublic from Dec 1, 2026, 09:00 Japan time",
      "Kopiya Coffee HouseDraft, not public",
    ],
    "Membership plans > /content?in=plans&next=1&item=plans",
  ],
  [
    "ja",
    "公開予約・下書き",
    [
      "会員プラン公開前の変更が確認待ちです",
      "First2026年12月1日 09:00に公開（日本時間）",
      "Kopiya Coffee House下書き（未公開）",
    ],
    "会員プラン > /ja/content?in=plans&next=1&item=plans",
  ],
] as const)(
  "what is not public yet is listed with its time and leads to its form: %s",
  async (language, name, all, link) => {
    const first = { kind: "events", _id: "first", title: "First", state: "scheduled" } as const;
    const draft = { kind: "companies", _id: "kopiya", title: "Kopiya Coffee House", state: "draft" } as const;
    const waiting = [
      { ...fees, state: "prepared", publishAt: "2026-11-20T09:00+09:00" } as const,
      { ...first, publishAt: "2026-12-01T09:00+09:00" },
      ...Array.from({ length: 5 }, (_, at) => ({ ...draft, _id: `kopiya${String(at)}` })),
    ];
    renderStart({ waiting }, language);
    expect((await rows(name)).slice(0, 3)).toEqual(all);
    expect((await links(name)).slice(0, 1)).toEqual([link]);
    expect((await section(name)).getByText(language === "en" ? "Further ones: 2" : "ほか2件")).toBeVisible();
  },
);

test.each([
  ["en", "Site health", "Membership plans > /content?in=plans&next=1&item=plans"],
  ["ja", "サイトの状態", "会員プラン > /ja/content?in=plans&next=1&item=plans"],
] as const)(
  "a prepared change that waits for a decision is named and leads to it: %s",
  async (language, name, link) => {
    const problem = { path: "plans.next.yml", field: "corporate", message: "was changed in both", prepared: fees };
    renderStart({ attention: ["prepared-change"], problems: [problem, problem] }, language);
    expect((await links(name))[0]).toBe(link);
  },
);

test.each(["2026-12-22", "2026-10-21"])("what ends on %s is too far away", async (endsOn) => {
  renderStart({ endings: [ending(endsOn)] });
  expect((await section("About to end")).getByText("No promotion and no banner is about to end.")).toBeVisible();
});

test("a change is undone after a question, said, and the page is loaded again", async () => {
  const { user, api } = renderStart({ changes: [edited] }, "ja");
  expect(await rows("最近の変更")).toEqual(["新しい事務所編集Mei Tanさん一昨日元に戻す"]);
  api.on("POST /api/restoreItem", { status: 200, body: { item: someNews(), version: edited.before, commit: "d" } });
  await user.click(screen.getByRole("button", { name: "元に戻す", description: "新しい事務所" }));
  const question = "「新しい事務所」を直前の変更の前の内容に戻しますか？現在の版も履歴に残ります。";
  await user.click(within(await dialogSaying(question)).getByRole("button", { name: "元に戻す" }));
  expect(await screen.findByText("「新しい事務所」を変更前の内容に戻しました。")).toBeVisible();
  const { kind, _id, before: restore, after: version } = edited;
  expect(api.sentTo("POST /api/restoreItem").map(({ fields }) => fields)).toEqual([{ kind, _id, restore, version }]);
  expect(api.sentTo("GET /api/overview")).toHaveLength(2);
  expect(screen.getByRole("heading", { name: "最近の変更" })).toHaveFocus();
});

test("a delete is brought back, an addition is deleted, a check cannot be undone; a deleted item has no form", async () => {
  const { before, after } = edited;
  const { user, api } = renderStart({
    changes: [
      { ...edited, kind: "events", _id: "gone", title: "Gone", change: "deleted", after: null },
      { ...edited, _id: "new", title: "New", change: "added", before: null },
      { ...edited, _id: "same", title: "Same", change: "checked", before: after },
    ],
  });
  expect(await links("Latest changes")).toEqual(["New > /news?item=new", "Same > /news?item=same"]);
  const [bringBack, remove, ...more] = screen.getAllByRole("button", { name: "Undo" });
  expect(more).toEqual([]);
  if (!bringBack || !remove) throw new Error("two buttons are expected");
  await user.click(bringBack);
  const undo = async (question: string) =>
    user.click(within(await dialogSaying(question)).getByRole("button", { name: "Undo" }));
  api.on("POST /api/restoreItem", { status: 200, body: { item: someEvent(), version: before, commit: "d" } });
  await undo("“Gone” was deleted. Undo this and restore it?");
  expect(await screen.findByText("Undone: “Gone” has been restored.")).toBeVisible();
  expect(api.sentTo("POST /api/restoreItem")[0]?.fields).toMatchObject({ _id: "gone", restore: before, version: null });
  api.on("DELETE /api/collections/news/2026-11-01-new-office", errorReply(409, "stale-version"));
  const [, again] = screen.getAllByRole("button", { name: "Undo" });
  if (again) await user.click(again);
  await undo("“New” was added. Undo this and delete it?");
  await dialogSaying("This could not be undone. Please try again.");
});

test("a part that cannot be loaded says so, and the others stay", async () => {
  const { api, user } = renderStart({ open: 2 });
  await section("Open inquiries");
  api.on("GET /api/overview", errorReply(500, "internal"));
  await user.click(screen.getByRole("button", { name: adminWords.list.retry }));
  expect(await screen.findAllByText("This could not be loaded. Please try again.")).toHaveLength(3);
  expect(await rows("Open inquiries")).toEqual(["Waiting for an answer: 2"]);
});

test("the login box is first, and after the login the page is there", async () => {
  const { api, user } = renderStart({ open: 1 });
  await section("Open inquiries");
  api.on("GET /api/openInquiries", errorReply(401, "unauthorized"));
  await user.click(screen.getByRole("button", { name: adminWords.list.retry }));
  await user.click(within(await dialogSaying("Unauthorized")).getByRole("button", { name: "OK" }));
  expect(await screen.findByText("Your session has ended. Log in to see this page again.")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Open inquiries" })).not.toBeInTheDocument();
  api.on("GET /api/openInquiries", { status: 200, body: { open: 7 } });
  api.on("POST /api/login", { status: 200, body: { loggedIn: true } });
  await user.type(screen.getByLabelText("Password"), "secret");
  await user.click(screen.getByRole("button", { name: "Login" }));
  await waitFor(async () => expect(await rows("Open inquiries")).toEqual(["Waiting for an answer: 7"]));
});
