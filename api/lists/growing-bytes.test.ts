import { GrowingBytes } from "./growing-bytes";

test("pieces of any length and kind come out whole and in order", () => {
  const bytes = new GrowingBytes();
  const pieces = ["[", "日本語".repeat(100_000), Buffer.from("x".repeat(200_000)), "", "y".repeat(2_500_000), "]"];
  for (const piece of pieces) bytes.add(piece);
  const whole = bytes.whole();
  expect(whole.equals(Buffer.concat(pieces.map((piece) => Buffer.from(piece))))).toBe(true);
  expect(whole.buffer.byteLength).toBe(whole.length);
});

test("nothing is no bytes", () => {
  expect(new GrowingBytes().whole()).toHaveLength(0);
});
