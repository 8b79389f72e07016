import { render, screen, within } from "@testing-library/react";
import { markdownToHtml } from "../../../../content/model/markdown/markdown-html";
import { eventParts } from "../../events/event-parts";
import { eventPreview, previewedEvent } from "../../events/EventPreview";
import { newsParts } from "../../news/news-parts";
import { kindIn } from "../../test-support/dated-kinds";
import { newsPreview, previewedNews } from "../../news/NewsPreview";
import { someEventEntry, someNewsEntry } from "../../test-support/fake-api";
import { testSites } from "../../test-support/sites";
import { PreviewBoundary } from "./ItemPreview";
import { PublicFrame } from "./PublicFrame";
import type { Entry } from "../entry/entry";

const today = "2026-11-21";
const [eventKind, newsKind] = [kindIn(eventParts), kindIn(newsParts)];
const stored = ({ _id, fields }: Entry) => ({ id: _id, fields, today });
const typed = (changes: Readonly<Record<string, string>>) => {
  const values = { ...eventKind.emptyValues, ...changes };
  const fields = eventKind.previewedFields({ kind: "form", values, current: undefined, picture: undefined });
  return { fields, id: undefined, today };
};
const eventOf = (changes: Readonly<Record<string, string>>) => previewedEvent(typed(changes));

test("a form becomes what the API would answer: texts rendered as the server does, links made whole, defaults left out", () => {
  const body = "# Big\n\n<script>alert(1)</script>\n\n**Sing** [x](javascript:alert(1))";
  const event = eventOf({
    title: " Carols ",
    description: body,
    date: "2026-12-24",
    link: "www.example.com",
    buttonText: "",
  });
  expect(event).toMatchObject({
    title: "Carols",
    description: markdownToHtml(body),
    startDate: "2026-12-24",
    endDate: "2026-12-24",
    isMultiDay: false,
    time: "All day",
    link: "https://www.example.com",
  });
  expect(event.description).not.toContain("script");
  expect(event).not.toHaveProperty("buttonText");
  expect(event).not.toHaveProperty("title_jp");
});

test("an empty form can be previewed: today and a mark stand for what is not there yet", () => {
  expect(eventOf({ date: " to 2026-01-01" })).toMatchObject({
    title: "…",
    startDate: today,
    endDate: today,
  });
});

test("what the form does not ask for is taken from the stored item", () => {
  const current = someNewsEntry({ author: "Aiko", fullArticleLink: "https://example.com/full" });
  const values = { ...newsKind.emptyValues, title: "T", content: "B", category: "Trade、 Members,," };
  const fields = newsKind.previewedFields({ kind: "form", values, current, picture: "blob:x" });
  expect(previewedNews({ fields, id: current._id, today })).toMatchObject({
    author: "Aiko",
    fullArticleLink: "https://example.com/full",
    category: ["Trade", "Members"],
    image: "blob:x",
    date: today,
  });
});

test("the facts are shown as they are typed, and what is wrong is not", () => {
  const shown = eventOf({ priceMembers: "３,０００", priceGuests: "x", registerBy: "2026-12-20", date: "2026-12-24" });
  expect(shown).toMatchObject({ priceMembers: 3000, registerBy: "2026-12-20" });
  expect(shown.priceGuests).toBeUndefined();
});

test("the site's own card shows it, with the chamber's words for categories", () => {
  const card = newsPreview.find(({ name }) => name === "card");
  if (!card) throw new Error("news have no card");
  render(
    <PublicFrame language="ja" site={testSites.ja} today={today}>
      <card.Page {...stored(someNewsEntry({ title_jp: "新事務所" }))} />
    </PublicFrame>,
  );
  const shown = screen.getByRole("article");
  expect(shown).toHaveClass("news-card");
  expect(within(shown).getByRole("link", { name: "新事務所" })).toBeInTheDocument();
  expect(shown).toHaveTextContent("会員");
});

test("the event card stands below its month", () => {
  const Page = eventPreview[0]?.Page;
  if (!Page) throw new Error("events have no view");
  render(
    <PublicFrame language="en" site={undefined} today={today}>
      <Page {...stored(someEventEntry())} />
    </PublicFrame>,
  );
  expect(screen.getByRole("heading", { name: "December 2026" })).toBeInTheDocument();
  expect(screen.getByText("Upcoming")).toBeInTheDocument();
});

test("an event is shown on its own page, too", () => {
  const article = eventPreview.find(({ name }) => name === "article");
  if (!article) throw new Error("events have no page");
  render(
    <PublicFrame language="ja" site={testSites.ja} today={today}>
      <article.Page {...stored(someEventEntry({ title_jp: "年末の集い", venue: "Hall", venue_jp: "会館" }))} />
    </PublicFrame>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "年末の集い" })).toBeInTheDocument();
  expect(screen.getByRole("article")).toHaveTextContent("会館");
});

test("an event without a date has no status yet", () => {
  const Page = eventPreview[0]?.Page;
  if (!Page) throw new Error("events have no view");
  const shown = (changes: Readonly<Record<string, string>>) => (
    <PublicFrame language="en" site={undefined} today={today}>
      <Page {...typed(changes)} />
    </PublicFrame>
  );
  const { rerender } = render(shown({}));
  expect(screen.queryByText("Happening now")).not.toBeInTheDocument();
  rerender(shown({ date: today }));
  expect(screen.getByText("Happening now")).toBeInTheDocument();
});

test("a fault in the preview stays in the preview", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const Faulty = () => {
    throw new Error("fault");
  };
  render(
    <PreviewBoundary instead={<p>no preview</p>}>
      <Faulty />
    </PreviewBoundary>,
  );
  expect(screen.getByText("no preview")).toBeInTheDocument();
  jest.restoreAllMocks();
});
