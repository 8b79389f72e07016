import { act, fireEvent, screen, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { homePartners, homeTexts } from "../test-support/home";
import { motionPreference } from "../test-support/motion-preference";
import { renderPage } from "../test-support/render-page";
import { startLogoStrips } from "../boot/motion";
import { GovernmentPartners } from "./GovernmentPartners";
import { PartnerLogos } from "./PartnerLogos";

const { government, logos } = homePartners();
const { governmentPartners, partners } = homeTexts();
function showLogos(): void {
  renderPage(<PartnerLogos texts={partners} logos={logos} pictures={{}} />);
  startLogoStrips();
}
const strip = () => document.querySelector(".logo-strip");

beforeEach(() => motionPreference(false));

test("two banners lead to the government partners' own sites", () => {
  renderPage(<GovernmentPartners texts={governmentPartners} partners={government} pictures={{}} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["https://one.example/", "https://two.example/"]);
  expect(screen.getByRole("link", { name: "Office one (opens in a new tab)" })).toHaveAttribute("target", "_blank");
});

test("each logo opens its company's site in a new tab", () => {
  showLogos();
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(logos.map(({ link }) => link));
  for (const link of links) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
});

test("the copy of the list is for the eye only", () => {
  showLogos();
  const [list, copy] = document.querySelectorAll<HTMLElement>(".logo-list");
  if (!list || !copy) throw new Error("the list does not stand twice");
  expect(list).not.toHaveAttribute("aria-hidden");
  expect(copy).toHaveAttribute("aria-hidden", "true");
  const links = within(copy).getAllByRole("link", { hidden: true });
  expect(links).toHaveLength(logos.length);
  expect(links.every((link) => link.tabIndex === -1)).toBe(true);
});

test("logos are small, large or of the default size", () => {
  showLogos();
  const sizes = [...document.querySelectorAll<HTMLElement>(".logo-list:not([aria-hidden]) .logo")];
  expect(sizes.map(({ dataset }) => dataset["size"])).toEqual(["small", "default", "large"]);
});

test("a round takes 18 seconds, of many logos longer, only while the strip may move", () => {
  const css = readFileSync(join(__dirname, "partners.css"), "utf8");
  expect(css).toContain("animation: logos 18s linear infinite paused;");
  expect(css).toMatch(/:has\(> :nth-child\(21\)\) \{\s+animation-duration: 60s;/);
  expect(css).toMatch(/\[data-moving="true"\] \.logo-list \{\s+animation-play-state: running;/);
});

test("the strip can be stopped; a pointer and the focus hold it", () => {
  showLogos();
  const section = strip()?.closest("section");
  if (!section) throw new Error("no section");
  expect(strip()).toHaveAttribute("data-moving", "true");
  fireEvent.pointerEnter(section);
  expect(strip()).toHaveAttribute("data-moving", "false");
  fireEvent.pointerLeave(section);
  const [link] = screen.getAllByRole("link");
  act(() => link?.focus());
  expect(strip()).toHaveAttribute("data-moving", "false");
  act(() => link?.blur());
  expect(strip()).toHaveAttribute("data-moving", "true");
  fireEvent.click(screen.getByRole("button", { name: "Stop the moving logos" }));
  expect(strip()).toHaveAttribute("data-moving", "false");
  expect(screen.getByRole("button", { name: "Let the logos move" })).toBeInTheDocument();
  expect(document.querySelector("a, button")).toBe(screen.getByRole("button"));
});

test("nothing moves for who prefers less motion", () => {
  motionPreference(true);
  showLogos();
  expect(strip()).toHaveAttribute("data-moving", "false");
});
