import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { pictureFault } from "./picture-file";

const picture = (format: "jpeg" | "png" | "webp", width = 40, height = 30): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: "#c8102e", noise: { type: "gaussian", mean: 128, sigma: 30 } },
  })
    .toFormat(format)
    .toBuffer();
const formats = [
  ["jpeg", "a.jpg"],
  ["png", "a.png"],
  ["webp", "a.webp"],
] as const;

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

test("what is not what its name says is named: another format, text, a drawing", async () => {
  const wrong = { code: "pictureMisnamed", params: { format: "JPEG" } };
  const texts = ["text", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<!doctype html>"].map((text) =>
    Buffer.from(text),
  );
  for (const bytes of [await picture("png"), await picture("webp"), ...texts])
    expect(pictureFault("media/a.JPG", bytes)).toEqual(wrong);
  expect(pictureFault("media/a.svg", texts[1] ?? Buffer.alloc(0))).toBeUndefined();
});

test("any bytes are looked at without an error", () => {
  const start = fc.constantFrom("\xff\xd8\xff\xc0", "\x89PNG\r\n\x1a\n", "RIFF\x10\0\0\0WEBPVP8X", "");
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
  const folder = "content/media";
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes(".")))
    expect([path, pictureFault(path, readFileSync(join(folder, path)))]).toEqual([path, undefined]);
});
