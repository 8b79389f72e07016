import { chooseLanguage, detectLanguage, rememberLanguage, twinAddress } from "./language-choice";

const browserSpeaks = (...codes: string[]): void => {
  Object.defineProperty(navigator, "languages", { value: codes, configurable: true });
  Object.defineProperty(navigator, "language", { value: codes[0], configurable: true });
};
const standOn = (address: string): void => window.history.replaceState(null, "", address);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "i18next=; Max-Age=0; path=/";
  document.documentElement.removeAttribute("lang");
  browserSpeaks("en-US");
  standOn("/");
});

describe("the detected language", () => {
  test("is the browser's when nothing else is known", () => {
    browserSpeaks("ja-JP", "en");
    expect(detectLanguage()).toBe("ja");
  });
  test("is the one asked for in the address before all others", () => {
    standOn("/?lng=ja");
    document.cookie = "i18next=en; path=/";
    localStorage.setItem("i18nextLng", "en");
    expect(detectLanguage()).toBe("ja");
  });
  test("comes from the cookie before local storage, and from there before session storage and browser", () => {
    sessionStorage.setItem("i18nextLng", "en");
    localStorage.setItem("i18nextLng", "ja");
    expect(detectLanguage()).toBe("ja");
    document.cookie = "i18next=en; path=/";
    expect(detectLanguage()).toBe("en");
  });
  test("comes from session storage before the browser, and from html lang when nobody else says one of ours", () => {
    sessionStorage.setItem("i18nextLng", "ja");
    expect(detectLanguage()).toBe("ja");
    sessionStorage.clear();
    browserSpeaks("fr-FR");
    document.documentElement.lang = "ja";
    expect(detectLanguage()).toBe("ja");
    browserSpeaks("en-GB");
    expect(detectLanguage()).toBe("en");
  });
  test.each([
    ["query parameter", (value: string) => standOn(`/?lng=${encodeURIComponent(value)}`)],
    ["session storage", (value: string) => sessionStorage.setItem("i18nextLng", value)],
    ["cookie", (value: string) => (document.cookie = `i18next=${encodeURIComponent(value)}; path=/`)],
  ])("ignores what looks like a script in the %s", (_place, put) => {
    for (const value of ["<script>ja</script>", "ja onload=x()", "javascript:ja", "ja-<img src=x onerror=alert(1)>"]) {
      put(value);
      expect([value, detectLanguage()]).toEqual([value, "en"]);
    }
  });
  test("is the first of ours, or none", () => {
    browserSpeaks("fr-FR", "ja");
    expect(detectLanguage()).toBe("ja");
    browserSpeaks("fr-FR", "de");
    expect(detectLanguage()).toBeUndefined();
  });
  test.each(["<script>alert(1)</script>", "javascript:alert(1)", '"onmouseover="x()', "ja<b>"])(
    "ignores %s",
    (value) => {
      localStorage.setItem("i18nextLng", value);
      expect(detectLanguage()).toBe("en");
    },
  );
});

test("a choice is kept under the detector's key and the plugin's", () => {
  rememberLanguage("ja");
  expect(localStorage.getItem("i18nextLng")).toBe("ja");
  expect(localStorage.getItem("gatsby-i18next-language")).toBe("ja");
});

test("the twin keeps query and hash, without the language that was asked for", () => {
  const at = { pathname: "/sccj-events", search: "?a=1&lng=ja", hash: "#x" };
  expect(twinAddress("ja", at)).toBe("/ja/sccj-events?a=1#x");
  expect(twinAddress("en", { pathname: "/ja", search: "", hash: "" })).toBe("/");
});

describe("whoever stays", () => {
  test("is not held up on an entry page", () => {
    expect(chooseLanguage()).toBeUndefined();
  });
  test("is everybody after the entry page", () => {
    expect(chooseLanguage()).toBeUndefined();
    browserSpeaks("ja");
    expect(chooseLanguage()).toBeUndefined();
  });
  test("is everybody on the 404 page", () => {
    browserSpeaks("ja");
    Object.assign(window, { pagePath: "/404.html" });
    expect(chooseLanguage()).toBeUndefined();
    Object.assign(window, { pagePath: undefined });
  });
});

test("whoever leaves does not get the page rendered", async () => {
  // jsdom cannot leave a page and says so.
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
  browserSpeaks("ja");
  jest.useFakeTimers();
  const leaving = chooseLanguage();
  expect(leaving).toBeInstanceOf(Promise);
  const rendered = jest.fn();
  void Promise.resolve(leaving).then(rendered);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(rendered).not.toHaveBeenCalled();
  jest.useRealTimers();
  expect(String(said.mock.calls[0]?.[0])).toContain("navigation");
  said.mockRestore();
});
