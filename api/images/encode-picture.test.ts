import sharp from "sharp";
import { ApiError } from "../errors";
import { bomb, photograph, picture } from "../test-support/pictures";
import { maxStoredSide } from "../../content/model/media/picture-limits";
import { encodePicture } from "./encode-picture";

const formats = ["jpeg", "png", "webp"] as const;

/** The error of a refused picture. */
async function refusal(bytes: Buffer): Promise<ApiError> {
  const error: unknown = await encodePicture(bytes).then(
    () => new Error("was accepted"),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

test.each(formats)("a %s stays what it is and looks the same size", async (format) => {
  const encoded = await encodePicture(await picture(format));
  expect(encoded.type).toBe(format === "jpeg" ? "jpg" : format);
  expect(encoded.hash).toMatch(/^[0-9a-f]{8}$/);
  expect(await sharp(encoded.bytes).metadata()).toMatchObject({ format, width: 320, height: 200 });
});

test("the same picture gives the same bytes, hence the same name", async () => {
  const bytes = await picture("jpeg");
  expect((await encodePicture(bytes)).hash).toBe((await encodePicture(bytes)).hash);
});

test.each(formats)("a %s is turned upright and loses place, camera and every other note", async (format) => {
  const original = await photograph(format);
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const { bytes } = await encodePicture(original);
  const metadata = await sharp(bytes).metadata();
  expect([metadata.width, metadata.height]).toEqual([200, 320]);
  expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  for (const note of ["SecretCamera", "GPS", "secret-place", "Exif"]) expect(bytes.includes(note)).toBe(false);
});

test("a large picture is made smaller, its shape stays", async () => {
  const { bytes } = await encodePicture(await picture("jpeg", 3000, 1500));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: maxStoredSide, height: maxStoredSide / 2 });
});

test.each(formats)("what is hidden behind the end of a %s is gone", async (format) => {
  const tail = '<script>alert("tail")</script>PK\u0003\u0004';
  const { bytes } = await encodePicture(Buffer.concat([await picture(format), Buffer.from(tail)]));
  expect(bytes.includes("alert")).toBe(false);
});

test.each([
  ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["SVG with a declaration", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["GIF", "GIF89a\u0001\u0000\u0001\u0000"],
  ["HTML", "<!doctype html><script>alert(1)</script>"],
  ["PDF", "%PDF-1.7"],
  ["TIFF", "II*\u0000"],
  ["BMP", "BM1234"],
  ["nothing", ""],
])("%s is refused in words, whatever it is called", async (_name, text) => {
  const error = await refusal(Buffer.from(text, "latin1"));
  expect([error.code, error.status]).toEqual(["unsupported-type", 415]);
  expect(error.message).toContain("JPEG, PNG or WebP");
});

test("more than 40 megapixels are refused before they are unpacked", async () => {
  const error = await refusal(await bomb());
  expect(error.code).toBe("bad-image");
  expect(error.message).toContain("40 megapixels");
});

test.each([
  [20_001, 2],
  [2, 20_001],
])("a side over 20,000 px is refused before it is unpacked: %i x %i", async (width, height) => {
  const strip = sharp({ create: { width, height, channels: 3, background: "white" } });
  const error = await refusal(await strip.png().toBuffer());
  expect(error.code).toBe("bad-image");
  expect(error.message).toContain("20,000 pixels");
});

test.each(formats)("a %s cut off anywhere is refused, or gives a whole picture", async (format) => {
  const whole = await picture(format, 64, 48);
  for (let part = 0; part < 20; part += 1) {
    const bytes = whole.subarray(0, Math.floor((whole.length * part) / 20));
    const result = await encodePicture(bytes).catch((error: unknown) => error);
    if (result instanceof ApiError) expect([400, 415]).toContain(result.status);
    else expect(await sharp((result as { bytes: Buffer }).bytes).metadata()).toMatchObject({ format });
  }
});

test("300 damaged pictures: each is refused with words or comes out clean", async () => {
  const originals = await Promise.all(formats.map((format) => photograph(format)));
  let seed = 20261121;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  let refused = 0;
  for (let count = 0; count < 300; count += 1) {
    const bytes = Buffer.from(originals[count % originals.length] ?? "");
    for (let hit = 0; hit <= random(20); hit += 1) bytes[random(bytes.length)] = random(256);
    const result = await encodePicture(bytes).catch((error: unknown) => error);
    if (result instanceof ApiError) {
      refused += 1;
      expect([400, 415]).toContain(result.status);
    } else {
      expect(result).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{8}$/) });
      expect((result as { bytes: Buffer }).bytes.includes("SecretCamera")).toBe(false);
    }
  }
  expect(refused).toBeGreaterThan(50);
});
