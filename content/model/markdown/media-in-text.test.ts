import { fc } from "../test-support/seeded-fast-check";
import { bodyWarnings } from "./body-warnings";
import { markdownToHtml } from "./markdown-html";

const encoded = (name: string): string =>
  `/media/2026/${encodeURIComponent(name).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
/** The addresses that the page of a text shows and links to, in order. */
const addressesIn = (markdown: string): string[] =>
  [...markdownToHtml(markdown).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );

test.each([
  ["50%引.jpg", "50%引"],
  ["plan #2 100%.jpg", "plan #2 100%"],
  ["会場 100%.jpg", "%E4%BC%9A%E5%A0%B4 100%"],
  ["50%ad.jpg", "50%ad"],
  ["a%.%E4%BC.jpg", "a%.%E4%BC"],
  ["%%20.jpg", "%%2520"],
  ["100%41.jpg", "100%2541"],
  ["(50%) A&B.jpg", "(50%) A&B"],
])("a percent sign that encodes nothing is one of the file's name: %s", (name, written) => {
  const pdf = (text: string): string => text.replace(".jpg", ".pdf");
  const address = encoded(name);
  const markdown = [
    `![a](/media/2026/${written}.jpg) ![a](／media／2026／${written}.jpg) <img src="/media/2026/${written}.jpg">`,
    // Blanks are no part of an address in HTML.
    `[a](/media/2026/${written}.pdf) <a href="/media/2026/${written.replaceAll(" ", "%20")}.pdf">a</a>`,
  ].join("\n");
  expect(addressesIn(markdown).map(decodeURIComponent)).toEqual(
    [address, address, address, pdf(address), pdf(address)].map(decodeURIComponent),
  );
  expect(addressesIn(`![a](${address})`).map(decodeURIComponent)).toEqual([decodeURIComponent(address)]);
  expect(bodyWarnings(markdown)).toEqual([]);
});

test.each([
  ["/media/2026/a.pdf#page=2", "/media/2026/a.pdf#page=2"],
  ["/media/2026/100%.pdf?v=1#page=2", "/media/2026/100%25.pdf?v=1#page=2"],
  ["/media/2026/plan #2.pdf", "/media/2026/plan%20%232.pdf"],
  ["/search?q=100%", "/search?q=100%"],
])("what stands behind the name of a file stays: %s", (written, address) =>
  expect(addressesIn(`[a](${written})`)).toEqual([address]),
);

test("a picture or document of any signs that a name may have is shown under its name, or is named", () => {
  const name = fc
    .string({ unit: fc.constantFrom(...Array.from("a2%%%#&（ 引.,+=2fE4;!'")), minLength: 1, maxLength: 9 })
    .filter((text) => !/^[. ]|\.\.|\s{2}|[. ]$/.test(text));
  fc.assert(
    fc.property(name, fc.constantFrom("jpg", "pdf"), (stem, ending) => {
      const markdown = `${ending === "jpg" ? "!" : ""}[a](/media/2026/${stem}.${ending})`;
      const [address, ...more] = addressesIn(markdown);
      expect([markdown, more]).toEqual([markdown, []]);
      if (address === undefined) expect([markdown, bodyWarnings(markdown).length]).toEqual([markdown, 1]);
      else expect(() => decodeURIComponent(address)).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
