import { screen, within } from "@testing-library/react";
import { renderPage } from "../test-support/render-page";
import type { ProfilePageData } from "./officeholder-page-data";
import { OfficeholderProfile } from "./ProfilePage";

const data: ProfilePageData = {
  texts: {
    openLabel: "Read the profile",
    aboutHeading: "About",
    companiesHeading: "Companies",
    experienceHeading: "Experience",
    backLabel: "Back to all",
  },
  person: { name: "Aki Demo", title: "President" },
  profile: {
    position: "President of the chamber",
    company: "Demo Advisory",
    profileImage: "/media/people/aki.jpg",
    about: ["Grew up by the sea.", "Learns the flute."],
    companies: ["Demo Advisory", "Lunch Club"],
    experience: [
      { company: "Demo Advisory", paragraphs: ["Founder."] },
      { company: "Sea Lines", paragraphs: ["Counsel.", "Head of office."] },
    ],
  },
  fallback: "/media/people/anybody.jpg",
  pictures: {},
};

test("a profile has name, position, company, title and portrait", () => {
  renderPage(<OfficeholderProfile {...data} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Aki Demo");
  expect(screen.getByText("President of the chamber")).toBeInTheDocument();
  expect(screen.getByText("President")).toBeInTheDocument();
  expect(screen.getByText("Demo Advisory", { selector: "p" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Portrait of Aki Demo" })).toHaveAttribute("src", "/media/people/aki.jpg");
});

test("a title that says the same as the position stands once", () => {
  renderPage(<OfficeholderProfile {...data} profile={{ ...data.profile, position: "President" }} />);
  expect(screen.getAllByText("President")).toHaveLength(1);
});

test("it tells about the person, lists the companies, and the experience company by company", () => {
  renderPage(<OfficeholderProfile {...data} />);
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Aki Demo", "About", "Companies", "Experience", "Demo Advisory", "Sea Lines"]);
  expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(2);
  const employer = screen.getByRole("heading", { name: "Sea Lines" }).parentElement;
  expect([...(employer?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Counsel.",
    "Head of office.",
  ]);
});

test("sections without content are left out", () => {
  renderPage(<OfficeholderProfile {...data} profile={{ ...data.profile, companies: [], experience: [] }} />);
  expect(screen.queryByRole("heading", { name: "Companies" })).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Experience" })).not.toBeInTheDocument();
});

test("the way back leads to all officeholders, in the page's language", () => {
  renderPage(<OfficeholderProfile {...data} />, { language: "ja" });
  expect(screen.getByRole("link", { name: "Back to all" })).toHaveAttribute("href", "/ja/about/demo-officeholders");
  expect(screen.getByRole("img", { name: "Aki Demoのポートレート" })).toBeInTheDocument();
});
