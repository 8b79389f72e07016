import { fireEvent, screen, within } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Language } from "../../content/model/text/language";
import { startPortraits } from "../boot/start-page";
import { renderPage } from "../test-support/render-page";
import type { ListedPerson, OfficeholdersPageData } from "./officeholder-page-data";
import { Officeholders } from "./OfficeholdersPage";

const texts: OfficeholdersPageData["texts"] = {
  heading: "Officeholders",
  introduction: "Everybody works without pay",
  boardHeading: "Board of directors",
  boardIntroduction: "Elected",
  foundingHeading: "Founding members",
  foundingIntroduction: "They signed",
  fallback: { image: "/media/people/anybody.jpg" },
  profile: {
    openLabel: "Read the profile",
    aboutHeading: "About",
    companiesHeading: "Companies",
    experienceHeading: "Experience",
    backLabel: "Back",
  },
};
const person = (serial_no: number, name: string, hasProfile = false): ListedPerson => ({
  serial_no,
  name,
  title: `Title ${String(serial_no)}`,
  bio: `Bio of ${name}`,
  image: `/media/people/${String(serial_no)}.jpg`,
  hasProfile,
});
const showPeople = (language: Language = "en"): void => {
  const board = [person(1, "Aki", true), person(2, "Ben")];
  const founding = [person(3, "Chie")];
  const page = <Officeholders texts={texts} board={board} founding={founding} pictures={{}} />;
  startPortraits(renderPage(page, { language }).container);
};
const sectionOf = (heading: string): HTMLElement => {
  const section = screen.getByRole("heading", { name: heading, level: 2 }).closest("section");
  if (!section) throw new Error(`"${heading}" is in no section`);
  return section;
};
const namesBelow = (heading: string): (string | null)[] =>
  within(sectionOf(heading))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
const pictureOf = (name: string): HTMLImageElement => {
  const image = screen.getByRole("heading", { name, level: 3 }).closest("li")?.querySelector("img");
  if (!image) throw new Error(`${name} has no picture`);
  return image;
};
const path = ({ src }: HTMLImageElement): string => new URL(src).pathname;

test("the board and the founding members are two lists, in the order given", () => {
  showPeople();
  expect(namesBelow("Board of directors")).toEqual(["Aki", "Ben"]);
  expect(namesBelow("Founding members")).toEqual(["Chie"]);
});

test.each([
  ["en", "Title 1 · Founding member"],
  ["ja", "Title 1・創設会員"],
] as const)("who is on the board and has founded is told once, in %s", (language, title) => {
  const board = [{ ...person(1, "Aki"), isFounder: true }];
  renderPage(<Officeholders texts={texts} board={board} founding={[person(3, "Chie")]} pictures={{}} />, { language });
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(namesBelow("Founding members")).toEqual(["Chie"]);
});

test("an entry has picture, name, title and bio", () => {
  showPeople();
  expect(path(pictureOf("Ben"))).toBe("/media/people/2.jpg");
  expect(screen.getByText("Title 2")).toBeInTheDocument();
  expect(screen.getByText("Bio of Ben")).toBeInTheDocument();
});

test.each([
  ["en", "/demo-board-of-directors/1"],
  ["ja", "/ja/demo-board-of-directors/1"],
] as const)("in %s only those with a profile have a link, named after them", (language, href) => {
  showPeople(language);
  const links = screen.getAllByRole("link");
  expect(links).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Read the profile Aki" })).toHaveAttribute("href", href);
});

test("a picture that cannot be loaded gives way to the fallback, the others stay", () => {
  showPeople();
  fireEvent.error(pictureOf("Ben"));
  expect(path(pictureOf("Ben"))).toBe("/media/people/anybody.jpg");
  expect(path(pictureOf("Aki"))).toBe("/media/people/1.jpg");
  fireEvent.error(pictureOf("Ben"));
  expect(path(pictureOf("Ben"))).toBe("/media/people/anybody.jpg");
});

test("a picture that failed before the page came alive gives way too", () => {
  // The state in which a browser leaves an image it could not load.
  const complete = jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  try {
    showPeople();
    expect(path(pictureOf("Aki"))).toBe("/media/people/anybody.jpg");
  } finally {
    complete.mockRestore();
  }
});

test("the fallback takes the place of every format of the picture", () => {
  const picture = (name: string): IGatsbyImageData => ({
    layout: "constrained",
    width: 480,
    height: 480,
    images: {
      sources: [{ type: "image/avif", srcSet: `/static/${name}.avif 480w` }],
      fallback: { src: `/static/${name}.jpg` },
    },
  });
  const pictures = { "/media/people/1.jpg": picture("aki"), "/media/people/anybody.jpg": picture("anybody") };
  const page = <Officeholders texts={texts} board={[person(1, "Aki")]} founding={[]} pictures={pictures} />;
  const { container } = renderPage(page);
  startPortraits(container);
  expect(path(pictureOf("Aki"))).toBe("/static/aki.jpg");
  expect(container.querySelectorAll("source")).toHaveLength(1);
  fireEvent.error(pictureOf("Aki"));
  expect(path(pictureOf("Aki"))).toBe("/static/anybody.jpg");
  expect(container.querySelectorAll("source")).toHaveLength(0);
});
