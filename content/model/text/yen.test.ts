import { yen } from "./yen";

test.each([
  ["en", 500_000, "¥500,000"],
  ["ja", 500_000, "500,000円"],
  ["en", 0, "¥0"],
  ["ja", 0, "0円"],
  ["en", -15_000, "−¥15,000"],
  ["ja", -15_000, "−15,000円"],
] as const)("%s: %d yen read %s", (language, amount, words) => {
  expect(yen(language, amount)).toBe(words);
});
