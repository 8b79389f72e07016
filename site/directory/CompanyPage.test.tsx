import { screen } from "@testing-library/react";
import type { Language } from "../../content/model/text/language";
import { renderPage } from "../test-support/render-page";
import type { CompanyDetails } from "./company-page-data";
import { CompanyProfile } from "./CompanyPage";

const texts = {
  informationHeading: "Company information",
  websiteLabel: "Visit website",
  noDescription: "No description yet",
  industryHeading: "Industry",
  headquartersHeading: "Headquartered in",
  addressHeading: "Address in Japan",
  backLabel: "Back to the directory",
};
const english = (text: string) => ({ text, language: "en" as const });
const company: CompanyDetails = {
  name: english("Kopiya"),
  otherName: { text: "コピ屋", language: "ja" },
  logo: "/media/companies/kopiya.png",
  link: "https://www.kopiya.example/",
  longDescription: english("<p>Roasts <em>kopi</em>.</p>"),
  industry: english("Coffee and toast"),
  location: english("Tokyo"),
  address: english("4-5-6 Koenji"),
};
function show(change: Partial<CompanyDetails> = {}, language: Language = "en"): void {
  renderPage(<CompanyProfile texts={texts} company={{ ...company, ...change }} mentions={[]} pictures={{}} />, {
    language,
    pages: ["home", "directory"],
  });
}

test("a company shows its name, description, industry, headquarters and address", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Kopiya" })).toBeInTheDocument();
  expect(screen.getByText("コピ屋")).toHaveAttribute("lang", "ja");
  expect(screen.getByRole("heading", { name: "Company information" })).toBeInTheDocument();
  expect(screen.getByText("kopi").tagName).toBe("EM");
  for (const [heading, text] of [
    ["Industry", "Coffee and toast"],
    ["Headquartered in", "Tokyo"],
    ["Address in Japan", "4-5-6 Koenji"],
  ] as const) {
    expect(screen.getByRole("heading", { name: heading }).parentElement).toHaveTextContent(text);
  }
  expect(screen.getByRole("link", { name: "Back to the directory" })).toHaveAttribute(
    "href",
    "/demo-members-directory",
  );
});

test("its website opens in a new tab", () => {
  show();
  const link = screen.getByRole("link", { name: /Visit website/ });
  expect(link).toHaveAttribute("href", "https://www.kopiya.example/");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test("a company without logo and website has a page all the same", () => {
  show({ logo: undefined, link: undefined });
  expect(screen.getByText("K")).toHaveAttribute("aria-hidden", "true");
  expect(screen.queryByRole("link", { name: /Visit website/ })).not.toBeInTheDocument();
});

test("sections without content are left out, and a missing description is said", () => {
  show({ address: null, longDescription: null, otherName: null });
  expect(screen.queryByRole("heading", { name: "Address in Japan" })).not.toBeInTheDocument();
  expect(screen.getByText("No description yet")).toBeInTheDocument();
});

test("a description without translation is marked on the Japanese page", () => {
  show({}, "ja");
  expect(screen.getByText("本文は英語のみ")).toBeInTheDocument();
  expect(screen.getByText("kopi").closest("[lang]")).toHaveAttribute("lang", "en");
});

test("what names the company is listed with its day, an article by its address and an event by its own", () => {
  const day = { startDate: "2026-03-05", endDate: "2026-03-05" };
  const mentions = [
    { _id: "visit", slug: "a-visit", title: english("A visit to Kopiya"), ...day },
    { _id: "tasting", title: english("Tasting at Kopiya"), ...day },
  ];
  renderPage(<CompanyProfile texts={texts} company={company} mentions={mentions} pictures={{}} />, { language: "en" });
  expect(screen.getByRole("heading", { level: 2, name: "In our news and events" })).toBeInTheDocument();
  for (const [name, href] of [
    ["A visit to Kopiya", "/news/visit/a-visit"],
    ["Tasting at Kopiya", "/events/tasting"],
  ] as const) {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
    expect(screen.getByRole("link", { name }).parentElement).toHaveTextContent("Thu, Mar 5, 2026");
  }
});
