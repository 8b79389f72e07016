import { screen } from "@testing-library/react";
import type { Language } from "../../content/model/text/language";
import { renderPage } from "../test-support/render-page";
import type { TextsPageData } from "../ui/page-texts";
import { PresidentMessage } from "./PresidentPage";

const texts: TextsPageData<"president">["texts"] = {
  heading: "President's message",
  greeting: "Dear friends",
  welcome: "Welcome to the chamber.",
  paragraphs: ["First thought.", "Second thought."],
  date: "2026-01-05",
  name: "Aki Demo",
  title: "President",
  picture: { image: "/media/people/aki.jpg", alt: "Drawing of Aki Demo" },
  aboutLabel: "About the chamber",
  officeholdersLabel: "Our officeholders",
};
const showMessage = (language: Language = "en"): void => {
  renderPage(<PresidentMessage texts={texts} pictures={{}} />, { language, pages: ["about", "officeholders"] });
};

test("the letter has greeting, welcome, paragraphs, date, name and title in this order", () => {
  showMessage();
  const letter = screen.getByText("Dear friends").parentElement;
  expect([...(letter?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Dear friends",
    "Welcome to the chamber.",
    "First thought.",
    "Second thought.",
    "Mon, Jan 5, 2026",
    "Aki Demo",
    "President",
  ]);
  expect(screen.getByText("Mon, Jan 5, 2026")).toHaveAttribute("datetime", "2026-01-05");
  expect(screen.getByRole("img", { name: "Drawing of Aki Demo" })).toBeInTheDocument();
});

test("it leads to the about page and the officeholders, in the page's language", () => {
  showMessage("ja");
  expect(screen.getByText("2026年1月5日（月）")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "About the chamber" })).toHaveAttribute("href", "/ja/demo-about");
  expect(screen.getByRole("link", { name: "Our officeholders" })).toHaveAttribute(
    "href",
    "/ja/about/demo-officeholders",
  );
});
