import { isBlank } from "./blank";

test.each([
  "",
  " \t\n",
  "\u3000\u00a0\u202f",
  "\u200b",
  "\u3164",
  "\u115f\u1160\uffa0",
  "\u2800\u2800",
  "\u00ad\u2060\ufeff",
  "\u200e\u202e\u2066",
  "\u0301\u20dd",
  "\ufe0f\u{e0100}\u{e0020}",
  "\u034f\u17b4\u180e",
  "\u0000\u0085",
])("%j shows nothing", (text) => expect(isBlank(text)).toBe(true));

test.each(["a", "\u200ba", "が", "か\u3099", "👩‍👩‍👧", "1️⃣", ".", "—", "￭", "￥", "ㅤ案", "⠁"])(
  "%j shows something",
  (text) => expect(isBlank(text)).toBe(false),
);
