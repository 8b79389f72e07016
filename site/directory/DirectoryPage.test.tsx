import { createEvent, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Language } from "../../content/model/text/language";
import { startDirectory } from "../boot/directory";
import { startTabs } from "../boot/tabs";
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
const company = (slug: string, name: string, name_jp: string, description = `${name} does things`) => ({
  slug,
  company: {
    id: 1,
    name,
    name_jp,
    description,
    location: "Tokyo",
    logoImg: `/media/companies/${slug}.png`,
    link: "https://x.example/",
  },
});
const all = [
  company("kopiya", "Kopiya", "コピ屋"),
  company("akiya2.0", "Akiya 2.0", "アキヤ2.0", "Akiya does things for Strata"),
  company("strata", "Strata", "ストラタ"),
];

function renderDirectory(language: Language = "en"): void {
  const companies = all.map((each) => companyCard(each.slug, each.company, language));
  renderPage(<Directory texts={texts} companies={companies} pictures={{}} />, {
    language,
    pages: ["home", "membership", "directory"],
  });
}
function show(language: Language = "en"): void {
  renderDirectory(language);
  startTabs();
  startDirectory();
}
const names = (): (string | null)[] =>
  screen
    .queryAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((name) => name !== "Join");

afterEach(() => history.replaceState(null, "", "/"));

test("every company has a card with logo, name and description that leads to its page", () => {
  show();
  expect(names()).toEqual(["Kopiya", "Akiya 2.0", "Strata"]);
  expect(screen.getByRole("link", { name: "Akiya 2.0" })).toHaveAttribute("href", "/company/akiya2.0");
  expect(screen.getByText("Kopiya does things")).toBeInTheDocument();
  expect(screen.getByText("Showing 3 of 3 members")).toBeInTheDocument();
});

test("a company without a logo has the first letter of its name in the logo's place", () => {
  const without = (name: string, name_jp: string, language: Language) => {
    const { logoImg: _, ...rest } = company("x", name, name_jp).company;
    return companyCard("x", rest, language);
  };
  const letters = (["en", "ja"] as const).map((language) => {
    const companies = [without("The kopi club", "株式会社 コピ屋", language)];
    const { container, unmount } = renderPage(<Directory texts={texts} companies={companies} pictures={{}} />, {
      language,
    });
    const letter = container.querySelector(".company-letter");
    expect(letter).toHaveAttribute("aria-hidden", "true");
    const { textContent } = letter ?? {};
    unmount();
    return textContent;
  });
  expect(letters).toEqual(["K", "コ"]);
});

test("a chamber without members says so, and how to join", () => {
  renderPage(<Directory texts={texts} companies={[]} pictures={{}} />, { pages: ["home", "membership", "directory"] });
  startTabs();
  startDirectory();
  expect(screen.getByText("No member companies are listed yet. Yours could be the first.")).toBeVisible();
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See the plans" })).toBeInTheDocument();
});

test("the search finds by a part of the name in either language and says how many", async () => {
  show();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search by company name or field" }), "ｽﾄﾗ");
  expect(names()).toEqual(["Strata"]);
  expect(screen.getByRole("status")).toHaveTextContent("Showing 1 of 3 members");
});

test("a search by name moves no card, since a card that is moved loses the focus and is laid out anew", async () => {
  show();
  let moves = 0;
  new MutationObserver(({ length }) => (moves += length)).observe(screen.getByRole("list"), { childList: true });
  await userEvent.type(screen.getByRole("searchbox"), "kopi");
  expect(names()).toEqual(["Kopiya"]);
  expect(moves).toBe(0);
});

test("nothing found: a hint, and a way back to all", async () => {
  show();
  expect(screen.getByText("No members found")).not.toBeVisible();
  await userEvent.type(screen.getByRole("searchbox"), "zzz");
  expect(screen.getByText("No members found")).toBeVisible();
  expect(screen.getByText(/adjust your search/)).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Showing 0 of 3 members");
  await userEvent.click(screen.getByRole("button", { name: "Show all members" }));
  expect(names()).toHaveLength(3);
  expect(screen.getByRole("searchbox")).toHaveFocus();
  expect(screen.getByText("No members found")).not.toBeVisible();
});

test("what was typed before the script ran is searched when it starts, what the browser restores later as well", async () => {
  renderDirectory();
  const box = screen.getByRole<HTMLInputElement>("searchbox");
  await userEvent.type(box, "akiya");
  startDirectory();
  expect(names()).toEqual(["Akiya 2.0"]);
  expect(screen.getByRole("status")).toHaveTextContent("Showing 1 of 3 members");
  box.value = "kopi";
  fireEvent(window, new Event("pageshow"));
  expect(names()).toEqual(["Kopiya"]);
});

test("the count is of the names that match; a word of descriptions finds their companies below them, and says so", async () => {
  show();
  const box = screen.getByRole("searchbox");
  const note = screen.getByText(/Found in the descriptions/);
  expect(note).not.toBeVisible();
  await userEvent.type(box, "things");
  expect(names()).toEqual(["Kopiya", "Akiya 2.0", "Strata"]);
  expect(note).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Showing 0 of 3 members");
  expect(screen.getByText("No members found")).not.toBeVisible();
  await userEvent.clear(box);
  expect(note).not.toBeVisible();
  // In the name of one, in the description of another.
  await userEvent.type(box, "strata");
  expect(screen.getByRole("status")).toHaveTextContent("Showing 1 of 3 members");
  const shown = document.querySelectorAll(".company-grid > li:not([hidden])");
  const order = [...shown].map((li) => li.querySelector("h2")?.textContent);
  expect(order).toEqual(["Strata", undefined, "Akiya 2.0"]);
  await userEvent.clear(box);
  expect(names()).toEqual(["Kopiya", "Akiya 2.0", "Strata"]);
});

describe("the address", () => {
  test("holds the search beside what else it holds, until the search is empty", async () => {
    history.replaceState({ kept: 1 }, "", "/demo-members-directory?from=mail#top");
    show("ja");
    await userEvent.type(screen.getByRole("searchbox"), "コピ");
    expect(new URLSearchParams(location.search).get("q")).toBe("コピ");
    expect(history.state).toEqual({ kept: 1 });
    await userEvent.clear(screen.getByRole("searchbox"));
    expect(location.pathname + location.search + location.hash).toBe("/demo-members-directory?from=mail#top");
  });

  test("is searched for as the page opens; what was typed before counts more", () => {
    history.replaceState(null, "", "/demo-members-directory?q=akiya");
    show();
    expect(screen.getByRole("searchbox")).toHaveValue("akiya");
    expect(names()).toEqual(["Akiya 2.0"]);
  });

  test("a card keeps the focus when the page comes back out of the cache", async () => {
    show();
    await userEvent.type(screen.getByRole("searchbox"), "kopi");
    screen.getByRole("link", { name: "Kopiya" }).focus();
    fireEvent(window, new Event("pageshow"));
    expect(screen.getByRole("link", { name: "Kopiya" })).toHaveFocus();
  });
});

describe("with more than thirty companies", () => {
  const many = Array.from({ length: 31 }, (_, at) => {
    const letter = String.fromCharCode(65 + (at % 3));
    const { slug, company: each } = company(`c${String(at)}`, `${letter} ${String(at)}`, `会社${String(at)}`);
    return companyCard(slug, at === 0 ? { ...each, location: "Osaka", location_jp: "大阪" } : each, "en");
  });
  const choose = (label: string, option: string): Promise<void> =>
    userEvent.selectOptions(screen.getByRole("combobox", { name: label }), option);
  const showMany = (): void => {
    renderPage(<Directory texts={texts} companies={many} {...companyFilters(many, "en")} pictures={{}} />);
    startDirectory();
  };

  test("they are filtered by place and first letter beside the search, and the address says so", async () => {
    showMany();
    await choose("First letter", "A");
    expect(screen.getByRole("status")).toHaveTextContent("Showing 11 of 31 members");
    await choose("Place", "Osaka");
    expect(names()).toEqual(["A 0"]);
    await userEvent.type(screen.getByRole("searchbox"), "things");
    expect(names()).toEqual(["A 0"]);
    expect(location.search).toBe("?initial=A&place=Osaka&q=things");
    await choose("First letter", "B");
    expect(names()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Show all members" }));
    expect(names()).toHaveLength(31);
    expect(location.search).toBe("");
  });

  test("an address with filters opens as it was shared; a choice that is no longer there is none", () => {
    history.replaceState(null, "", "/demo-members-directory?place=Osaka&initial=Q");
    showMany();
    expect(names()).toEqual(["A 0"]);
    expect(screen.getByRole("combobox", { name: "Place" })).toHaveValue("Osaka");
    expect(screen.getByRole("combobox", { name: "First letter" })).toHaveValue("");
  });
});

test("up to thirty companies are read at a glance: no filters", () => {
  show();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});

test("before the script runs Enter submits nothing, either", () => {
  renderDirectory();
  expect(screen.getByRole("search")).toHaveAttribute("method", "dialog");
});

test("Enter leads nowhere, also the one that ends a Japanese conversion", () => {
  show("ja");
  const box = screen.getByRole("searchbox");
  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: "コピ" } });
  fireEvent.keyDown(box, { key: "Enter", isComposing: true });
  const form = screen.getByRole("search");
  const submit = createEvent.submit(form);
  fireEvent(form, submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(box).toHaveValue("コピ");
  expect(names()).toEqual(["コピ屋"]);
});

describe("tabs", () => {
  test("companies are chosen, individuals are announced but cannot be", async () => {
    show();
    const [corporate, individual] = screen.getAllByRole("tab");
    expect(corporate).toHaveAttribute("aria-selected", "true");
    expect(individual).toHaveAttribute("aria-disabled", "true");
    expect(individual).toHaveAccessibleDescription("Individual members are not listed.");
    if (!corporate || !individual) throw new Error("No tabs");
    await userEvent.click(individual);
    expect(corporate).toHaveAttribute("aria-selected", "true");
    expect(names()).toHaveLength(3);
    expect(within(screen.getByRole("tabpanel", { name: "Corporate members" })).getAllByRole("listitem")).toHaveLength(
      3,
    );
  });

  test("arrow keys, Home and End move between them; the Tab key stops once", async () => {
    show();
    const [corporate, individual] = screen.getAllByRole("tab");
    await userEvent.tab();
    expect(corporate).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(individual).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(corporate).toHaveFocus();
    await userEvent.keyboard("{End}");
    expect(individual).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(corporate).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Home}");
    expect(corporate).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("searchbox")).toHaveFocus();
  });

  test("choosing the companies again begins anew", async () => {
    show();
    await userEvent.type(screen.getByRole("searchbox"), "strata");
    await userEvent.click(screen.getByRole("tab", { name: "Corporate members" }));
    expect(screen.getByRole("searchbox")).toHaveValue("");
    expect(names()).toHaveLength(3);
  });
});

test("in Japanese names, count and addresses are Japanese", () => {
  show("ja");
  expect(screen.getByRole("link", { name: "コピ屋" })).toHaveAttribute("href", "/ja/company/kopiya");
  expect(screen.getByRole("status")).toHaveTextContent("3社中3社を表示しています");
  expect(screen.getByRole("tab", { name: "個人会員" })).toBeInTheDocument();
  expect(screen.getByText("Kopiya does things")).toHaveAttribute("lang", "en");
});
