import { fireEvent, waitFor } from "@testing-library/react";
import { brotliCompressSync } from "node:zlib";
import type { Company } from "../../content/model/collections/company";
import type { Language } from "../../content/model/text/language";
import { startDirectory } from "../boot/directory";
import { renderPage } from "../test-support/render-page";
import { companyCard } from "./company-card";
import { companyFilters } from "./company-filters";
import { Directory } from "./DirectoryPage";

const texts = {
  heading: "Members directory",
  introduction: "All members",
  individualNote: "Individual members are not listed.",
  join: { title: "Join", text: "Be here", label: "See the plans" },
};
const syllables = "ka ki ko sa shi su ta chi to na ni no ha hi ma mi mo ya yu ra ri ro wa".split(" ");
const trades = "Logistics Foods Capital Consulting Shipping Design Pharma Systems Trading Energy Robotics".split(" ");
const fields = "sensors, transport, interiors, tax, fruit, paint, software, search, turbines, textiles, law".split(
  ", ",
);
const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? "";

/** Companies without a logo, whose names share little with each other: kanji without a reading, digits, every letter. */
const companies = Array.from({ length: 600 }, (_, at): Company => {
  const word = [at * at * 7, at, at / syllables.length].map((n) => pick(syllables, Math.floor(n))).join("");
  const kanji = [31, 37, 41].map((prime) => String.fromCharCode(0x4e00 + ((at * at * prime) % 0x4000))).join("");
  return {
    id: at + 1,
    name: at % 50 === 0 ? `${String(at)} ${word}` : `${word} ${pick(trades, at)}`,
    name_jp: `株式会社${kanji}`,
    description: `Supplies ${pick(fields, at * at)} and ${pick(fields, at * 3)} to ${word}`,
    location: at % 40 === 0 ? "Unknown" : pick(["Tokyo", "Osaka", "Kobe"], at),
  };
});

const pageData = (language: Language, shown: number) => {
  const cards = companies.map((company) => companyCard(`c${String(company.id)}`, company, language));
  return {
    texts,
    companies: cards.slice(0, shown),
    ...companyFilters(cards, language),
    ...(shown < cards.length && { all: { href: "/demo-members-directory/all", total: cards.length } }),
    pictures: {},
  };
};
function htmlOf(language: Language, shown: number): string {
  const { container, unmount } = renderPage(<Directory {...pageData(language, shown)} />, { language });
  const html = container.innerHTML;
  unmount();
  return html;
}
// By selectors: roles and names of so many elements take the tests a minute.
const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(selector);
  return element;
};
const show = (shown: number): void => {
  document.body.innerHTML = htmls[shown === 60 ? "first" : "all"];
  startDirectory();
};
function type(value: string): void {
  fireEvent.input(find("#company-search"), { target: { value } });
}
const status = () => find("[role=status]").textContent;
const visibleCards = () => document.querySelectorAll(".company-card:not([hidden])").length;
const wayToAll = () => [...document.querySelectorAll(".directory-all a")].map((link) => link.getAttribute("href"));
const asked: string[] = [];
/** What the server answers; undefined when it cannot be reached. */
function answer(html: string | undefined): void {
  globalThis.XMLHttpRequest = class {
    response = html === undefined ? null : new DOMParser().parseFromString(html, "text/html");
    onloadend = (): void => undefined;
    open(_method: string, address: string): void {
      asked.push(address);
    }
    send(): void {
      queueMicrotask(() => this.onloadend());
    }
  } as unknown as typeof XMLHttpRequest;
}
let htmls: { readonly first: string; readonly all: string };

beforeAll(() => {
  htmls = { first: htmlOf("en", 60), all: htmlOf("en", 600) };
});
beforeEach(() => answer(htmls.all));
afterEach(() => {
  asked.length = 0;
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
});

// The page has about 9 KB besides, of which the style sheets are most, and at most 20 KB in all.
test.each<Language>(["en", "ja"])("the first page of 600 companies has at most 11 KB to tell: %s", (language) => {
  expect(brotliCompressSync(htmlOf(language, 60)).length).toBeLessThan(11 * 1024);
});

test("it says how many there are, and leads to the page of all, also without the script", () => {
  show(60);
  expect(status()).toBe("Showing 60 of 600 members");
  expect(wayToAll()).toEqual(["/demo-members-directory/all"]);
  expect(asked).toEqual([]);
});

test("its search is of all companies, whose cards are fetched once", async () => {
  show(60);
  fireEvent.focusIn(find("#company-search"));
  const { name } = companies[599] ?? { name: "" };
  type(name.slice(0, 3));
  type(name);
  await waitFor(() => expect(wayToAll()).toEqual([]));
  expect(status()).toBe("Showing 1 of 600 members");
  expect(find(".company-card:not([hidden]) h2").textContent).toBe(name);
  type("");
  await waitFor(() => expect(visibleCards()).toBe(600));
  expect(asked).toEqual(["http://localhost/demo-members-directory/all"]);
});

test("an address with a filter finds among all companies, too", async () => {
  history.replaceState(null, "", "/demo-members-directory?place=Unknown");
  show(60);
  await waitFor(() => expect(wayToAll()).toEqual([]));
  expect(status()).toBe("Showing 15 of 600 members");
});

test("without an answer the search is of the companies that are there, and the way to all of them stays", async () => {
  answer(undefined);
  show(60);
  type(find(".company-card:last-of-type h2, .company-card h2").textContent);
  await waitFor(() => expect(visibleCards()).toBe(1));
  expect(wayToAll()).toHaveLength(1);
});

test("companies whose names begin with a digit are found by name, and among the others", () => {
  show(600);
  fireEvent.input(find("#company-initial"), { target: { value: "0" } });
  expect(status()).toBe("Showing 12 of 600 members");
  type(companies[50]?.name ?? "");
  expect(status()).toBe("Showing 1 of 600 members");
});

test("of hundreds of cards that come back those of the first screen show at once, the others after its paint, until the next key", async () => {
  show(600);
  const name = companies[599]?.name ?? "";
  type(name);
  type("");
  expect(status()).toBe("Showing 600 of 600 members");
  expect(visibleCards()).toBe(61);
  const shown = [...document.querySelectorAll(".company-card")].map((card) => !card.matches("[hidden]"));
  expect(shown.lastIndexOf(true, 598)).toBe(59);
  type(name);
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  expect(visibleCards()).toBe(1);
  type("");
  await waitFor(() => expect(visibleCards()).toBe(600));
});

test("a key moves no card, and reads and changes each at most once", () => {
  show(600);
  const changes = new MutationObserver(() => undefined);
  changes.observe(find(".company-grid"), { attributes: true, childList: true, subtree: true });
  const read = jest.spyOn(Element.prototype, "querySelector");
  type("7");
  const descriptions = read.mock.calls.filter(([selector]) => selector === "p");
  read.mockRestore();
  expect(descriptions.length).toBeLessThanOrEqual(600);
  const records = changes.takeRecords();
  expect(records.filter(({ type: kind }) => kind === "childList")).toEqual([]);
  expect(records.length).toBeLessThanOrEqual(602);
});
