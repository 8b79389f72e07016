import { screen, within } from "@testing-library/react";
import type { Language } from "../../content/model/text/language";
import { renderPage } from "../test-support/render-page";
import type { TermsPageData } from "./terms-page-data";
import { TermsAndPrivacy } from "./TermsPage";

const data: TermsPageData = {
  texts: { heading: "Terms and privacy", introduction: "The rules", updatedLabel: "Last updated" },
  updated: "2026-04-01",
  sections: [
    { heading: "1. About", paragraph: "These terms apply.\nTo everybody." },
    { heading: "2. Membership", paragraph: ["It begins", "It ends", "", "One may leave"] },
    { heading: "3. Contact", paragraph: { text: "Questions:", email: "privacy@demo.example" } },
  ],
};
const showTerms = (language: Language = "en"): void => {
  renderPage(<TermsAndPrivacy {...data} />, { language });
};
const sectionOf = (heading: string): HTMLElement => {
  const section = screen.getByRole("heading", { name: heading, level: 2 }).closest("section");
  if (!section) throw new Error(`"${heading}" is in no section`);
  return section;
};

test("the day of the last change stands at the top, in the page's language", () => {
  showTerms("ja");
  expect(screen.getByText("2026年4月1日（水）")).toHaveAttribute("datetime", "2026-04-01");
  expect(screen.getByRole("navigation", { name: "目次" })).toBeInTheDocument();
});

test("every entry of the table of contents leads to its section", () => {
  showTerms();
  const entries = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole<HTMLAnchorElement>(
    "link",
  );
  expect(entries.map(({ textContent }) => textContent)).toEqual(data.sections.map(({ heading }) => heading));
  for (const { hash, textContent } of entries) {
    expect(sectionOf(textContent).id).toBe(hash.slice(1));
  }
});

test("a text is a paragraph", () => {
  showTerms();
  const paragraph = sectionOf("1. About").querySelector("p");
  expect(paragraph).toHaveTextContent("These terms apply. To everybody.");
});

test("a list has an item for each, and an empty one is a line break", () => {
  showTerms();
  const section = sectionOf("2. Membership");
  expect(
    within(section)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["It begins", "It ends", "One may leave"]);
  expect([...section.children].map(({ tagName }) => tagName)).toEqual(["H2", "UL", "BR", "UL"]);
});

test("a contact entry has its text and a link to write to", () => {
  showTerms();
  const section = sectionOf("3. Contact");
  expect(section).toHaveTextContent("Questions: privacy@demo.example");
  expect(within(section).getByRole("link")).toHaveAttribute("href", "mailto:privacy@demo.example");
});
