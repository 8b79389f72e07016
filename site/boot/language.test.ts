import { answerWith } from "../test-support/api-double";
import { chooseLanguage, detectLanguage, rememberLanguage, twinAddress } from "./language";

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

test("a choice is kept where the detector looks for it", () => {
  rememberLanguage("ja");
  expect(localStorage.getItem("i18nextLng")).toBe("ja");
  expect(detectLanguage()).toBe("ja");
});

test("the twin keeps query and hash, without the language that was asked for", () => {
  const at = { pathname: "/sccj-events", search: "?a=1&lng=ja", hash: "#x" };
  expect(twinAddress("ja", at)).toBe("/ja/sccj-events?a=1#x");
  expect(twinAddress("en", { pathname: "/ja", search: "", hash: "" })).toBe("/");
});

const userAgent = (value: string): void => {
  Object.defineProperty(navigator, "userAgent", { value, configurable: true });
};
const cameFrom = (referrer: string): void => {
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
};

/** Enters a page; "left" when it navigated to another one (which jsdom reports as not implemented). */
async function enter(address: string): Promise<"stayed at once" | "left" | "stayed as a robot"> {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
  standOn(address);
  const stay = jest.fn();
  const leaving = chooseLanguage(stay);
  // The list of robots is imported.
  for (let turn = 0; leaving && turn < 100 && stay.mock.calls.length + said.mock.calls.length === 0; turn += 1)
    await new Promise((resolve) => setTimeout(resolve));
  const messages = said.mock.calls.map(([message]) => String(message));
  said.mockRestore();
  if (!leaving) {
    expect([stay.mock.calls, messages]).toEqual([[], []]);
    return "stayed at once";
  }
  if (stay.mock.calls.length > 0) return "stayed as a robot";
  expect(messages[0]).toContain("navigation");
  return "left";
}

describe("on entering", () => {
  const person = navigator.userAgent.replace("jsdom", "");
  beforeEach(() => {
    userAgent(person);
    cameFrom("");
    delete document.documentElement.dataset["page"];
  });

  test("a visitor of the page's language stays, and is not held up", async () => {
    expect(await enter("/sccj-events")).toBe("stayed at once");
  });
  test("a Japanese browser leaves an English page once in a session", async () => {
    browserSpeaks("ja");
    expect(await enter("/sccj-events")).toBe("left");
    expect(await enter("/sccj-events")).toBe("stayed at once");
    expect(await enter("/")).toBe("stayed at once");
    expect(localStorage).toHaveLength(0);
  });
  test("a stored preference counts at every entry to the home page, and only there", async () => {
    expect(await enter("/")).toBe("stayed at once");
    rememberLanguage("ja");
    expect(await enter("/")).toBe("left");
    expect(await enter("/sccj-events")).toBe("stayed at once");
    cameFrom(`${location.origin}/sccj-events`);
    expect(await enter("/")).toBe("stayed at once");
    cameFrom("https://elsewhere.example/");
    expect(await enter("/")).toBe("left");
  });
  test("a stored preference counts more than the browser", async () => {
    browserSpeaks("ja");
    rememberLanguage("en");
    expect(await enter("/")).toBe("stayed at once");
  });
  test.each(["/ja", "/ja/sccj-events?a=1#b"])(
    "nobody leaves %s: the address is a choice, which is not remembered",
    async (address) => {
      for (const prefer of [() => undefined, () => rememberLanguage("en")]) {
        sessionStorage.clear();
        prefer();
        const before = localStorage.getItem("i18nextLng");
        expect(await enter(address)).toBe("stayed at once");
        expect(localStorage.getItem("i18nextLng")).toBe(before);
      }
    },
  );
  test.each([
    ["/ja/sccj-events?lng=en", "en"],
    ["/sccj-events?lng=ja", "ja"],
  ])("?lng= wins at %s, also in the midst of a visit, and is remembered", async (address, language) => {
    cameFrom(`${location.origin}/`);
    sessionStorage.setItem("chamber-entered", "1");
    expect(await enter(address)).toBe("left");
    expect(localStorage.getItem("i18nextLng")).toBe(language);
  });
  test("nobody leaves when coming from a page of this site", async () => {
    browserSpeaks("ja");
    cameFrom(`${location.origin}/ja`);
    expect(await enter("/sccj-events")).toBe("stayed at once");
  });
  test("nobody leaves the 404 page", async () => {
    browserSpeaks("ja");
    Object.assign(document.documentElement, { lang: "en" }).dataset["page"] = "404";
    expect(await enter("/nothing?lng=ja")).toBe("stayed at once");
  });
  test.each([
    ["/ja/nothing", "en", "/ja/404.html"],
    ["/nothing", "ja", "/404.html"],
  ])(
    "where a static host sends %s the 404 page in %s, %s takes its place, and then the page starts",
    async (...row) => {
      const [address, sent, twin] = row;
      const own = sent === "en" ? "ja" : "en";
      Object.assign(document.documentElement, { lang: sent }).dataset["page"] = "404";
      const html = `<html lang="${own}" data-page="404"><title>Twin</title><p>Not here</p></html>`;
      answerWith({ [twin]: { status: 200, text: html } });
      standOn(address);
      const seen = await new Promise((resolve) => {
        expect(chooseLanguage(() => resolve([document.documentElement.lang, document.title]))).toBe(true);
      });
      expect(seen).toEqual([own, "Twin"]);
      expect(location.pathname).toBe(address);
      expect(document.body.textContent).toBe("Not here");
    },
  );
  test.each([[{}], [{ "/ja/404.html": { status: 404, text: "<html lang='ja'>" } }]])(
    "the 404 page that was sent stays where there is no other (%j)",
    async (answers) => {
      Object.assign(document.documentElement, { lang: "en" }).dataset["page"] = "404";
      answerWith(answers);
      standOn("/ja/nothing");
      await new Promise<void>((resolve) => void chooseLanguage(resolve));
      expect(document.documentElement.lang).toBe("en");
    },
  );
  test("a robot stays, and only then the rest of the page starts", async () => {
    userAgent("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)");
    browserSpeaks("ja");
    expect(await enter("/sccj-events")).toBe("stayed as a robot");
  });
});
