import { writeRuns } from "../html/write-runs";
import { markdownToHtml } from "./markdown-html";

const links = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
const words = (html: string): string => html.replace(/<[^>]*>/g, "");

describe.each(["https://www.instagram.com/sccj_", "https://zoom.us/j/1?pwd=abc_", "https://lin.ee/Ab~"])(
  "%s",
  (address) => {
    test.each(["", "。", " をフォロー", "をフォロー", " and", "."])("is whole before %j", (end) => {
      const text = `IG ${address}${end}`;
      const pasted = [{ text, marks: {} }];
      const linked = [
        { text: "IG ", marks: {} },
        { text: address, marks: { link: { href: address } } },
        { text: end, marks: {} },
      ];
      for (const html of [text, ...[pasted, linked].map(writeRuns)].map(markdownToHtml))
        expect([words(html), links(html)]).toEqual([text, [address]]);
    });
  },
);

test("a star behind an address is a footnote's", () => {
  const html = markdownToHtml("https://x.com/a*、*1");
  expect([words(html), links(html)]).toEqual(["https://x.com/a*、*1", ["https://x.com/a"]]);
});

test.each(["_", "*", "**", "~~"])("%s around an address is emphasis", (mark) => {
  expect(links(markdownToHtml(`語 ${mark}https://x.com/taro${mark} 語`))).toEqual(["https://x.com/taro"]);
});

test.each(["---", "_", "-東京", "_です", "。", "--", ".", "-x", "_x"])(
  "no mail address before %j is shortened",
  (end) => {
    for (const start of ["Mail: ", "連絡先_", "連絡先"])
      for (const address of ["info@example.co.jp", "info@example.com.sg"]) {
        const text = start + address + end;
        for (const html of [markdownToHtml(text), markdownToHtml(writeRuns([{ text, marks: {} }]))]) {
          expect(words(html)).toBe(text);
          for (const link of links(html))
            expect([
              `mailto:${address}`,
              `mailto:${address}${end}`,
              `mailto:_${address}`,
              `mailto:_${address}${end}`,
            ]).toContain(link);
        }
      }
  },
);

test.each(["**", "~~"])("%s directly behind an address begins an emphasis", (mark) => {
  for (const address of ["https://x.com/taro", "https://www.instagram.com/sccj_"]) {
    const html = markdownToHtml(`${address}${mark}太字${mark}`);
    expect([words(html), links(html)]).toEqual([`${address}太字`, [address]]);
  }
});

test.each(["_mei_@x.example", "_hana_0305_@ezweb.example", "_taro@x.example"])(
  "the address %s is whole, and no emphasis",
  (address) => {
    for (const text of [`Write to ${address}, please`, `連絡先：${address}（山田）`]) {
      const html = markdownToHtml(text);
      expect([words(html), links(html)]).toEqual([text, [`mailto:${address}`]]);
    }
  },
);

test.each([
  ["Save it as (your name)_CV.docx; see ", "https://en.wiki.example/Raffles_Hotel_(Singapore)", ", please."],
  ["ファイル名は「氏名」_履歴書.docx、会場は", "https://ja.wiki.example/Raffles_Hotel_(Singapore)", "です。"],
  ["(x)_a ", "https://x.example/a_-_b", " c"],
])("an underscore within an address ends no emphasis: %s%s", (before, address, behind) => {
  const html = markdownToHtml(before + address + behind);
  expect(html).toContain(`<a href="${address}"`);
  expect(html.replace(/<[^>]*>/g, "")).toBe(before + address + behind);
});

test("an emphasis around an address stays one", () => {
  for (const text of ["_see https://x.example/a_b here_", "_https://x.example/a_b_"])
    expect(markdownToHtml(text)).toMatch(/^<p><em>.*a_b<\/a>.*<\/em><\/p>$/);
});

test.each(["o’brien@x.example", "d’Angelo.r’s@x.example"])(
  "the apostrophe of Word in %s is the one of the address",
  (address) => {
    const target = address.replaceAll("’", "'");
    for (const [before, behind] of [
      ["Write to ", "."],
      ["連絡先：", "です"],
    ])
      expect(markdownToHtml(`${before}${address}${behind}`)).toBe(
        `<p>${before}<a href="mailto:${target}">${address}</a>${behind}</p>`,
      );
    expect(markdownToHtml(`[x](mailto:${address})`)).toBe(`<p><a href="mailto:${target}">x</a></p>`);
    expect(markdownToHtml("‘a@x.example’")).toBe('<p>‘<a href="mailto:a@x.example">a@x.example</a>’</p>');
  },
);

test.each(["R&D@x.example", "o'brien@x.example"])("the address %s is nobody else's", (address) => {
  const written = address.replace("&", "&amp;");
  expect(markdownToHtml(`Write to ${address}.`)).toBe(`<p>Write to <a href="mailto:${written}">${written}</a>.</p>`);
});

test("an emphasis may begin with an address and go on", () =>
  expect(markdownToHtml("_info@x.example by Friday_ or 03-1234-5678")).toContain("<em>"));
