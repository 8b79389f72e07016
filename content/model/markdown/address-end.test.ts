import { markdownToHtml } from "./markdown-html";
import { withoutClosing } from "./address-end";

test.each([",", ")", "&amp;", '"', "(", ",("])(
  "a long row of %j ends an address before marked counts its signs",
  (sign) => {
    expect(withoutClosing(`https://x.example/a${sign.repeat(60)}`)).toBe("https://x.example/a");
  },
);

test.each([
  ["https://x.example/a_(b)?c=___&d=~~~~~~~~~~#e", ""],
  ["https://x.example/a", `${"!".repeat(60)} b`],
])("what stands in an address stays in it, and what stands behind it is text: %s%s", (address, behind) => {
  const href = address.replaceAll("&", "&amp;");
  expect(markdownToHtml(address + behind)).toBe(
    `<p><a href="${href}" rel="noopener noreferrer">${href}</a>${behind}</p>`,
  );
});
