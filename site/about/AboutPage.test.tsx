import { screen, within } from "@testing-library/react";
import { renderPage } from "../test-support/render-page";
import { About } from "./AboutPage";
import type { TextsPageData } from "../ui/page-texts";

const texts: TextsPageData<"about">["texts"] = {
  heading: "About us",
  introduction: "Who we are",
  picture: { image: "/media/pages/about.jpg" },
  mission: { title: "Our mission", text: "To help" },
  vision: { title: "Our vision", text: "Two homes" },
  values: { heading: "How we work", items: [{ title: "Open", text: "Guests are welcome" }] },
  president: { title: "A message", text: "Why we exist", label: "Read the message" },
  officeholders: { title: "The people", text: "All of them", label: "Meet the officeholders" },
};

test("mission, vision and values stand below the heading", () => {
  renderPage(<About texts={texts} pictures={{}} />, { pages: ["about"] });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("About us");
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Our mission",
    "Our vision",
    "How we work",
  ]);
  expect(within(screen.getByRole("list")).getByRole("heading", { name: "Open", level: 3 })).toBeInTheDocument();
});

test.each([
  ["en", "/about/demo-president", "/about/demo-officeholders"],
  ["ja", "/ja/about/demo-president", "/ja/about/demo-officeholders"],
] as const)("in %s the page leads to the president's message and the officeholders", (language, message, people) => {
  renderPage(<About texts={texts} pictures={{}} />, { language, pages: ["about", "president", "officeholders"] });
  expect(screen.getByRole("link", { name: "Read the message" })).toHaveAttribute("href", message);
  expect(screen.getByRole("link", { name: "Meet the officeholders" })).toHaveAttribute("href", people);
});

test("no link leads to a page that does not exist", () => {
  renderPage(<About texts={texts} pictures={{}} />, { pages: ["about", "officeholders"] });
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Meet the officeholders"]);
});
