import { readFileSync } from "node:fs";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { headingFont, withHeadingFont } from "./heading-font";
import { headingLetters } from "./heading-letters";

const lettersOf = (html: string): string | undefined => headingLetters(html)?.letters;

test("the letters are those of the headings and of what looks like one, each once; not Latin ones, nor a text's", () => {
  const html = `<a class="brand" href="/ja">商工会</a><h1 id="a">年末<wbr/>交流<b>会</b> 2026</h1><p>本文</p>
    <figcaption class="slide slide-caption">港</figcaption><p class="letter-name-note">注</p><h2>Events</h2><h5>五</h5>
    <footer class="site-footer"><a class="site-footer-name" href="/ja">京</a><h2>連絡</h2></footer>`;
  expect(lettersOf(html)).toBe(Array.from("京会交商工年末流港").sort().join(""));
});

test("a page without Japanese headings has no font", () => {
  expect(headingLetters("<h1>Events</h1><p>本文</p>")).toBeUndefined();
  expect(withHeadingFont("<h1>Events</h1>")).toBe("<h1>Events</h1>");
});

const kanji = (first: number, count: number): string =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(0x4e00 + first + at)).join("");

test("a page of too many letters has the font in its larger headings alone, or none", () => {
  const page = (h1: number, h2: number, h3: number): string =>
    `<h1>${kanji(0, h1)}</h1><h2>${kanji(1000, h2)}</h2><h3>${kanji(2000, h3)}</h3>`;
  expect(headingLetters(page(10, 20, 70))?.selectors).toContain("h3");
  expect(headingLetters(page(10, 20, 71))).toMatchObject({ letters: kanji(0, 10) + kanji(1000, 20) });
  expect(headingLetters(page(10, 20, 71))?.selectors).not.toContain("h3");
  expect(headingLetters(page(10, 200, 0))).toMatchObject({ letters: kanji(0, 10) });
  expect(headingLetters(page(200, 0, 0))).toBeUndefined();
});

test("the same letters make the same font, other elements another style sheet; both are named in the page", () => {
  const one = headingFont("<h1>東京</h1>");
  expect(headingFont("<h2>京東</h2>")).toEqual(one);
  expect(headingFont("<h1>大阪</h1>")?.font).not.toBe(one?.font);
  const html = withHeadingFont("<h1>東京</h1>");
  expect(html).toContain(`href="/${one?.font ?? ""}"`);
  expect(html).toMatch(new RegExp(`<h1>東京</h1><link rel="stylesheet" href="/${one?.style ?? ""}"/>$`));
  expect(headingFont(html)).toEqual(one);
});

test("each element of the site that has the serif has the page's Mincho, or holds digits alone", () => {
  const digits = [".date-tile-day", ".not-found-code", ".plan-price b", ".bill-sum b", ".bill-bar b"];
  const known = headingLetters("<h1>東</h1>")?.selectors ?? [];
  const site = join(process.cwd(), "site");
  const sheets = readdirSync(site, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".css") && !name.startsWith("admin"),
  );
  const rules = sheets.flatMap((name) => [
    ...readFileSync(join(site, name), "utf8").matchAll(/([^{}]+)\{[^{}]*var\(--serif\)/g),
  ]);
  const selectors = rules.flatMap(({ 1: selector = "" }) =>
    selector
      .replace(/\/\*.*?\*\//gs, "")
      .split(",")
      .map((part) => part.trim()),
  );
  const unknown = selectors.filter((selector) => {
    const last = selector.split(" ").at(-1) ?? "";
    return !digits.includes(selector) && !known.includes(last);
  });
  expect(selectors.length).toBeGreaterThan(8);
  expect(unknown).toEqual([]);
});
