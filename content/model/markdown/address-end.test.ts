import { writeRuns } from "../html/write-runs";
import { markdownToHtml } from "./markdown-html";
import { withoutClosing } from "./address-end";

test.each([",", ")", "&amp;", '"', "(", ",("])(
  "a long row of %j ends an address before marked counts its signs",
  (sign) => {
    expect(withoutClosing(`https://x.example/a${sign.repeat(60)}`)).toBe("https://x.example/a");
  },
);

test.each(["https://x.example/b", "www.x.example/b", "b@x.example", "TEL：03-1234-5678"])(
  "an address ends before a bar, and %s behind it is read as by itself",
  (behind) => {
    const alone = markdownToHtml(behind).replace(/^<p>/, "");
    for (const address of ["https://x.example/a", "www.x.example/a", "a@x.example"])
      expect(markdownToHtml(`${address}|${behind}`)).toBe(`${markdownToHtml(address).replace("</p>", "")}|${alone}`);
  },
);

test("the cells of a table end at a bar beside an address, too", () => {
  const link = '<a href="https://x.example/a" rel="noopener noreferrer">https://x.example/a</a>';
  expect(markdownToHtml("a|b\n-|-\nhttps://x.example/a|https://x.example/a")).toContain(
    `<td>${link}</td>\n<td>${link}</td>`,
  );
});

test.each([
  ["https://x.example/a_(b)?c=___&d=~~~~~~~~~~#e", ""],
  ["https://x.example/a", `${"!".repeat(60)} b`],
])("what stands in an address stays in it, and what stands behind it is text: %s%s", (address, behind) => {
  const href = address.replaceAll("&", "&amp;");
  expect(markdownToHtml(address + behind)).toBe(
    `<p><a href="${href}" rel="noopener noreferrer">${href}</a>${behind}</p>`,
  );
});

/** The page of a text, written in Markdown and in HTML. */
const pagesOf = (text: string) => [text, writeRuns([{ text, marks: {} }])].map(markdownToHtml);

test.each([
  ["https://x.example/file.pdf", "(PDF)"],
  ["https://x.example/file.PDF", "(PDF 1.2MB)です"],
  ["www.x.example/form.xlsx", "(Excel), please"],
  ["https://x.example/wiki/Merlion_(city)", "を"],
  ["https://x.example/a.aspx(v=1)", " を"],
])("a bracket behind the name of a file is no part of its address: %s%s", (address, behind) => {
  for (const html of pagesOf(`資料：${address}${behind}`)) expect(html).toContain(`>${address}</a>${behind}`);
});

test.each([
  ["https://x.example/form", ",12月4日締切"],
  ["https://x.example/form", ";5,000円"],
  ["https://x.example/form.html", ".18時開演"],
  ["https://x.example", "!20名まで"],
  ["https://x.example/v1.2", "の"],
  ["https://x.example:8080", "を"],
  ["https://x.example/12", "月"],
])("a number that counts is one of the Japanese words behind an address: %s%s", (address, behind) => {
  for (const html of pagesOf(`申込：${address}${behind}`)) expect(html).toContain(`>${address}</a>${behind}`);
});

test.each([
  ["地図:https://x.example/m[地図]まで", "https://x.example/m"],
  ["申込https://x.example/m{別窓}で", "https://x.example/m"],
  ["フォームhttps://x.example/f①です", "https://x.example/f"],
  ["https://x.example/f¹, https://x.example/f½", "https://x.example/f"],
  ["<https://x.example/form|Form>", "https://x.example/form"],
  ["<mailto:a@x.example|a@x.example>", "mailto:a@x.example"],
])("%s leads to %s, and keeps its words", (text, address) => {
  const html = markdownToHtml(text);
  expect(
    html
      .replace(/<[^>]*>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">"),
  ).toBe(text);
  expect(new Set(Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href))).toEqual(new Set([address]));
});

test.each([
  ['"', "https://x.example/a", '","https://x.example/b"'],
  ['"', "https://x.example/a", '"(PDF)'],
  ['{"url":"', "https://x.example/a", '","n":1}'],
  ['Link:"', "https://x.example/a", '";Pass:"abc"'],
  ['"', "www.x.example", '"(PDF)'],
  ["'", "https://x.example/a", "','https://x.example/b'"],
  ["'", "www.x.example/a", "'(PDF)"],
  ["", "https://x.example/o'brien/a", " b"],
])("a quotation mark ends the address that it stands around: %s%s%s", (before, address, behind) => {
  const href = address.startsWith("www") ? `https://${address}` : address;
  for (const html of pagesOf(before + address + behind))
    expect(html).toContain(
      `<p>${before}<a href="${href}" rel="noopener noreferrer">${address}</a>${behind.split("https")[0]}`,
    );
});
