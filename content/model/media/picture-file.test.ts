import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { pictureFault } from "./picture-file";

const picture = (format: "jpeg" | "png" | "webp" | "gif" | "avif", width = 40, height = 30): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: "#c8102e", noise: { type: "gaussian", mean: 128, sigma: 30 } },
  })
    .toFormat(format)
    .toBuffer();
const formats = [
  ["jpeg", "a.jpg"],
  ["png", "a.png"],
  ["webp", "a.webp"],
  ["gif", "a.gif"],
  ["avif", "a.avif"],
] as const;
const svg = (inner: string, root = "xmlns='http://www.w3.org/2000/svg'"): string => `<svg ${root}>${inner}</svg>`;
const faultOf = (text: string): string | undefined => pictureFault("media/a.svg", Buffer.from(text))?.code;

test.each(formats)("a whole %s is nothing to be named, nor is a file that is no picture", async (format, name) => {
  expect(pictureFault(`media/${name}`, await picture(format))).toBeUndefined();
  expect(pictureFault("media/paper.pdf", new Uint8Array())).toBeUndefined();
});

test.each(formats)("a %s that is cut off anywhere is named, whatever the place", async (format, name) => {
  const whole = await picture(format);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length - 3 }), (length) => {
      expect(pictureFault(`media/${name}`, whole.subarray(0, length))?.code).toMatch(
        /^picture(?:Empty|Misnamed|CutOff)$/,
      );
    }),
  );
  expect(pictureFault(`media/${name}`, whole.subarray(0, whole.length / 2))).toEqual({ code: "pictureCutOff" });
});

test.each(formats)("a pointer of Git LFS is named as one, and not as a %s that is called wrongly", (_, name) => {
  const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";
  expect(pictureFault(`media/${name}`, Buffer.from(pointer))).toEqual({ code: "pictureInLfs" });
});

test("what is not what its name says is named: another format, text, a drawing", async () => {
  const wrong = { code: "pictureMisnamed", params: { format: "JPEG" } };
  const texts = ["text", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<!doctype html>"].map((text) =>
    Buffer.from(text),
  );
  for (const bytes of [await picture("png"), await picture("webp"), ...texts])
    expect(pictureFault("media/a.JPG", bytes)).toEqual(wrong);
  expect(pictureFault("media/a.svg", texts[1] ?? Buffer.alloc(0))).toBeUndefined();
});

test.each([
  ["nothing in it", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  [
    "a declaration, a comment, signs in quotes",
    `\ufeff<?xml version="1.0"?>\n<!-- <b> -->${svg('<path d="M0 > 1"/>')}\n<!-- end -->\n`,
  ],
  [
    "the entities of a drawing program",
    `<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY ns "http://www.w3.org/2000/svg">]>${svg("<g></g>", 'xmlns="&ns;"')}`,
  ],
  [
    "entities of XML and prefixes",
    svg(
      '<use xlink:href="#a" xml:space="preserve" title="A &amp; B: c"/>&#xa0;&#160;',
      "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'",
    ),
  ],
  ["a prefix", '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:style><![CDATA[a > b {}]]></s:style></s:svg>'],
])("an SVG with %s is nothing to be named", (_, text) => expect(faultOf(text)).toBeUndefined());

test.each([
  ["a page", "<!-- hello --><html><body>x</body></html>", "pictureMisnamed"],
  ["one that browsers take for other XML", "<svg><g/></svg>", "pictureMisnamed"],
  ["one with a tag that is not closed", svg("<g>"), "pictureCutOff"],
  ["one with a lone &", svg("<text>A & B</text>"), "pictureDamaged"],
  ["one with an entity of HTML", svg('<text title="a&nbsp;b"/>'), "pictureDamaged"],
  ["one with a prefix that stands for nothing", svg('<use xlink:href="#a"/>'), "pictureDamaged"],
  ["one with a tag of a prefix that stands for nothing", svg("<inkscape:a/>"), "pictureDamaged"],
  ["one with two roots", svg("") + svg(""), "pictureCutOff"],
  ["one with a tag of another case at its end", svg("<g></G>"), "pictureCutOff"],
  ["one with a line before its declaration", `\n<?xml version="1.0"?>${svg("")}`, "pictureDamaged"],
  ["one with a word before it", `A ${svg("")}`, "pictureDamaged"],
  ["one with an attribute twice", svg('<g id="a" id="b"/>'), "pictureDamaged"],
  [
    "one with an attribute twice under two prefixes",
    svg('<g xmlns:a="u" xmlns:b="u" a:c="" b:c=""/>'),
    "pictureDamaged",
  ],
  ["one with a value without quotes", svg("<path d=M0/>"), "pictureDamaged"],
  ["one with full-width quotes", svg("<path d=＂M0＂/>"), "pictureDamaged"],
  ["one with an attribute without a value", svg("<g hidden/>"), "pictureDamaged"],
  ["one without a blank between attributes", svg('<g id="a"class="b"/>'), "pictureDamaged"],
  ["one with two dashes in a comment", svg("<!-- a -- b -->"), "pictureDamaged"],
  ["one with a control character", svg("<text>A\u0007</text>"), "pictureDamaged"],
  ["one with a < in a value", svg('<text title="1<2"/>'), "pictureDamaged"],
  ["one with an entity that is called like a property", svg("<text>&constructor;</text>"), "pictureDamaged"],
  [
    "one with entities that are made of others",
    `<!DOCTYPE svg [<!ENTITY a "ten"><!ENTITY b "&a;&a;">]>${svg("<text>&b;</text>")}`,
    "pictureDamaged",
  ],
  ["one of thousands of elements in each other", svg("<g>".repeat(9999) + "</g>".repeat(9999)), "pictureDamaged"],
  [
    "one of millions of pixels",
    svg("", "xmlns='http://www.w3.org/2000/svg' width='999999' height=\"999999px\""),
    "pictureTooManyPixels",
  ],
])("an SVG file that is %s is named", (_, text, code) => expect(faultOf(text)).toBe(code));

test.each([
  "<script>alert(1)</script>",
  "<g><script href='a.js'/></g>",
  "<s:script xmlns:s='http://www.w3.org/2000/svg'/>",
  "<h:script xmlns:h='http://www.w3.org/1999/xhtml'/>",
  "<g onclick='a()'/>",
  "<g ONLOAD='a()'/>",
  "<a href=' javascript:a()'><text>A</text></a>",
  "<a xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='JavaScript&#58;a()'/>",
  "<set attributeName='onload' to='a()'/>",
  "<animate attributeName='href' to='javascript:a()'/>",
])("a drawing with a script is named, wherever the script is: %s", (inner) => {
  expect(faultOf(svg(inner))).toBe("pictureScript");
  expect(faultOf(`<!DOCTYPE svg [<!ENTITY a "${inner}">]>${svg("&a;")}`)).toBe("pictureScript");
  expect(faultOf(svg("", "xmlns='http://www.w3.org/2000/svg' onload='a()'"))).toBe("pictureScript");
});

test("words about scripts in a drawing are none", () => {
  expect(
    faultOf(svg("<title>script, onload=1</title><g id='on' class='script' data-on='a'/><!-- <script/> -->")),
  ).toBeUndefined();
});

test.each([
  ["shift_jis", [0x93, 0x8c, 0x8b, 0x9e]],
  ["euc-jp", [0xc5, 0xec, 0xb5, 0xfe]],
] as const)("an SVG in %s is good when it says so, and damaged when it does not", (encoding, tokyo) => {
  const bytes = (start: string): Buffer =>
    Buffer.concat([
      Buffer.from(`${start}<svg xmlns='http://www.w3.org/2000/svg'><title>`),
      Buffer.from(tokyo),
      Buffer.from("</title></svg>"),
    ]);
  expect(pictureFault("media/a.svg", bytes(`<?xml version="1.0" encoding="${encoding}"?>`))).toBeUndefined();
  expect(pictureFault("media/a.svg", bytes(""))).toEqual({ code: "pictureDamaged" });
  expect(pictureFault("media/a.svg", bytes('<?xml version="1.0" encoding="no-such"?>'))).toEqual({
    code: "pictureDamaged",
  });
  const wide = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${svg("<title>東京</title>")}`, "utf16le");
  expect(pictureFault("media/a.svg", wide)).toBeUndefined();
  expect(pictureFault("media/a.svg", wide.swap16())).toBeUndefined();
});

test("an SVG that is cut off anywhere is named", () => {
  const whole = svg('<g id="a"><path d="M0 0h9"/></g>', "xmlns='http://www.w3.org/2000/svg' width='9' height='9'");
  for (let length = 0; length < whole.length; length += 1)
    expect(faultOf(whole.slice(0, length))).toMatch(/^picture(?:Empty|Misnamed|CutOff)$/);
});

test("a JPEG without the header of its pixels is named", () => {
  const headless = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xda, 0, 2, 0xff, 0xd9]);
  expect(pictureFault("media/a.jpg", headless)).toEqual({ code: "pictureDamaged" });
});

test("any bytes are looked at without an error", () => {
  const start = fc.constantFrom(
    "\xff\xd8\xff\xc0",
    "\x89PNG\r\n\x1a\n",
    "RIFF\x10\0\0\0WEBPVP8X",
    "GIF89a",
    "\0\0\0\x0cftypavif",
    "<svg ",
    "",
  );
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 200 }), (text, rest) => {
      pictureFault("media/a.jpg", Buffer.concat([Buffer.from(text, "latin1"), rest]));
    }),
  );
});

test("one of too many pixels is named", async () => {
  const bytes = await picture("png");
  bytes.writeUInt32BE(30_000, 16);
  expect(pictureFault("media/a.png", bytes)).toEqual({ code: "pictureTooManyPixels", params: { max: 40 } });
});

test("the sample pictures are good", () => {
  const folder = "fixtures/content/media";
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes(".")))
    expect([path, pictureFault(path, readFileSync(join(folder, path)))]).toEqual([path, undefined]);
});
