import { fireEvent, screen } from "@testing-library/react";
import { renderPage } from "../test-support/render-page";
import { Search } from "./SearchPage";
import { startSearch } from "./start-search";
import type { IndexParts, SearchEntry } from "./search-index";

const texts = { heading: "Search", introduction: "", noScript: "", emptyHint: "" };
const parts: IndexParts = [
  ["pages", 1],
  ["2026", 4],
];
const entries = (count: number, date: string): SearchEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: "news",
    path: `/news/${date}-${String(at)}`,
    title: `Networking ${date} ${String(at)}`,
    text: "An evening of talks",
    date,
  }));

/** The search page with an index whose files come when the test lets them, and frames that the test paints. */
function show() {
  const asked: string[] = [];
  const answers: ((found: readonly SearchEntry[]) => void)[] = [];
  const frames: FrameRequestCallback[] = [];
  globalThis.fetch = (path) => {
    asked.push(path as string);
    return new Promise((resolve) =>
      answers.push((found) => resolve({ ok: true, json: () => Promise.resolve(found) } as unknown as Response)),
    );
  };
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => frames.push(callback));
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  document.documentElement.lang = "en";
  const { container } = renderPage(<Search texts={texts} parts={parts} latest={[]} />, {
    path: "/search",
    pages: ["home"],
  });
  const page = container.querySelector<HTMLElement>("[data-island]");
  if (!page) throw new Error("the page has no search");
  startSearch(page);
  const field = screen.getByRole("searchbox");
  return {
    asked,
    focus: () => fireEvent.focus(field),
    type: (value: string) => fireEvent.input(field, { target: { value } }),
    titles: () => screen.queryAllByRole("heading", { name: /Networking/ }),
    status: () => screen.getByRole("status").textContent,
    async answer(file: number, found: readonly SearchEntry[]) {
      answers[file]?.(found);
      await settled();
    },
    async paint() {
      for (const frame of frames.splice(0)) frame(0);
      await settled();
    },
  };
}

afterEach(() => jest.restoreAllMocks());

async function withFirstFiles(count: number): Promise<ReturnType<typeof show>> {
  const search = show();
  search.focus();
  for (const file of [0, 1, 2]) await search.answer(file, entries(count, `2026-01-0${String(file + 1)}`));
  return search;
}

test("what is loaded on intent shows nothing before a key", async () => {
  const { asked, titles, status } = await withFirstFiles(5);
  expect([asked.length, titles().length, status()]).toEqual([3, 0, ""]);
});

test("a key is answered from what is loaded; further files are asked for when the answer is painted", async () => {
  const { asked, type, titles, paint } = await withFirstFiles(5);
  type("n");
  expect([asked.length, titles().length]).toEqual([3, 10]);
  await paint();
  expect(asked).toHaveLength(5);
});

test("results that fill the list stay until the last file has come", async () => {
  const { type, titles, status, answer, paint } = await withFirstFiles(5);
  type("n");
  await paint();
  const before = titles();
  await answer(3, entries(2, "2026-12-01"));
  expect(titles().every((title, at) => title === before[at])).toBe(true);
  await answer(4, entries(3, "2026-12-02"));
  expect([titles()[0]?.textContent, status()]).toEqual(["Networking 2026-12-02 0", "20 results for “n”"]);
});

test("a list that is not full grows with each file", async () => {
  const { type, titles, answer, paint } = await withFirstFiles(1);
  type("n");
  await paint();
  await answer(3, entries(2, "2026-12-01"));
  expect(titles()).toHaveLength(5);
});
