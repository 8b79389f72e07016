import { screen } from "@testing-library/react";
import { renderPage } from "../test-support/render-page";
import type { TextsPageData } from "../ui/page-texts";
import { Sponsorship } from "./SponsorshipPage";

const texts: TextsPageData<"sponsorship">["texts"] = {
  heading: "Sponsorship",
  introduction: "Meet people",
  picture: { image: "/media/pages/sponsorship.jpg" },
  benefitsHeading: "What sponsors gain",
  benefits: [
    { benefit: "exposure", title: "Exposure", text: "Be seen" },
    { benefit: "branding", title: "Branding", text: "Stand for something" },
    { benefit: "targeting", title: "Targeting", text: "Choose your audience" },
  ],
  opportunities: { heading: "What can be sponsored", items: ["An evening", "A series"] },
  contact: { title: "Let us talk", text: "Tell us", label: "Contact us" },
};

test("the three benefits are cards, each with its own drawing", () => {
  renderPage(<Sponsorship texts={texts} pictures={{}} />);
  const cards = screen.getAllByRole("heading", { level: 3 });
  expect(cards.map(({ textContent }) => textContent)).toEqual(["Exposure", "Branding", "Targeting"]);
  const drawings = cards.map((card) => card.closest("li")?.querySelector("svg path")?.getAttribute("d"));
  expect(drawings.every(Boolean)).toBe(true);
  expect(new Set(drawings).size).toBe(3);
});

test("it says what can be sponsored", () => {
  renderPage(<Sponsorship texts={texts} pictures={{}} />);
  expect(screen.getByRole("heading", { name: "What can be sponsored", level: 2 })).toBeInTheDocument();
  expect(screen.getByText("A series")).toBeInTheDocument();
});

test("the contact button leads to the contact page, or to the mail address where there is none", () => {
  const { unmount } = renderPage(<Sponsorship texts={texts} pictures={{}} />, { language: "ja", pages: ["contact"] });
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/ja/demo-contact");
  unmount();
  renderPage(<Sponsorship texts={texts} pictures={{}} />, { pages: [] });
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "mailto:office@demo.example");
});
