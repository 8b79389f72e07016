import { byteSize } from "../../../../content/model/text/byte-size";
import { imageRefusal } from "./image-file";

const fileOf = (size: number, type = "image/png") =>
  Object.defineProperty(new File([], "a", { type }), "size", { value: size });

test.each([
  [fileOf(10 * 1024 * 1024), undefined],
  [fileOf(10 * 1024 * 1024 + 1), "tooLarge"],
  [fileOf(5, "image/svg+xml"), "wrongType"],
  [fileOf(5, "image/gif"), "wrongType"],
  [fileOf(5, "image/webp"), undefined],
  [fileOf(5, "image/jpeg"), undefined],
])("a file is refused for its type or size", (file, refusal) => {
  expect(imageRefusal(file)).toBe(refusal);
});

test.each([
  [0, "0 KB"],
  [100, "1 KB"],
  [340_400, "340 KB"],
  [2_440_000, "2.4 MB"],
])("%d bytes read %s", (size, text) => {
  expect(byteSize(size)).toBe(text);
});
