import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Language } from "../../content/model/text/language";
import { Header } from "../shell/Header";
import { renderPage } from "../test-support/render-page";
import { startDropdowns } from "./dropdowns";
import { startMenu, startShadow } from "./header";

const pages = ["home", "about", "president", "membership", "directory", "events", "news"] as const;

/** Shows the header on a wide screen, where its groups are dropdowns, or on a narrow one. */
function show({ wide = true, language = "en" }: { wide?: boolean; language?: Language } = {}): void {
  const { container } = renderPage(<Header />, { pages, language });
  // jsdom does not inherit custom properties, which shell.css sets on the header.
  container
    .querySelectorAll<HTMLElement>(".nav-toggle")
    .forEach(({ style }) => style.setProperty("--nav-dropdown", wide ? "1" : "0"));
  startMenu(container);
  startDropdowns(container);
  startShadow(container);
}
const group = (name = "About Us"): HTMLElement => screen.getByRole("button", { name });
const item = (name?: string): HTMLElement => {
  const found = group(name).closest("li");
  if (!found) throw new Error("the group is in no list");
  return found;
};
const listOf = (button: HTMLElement): HTMLElement | null =>
  document.getElementById(button.getAttribute("aria-controls") ?? "");
const isOpen = (name?: string): [string | null, string | undefined] => [
  group(name).getAttribute("aria-expanded"),
  listOf(group(name))?.dataset["open"],
];
const open = ["true", "true"];
const closed = ["false", "false"];
/** jsdom has no pointer events. */
const point = (type: "pointerenter" | "pointerleave", pointerType = "mouse"): void => {
  fireEvent(item(), Object.assign(new MouseEvent(type), { pointerType }));
};

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ["/demo-membership", "Membership"],
  ["/demo-members-directory", "Membership"],
  ["/about/demo-president", "About Us"],
  ["/demo-news", undefined],
])("on %s the group marked as current is %s", (path, current) => {
  renderPage(<Header />, { pages, path });
  const marked = screen.getAllByRole("button").filter((button) => button.hasAttribute("aria-current"));
  expect(marked.map(({ textContent }) => textContent)).toEqual(current === undefined ? [] : [current]);
});

describe("a dropdown", () => {
  test("opens under the mouse, stays 200 ms after it has left, and any longer when it comes back", () => {
    jest.useFakeTimers();
    show();
    expect(isOpen()).toEqual(closed);
    point("pointerenter");
    expect(isOpen()).toEqual(open);
    point("pointerleave");
    jest.advanceTimersByTime(199);
    expect(isOpen()).toEqual(open);
    point("pointerenter");
    jest.advanceTimersByTime(2000);
    expect(isOpen()).toEqual(open);
    point("pointerleave");
    jest.advanceTimersByTime(200);
    expect(isOpen()).toEqual(closed);
  });

  test("is not closed by the click that follows the hover, but by the next; a key counts at once", () => {
    show();
    point("pointerenter");
    fireEvent.click(group(), { detail: 1 });
    expect(isOpen()).toEqual(open);
    fireEvent.click(group(), { detail: 1 });
    expect(isOpen()).toEqual(closed);
    point("pointerenter");
    fireEvent.click(group(), { detail: 0 });
    expect(isOpen()).toEqual(closed);
  });

  test("has no hover for a finger, nor on a narrow screen", () => {
    show();
    point("pointerenter", "touch");
    expect(isOpen()).toEqual(closed);
    fireEvent.click(group(), { detail: 1 });
    expect(isOpen()).toEqual(open);
    document.body.replaceChildren();
    show({ wide: false });
    point("pointerenter");
    expect(isOpen()).toEqual(closed);
  });

  test("is put away by Escape when the mouse has opened it, wherever the focus is (WCAG 1.4.13)", () => {
    show();
    point("pointerenter");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(isOpen()).toEqual(closed);
    expect(document.body).toHaveFocus();
    point("pointerenter");
    expect(isOpen()).toEqual(open);
  });

  test("opened by key it closes by Escape, which gives the focus back, and when the focus leaves", async () => {
    const user = userEvent.setup();
    show();
    group().focus();
    await user.keyboard("{Enter}{Tab}");
    expect(isOpen()).toEqual(open);
    await user.keyboard("{Escape}");
    expect(isOpen()).toEqual(closed);
    expect(group()).toHaveFocus();
    await user.keyboard(" ");
    group("Membership").focus();
    expect(isOpen()).toEqual(closed);
  });
});

describe.each([
  ["en", "Open menu", "Close menu", "Membership", "Membership Plans"],
  ["ja", "メニューを開く", "メニューを閉じる", "会員制度", "会員プラン"],
] as const)("the menu in %s", (language, openMenu, closeMenu, membership, plans) => {
  const button = (): HTMLElement => screen.getByRole("button", { name: new RegExp(`${openMenu}|${closeMenu}`) });
  const state = (): unknown[] => [
    button().textContent,
    button().getAttribute("aria-expanded"),
    listOf(button())?.dataset["open"],
  ];
  const shut = [openMenu, "false", "false"];

  test("is opened and closed by its button, which says which of them it does", () => {
    show({ wide: false, language });
    expect(state()).toEqual(shut);
    fireEvent.click(button());
    expect(state()).toEqual([closeMenu, "true", "true"]);
    fireEvent.click(button());
    expect(state()).toEqual(shut);
  });

  test("Escape closes the open group first, then the menu, each with the focus on its button", async () => {
    const user = userEvent.setup();
    show({ wide: false, language });
    fireEvent.click(button());
    group(membership).focus();
    await user.keyboard("{Enter}{Tab}{Escape}");
    expect(isOpen(membership)).toEqual(closed);
    expect(group(membership)).toHaveFocus();
    expect(state()[1]).toBe("true");
    await user.keyboard("{Escape}");
    expect(state()).toEqual(shut);
    expect(button()).toHaveFocus();
  });

  test("following a link closes group and menu, also one that stays on the page", () => {
    show({ wide: false, language });
    fireEvent.click(button());
    fireEvent.click(group(membership), { detail: 1 });
    const link = screen.getByRole("link", { name: plans });
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    expect(state()).toEqual(shut);
    expect(isOpen(membership)).toEqual(closed);
  });
});

test("the shadow appears after more than 10 px, also on a page that is scrolled from the beginning", async () => {
  const scrollTo = (top: number): void => {
    Object.defineProperty(window, "scrollY", { value: top, configurable: true });
    fireEvent.scroll(window);
  };
  const header = (): HTMLElement => screen.getByRole("banner");
  const firstFrame = () => new Promise(requestAnimationFrame);
  show();
  await firstFrame();
  expect(header()).toHaveAttribute("data-scrolled", "false");
  scrollTo(10);
  expect(header()).toHaveAttribute("data-scrolled", "false");
  scrollTo(11);
  expect(header()).toHaveAttribute("data-scrolled", "true");
  document.body.replaceChildren();
  show();
  // Not asked at once: that would lay the page out as the script starts.
  expect(header()).toHaveAttribute("data-scrolled", "false");
  await firstFrame();
  expect(header()).toHaveAttribute("data-scrolled", "true");
  scrollTo(0);
  expect(header()).toHaveAttribute("data-scrolled", "false");
});
