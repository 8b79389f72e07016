import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import type { Language } from "../../../../../content/model/text/language";
import { FakeApi, someEvent, someNewsEntry as someNews } from "../../../test-support/fake-api";
import { testServices } from "../../../test-support/render-admin";
import { newsFilters } from "../../../news/news-parts";
import { HostSiteProvider } from "../../services/host-site";
import { ServicesProvider } from "../../services/services";
import { ListControls } from "../../list/ListControls";
import { wholeList } from "../../list/list-view";
import { wordsOf } from "../../services/words";
import { EntryChoiceField } from "./EntryChoiceField";
import { LabelsField } from "./LabelsField";

const field = (value: string) => ({ id: "control", value, error: undefined, onChange: () => undefined });
const nothing = { label: "Control", hint: undefined, required: false };

function show(language: Language, part: ReactElement) {
  render(
    <ServicesProvider value={testServices(language)}>
      <HostSiteProvider value={{ pages: {}, categories: language === "ja" ? { Announcement: "お知らせ" } : {} }}>
        {part}
      </HostSiteProvider>
    </ServicesProvider>,
  );
}

test.each([
  ["ja", "Announcement, Harbour", "日本語サイトでの表示：お知らせ、Harbour"],
  ["ja", "Harbour", ""],
  ["en", "Announcement", ""],
] as const)(
  "%s: categories typed as %j have the site's names in the hint, where it has others",
  (language, value, hint) => {
    show(language, <LabelsField {...nothing} field={field(value)} />);
    expect(screen.getByLabelText("Control")).toHaveAccessibleDescription(hint);
  },
);

test("the list of news is filtered by the categories as the site names them", () => {
  const items = ["Announcement", "Harbour"].map((category) => someNews({ category: [category] }));
  const filters = newsFilters(items, "2026-11-21", wordsOf("ja"));
  show("ja", <ListControls searchId="search" view={wholeList} filters={filters} hasDays onChange={() => undefined} />);
  const options = [...screen.getByLabelText<HTMLSelectElement>("カテゴリー").options];
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ["", "すべて"],
    ["Announcement", "お知らせ"],
    ["Harbour", "Harbour"],
  ]);
});

test.each([
  ["en", ["Sat, Dec 12, 2026 B", "Thu, Oct 16, 2025 to Fri, Oct 17, 2025 A"]],
  ["ja", ["2026年12月12日（土） B", "2025年10月16日（木）から2025年10月17日（金） A"]],
] as const)(
  "events are offered newest first, with their days in the language's form: %s",
  async (language, expected) => {
    const api = new FakeApi();
    globalThis.fetch = api.fetch as typeof fetch;
    const events = [
      someEvent({ _id: "a", title: "A", title_jp: "A", date: "2025-10-16 to 2025-10-17" }),
      someEvent({ _id: "b", title: "B", title_jp: "B", date: "2026-12-12" }),
    ];
    api.on("GET /api/collections/events", { status: 200, body: events });
    show(language, <EntryChoiceField {...nothing} of="events" field={field("")} />);
    await screen.findByRole("option", { name: expected[0] });
    const options = [...screen.getByLabelText<HTMLSelectElement>("Control").options];
    expect(options.slice(1).map(({ text }) => text)).toEqual(expected);
  },
);
