import { fireEvent, screen, within } from "@testing-library/react";
import type { Language } from "../../content/model/text/language";
import { LanguageOffer } from "../shell/LanguageOffer";
import { LanguageSwitch } from "../shell/LanguageSwitch";
import { renderPage } from "../test-support/render-page";
import { startLanguageLinks, startLanguageOffer } from "./language-links";

const browserSpeaks = (...codes: string[]): void => {
  Object.defineProperty(navigator, "languages", { value: codes, configurable: true });
  Object.defineProperty(navigator, "language", { value: codes[0], configurable: true });
};

function show(language: Language, path: string, address = path): void {
  document.body.replaceChildren();
  document.documentElement.lang = language;
  window.history.replaceState(null, "", address);
  const page = (
    <>
      <LanguageSwitch />
      <LanguageOffer />
    </>
  );
  const { container } = renderPage(page, { language, path });
  startLanguageLinks(container);
  startLanguageOffer(container);
}
const link = (name: string): HTMLElement => within(screen.getByRole("navigation")).getByRole("link", { name });
const offer = (): HTMLElement | null => screen.queryByRole("region");

/** Clicks without leaving the page: true when the browser would follow the link. */
function follow(target: HTMLElement, keys: MouseEventInit = {}): boolean {
  let followed = true;
  const stop = (event: Event): void => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", stop, { once: true });
  fireEvent.click(target, keys);
  return followed;
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset["page"];
  browserSpeaks("en-US");
});

describe("the language switch", () => {
  test("is plain links to the page's twins, the page's own language marked", () => {
    renderPage(<LanguageSwitch />, { language: "ja", path: "/ja/sccj-events" });
    expect(link("English")).toHaveAttribute("href", "/sccj-events");
    expect(link("日本語")).toHaveAttribute("href", "/ja/sccj-events");
    expect(link("日本語")).toHaveAttribute("aria-current", "true");
    expect(link("English")).not.toHaveAttribute("aria-current");
  });

  test("leads to the twin with the query and hash of the moment, and remembers the choice", () => {
    show("en", "/sccj-membership", "/sccj-membership?years=3&lng=en");
    expect(link("日本語")).toHaveAttribute("href", "/ja/sccj-membership?years=3");
    window.history.replaceState(null, "", "?years=5#membership-plans");
    expect(follow(link("日本語"))).toBe(true);
    expect(link("日本語")).toHaveAttribute("href", "/ja/sccj-membership?years=5#membership-plans");
    expect(localStorage.getItem("i18nextLng")).toBe("ja");
  });

  test("does not load the open page again, but opens it elsewhere when asked to", () => {
    show("en", "/sccj-contact");
    expect(follow(link("English"))).toBe(false);
    expect(localStorage.getItem("i18nextLng")).toBe("en");
    expect(follow(link("English"), { ctrlKey: true })).toBe(true);
  });

  test("leads to the twins of the address on the 404 page, which has many", () => {
    document.documentElement.dataset["page"] = "404";
    show("en", "/404.html", "/ja/nothing?a=1");
    expect(link("English")).toHaveAttribute("href", "/nothing?a=1");
    expect(link("日本語")).toHaveAttribute("href", "/ja/nothing?a=1");
  });
});

describe("the offer of the other language", () => {
  test.each([
    ["ja", "/ja/sccj-news", "en-US", "This page in English", "Read this page in English", "/sccj-news?a=1"],
    ["en", "/sccj-news", "ja-JP", "日本語のページのご案内", "このページを日本語で読む", "/ja/sccj-news?a=1"],
  ] as const)("on a page in %s is in the words of the other", (language, path, browser, label, words, twin) => {
    browserSpeaks(browser);
    show(language, path, `${path}?a=1`);
    expect(offer()).toHaveAccessibleName(label);
    expect(offer()).toHaveAttribute("lang", language === "ja" ? "en" : "ja");
    expect(screen.getByRole("link", { name: words })).toHaveAttribute("href", twin);
    expect(follow(screen.getByRole("link", { name: words }))).toBe(true);
    expect(localStorage.getItem("i18nextLng")).toBe(language === "ja" ? "en" : "ja");
  });

  test("is hidden in the HTML, and where the page is in the visitor's language or in no better one", () => {
    renderPage(<LanguageOffer />, { language: "ja", path: "/ja" });
    expect(offer()).toBeNull();
    browserSpeaks("ja");
    show("ja", "/ja");
    expect(offer()).toBeNull();
    browserSpeaks("fr");
    show("ja", "/ja");
    expect(offer()).toBeNull();
  });

  test("shows to whoever chose the other language before", () => {
    browserSpeaks("ja");
    localStorage.setItem("i18nextLng", "en");
    show("ja", "/ja");
    expect(offer()).toBeVisible();
  });

  test("stays closed on this device once it is closed, and is no choice of a language", () => {
    show("ja", "/ja");
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(offer()).toBeNull();
    show("ja", "/ja/sccj-news");
    expect(offer()).toBeNull();
    expect(localStorage.getItem("i18nextLng")).toBeNull();
  });

  test("does not show on the 404 page, which is in both languages", () => {
    document.documentElement.dataset["page"] = "404";
    show("ja", "/404.html", "/ja/nothing");
    expect(offer()).toBeNull();
  });
});
