import en from "../locales/en/items.json";
import ja from "../locales/ja/items.json";
import { hoursText } from "./event-hours-text";

const words = { en: en.hours, ja: ja.hours };
const second = {
  en: { zone: "Asia/Singapore", name: "SGT" },
  ja: { zone: "Asia/Singapore", name: "シンガポール時間" },
};

/** What the page says, in each language; what staff wrote where nothing is added. */
function shown(time: string, language: "en" | "ja"): string {
  const text = hoursText({ startDate: "2026-12-04", time }, second[language], (key, values = {}) => {
    const word = (words[language] as Readonly<Record<string, string>>)[key.replace("hours.", "")] ?? "";
    return word.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  });
  return text ?? time;
}

test.each([
  "11:00 - 12:00 JST (10:00 - 11:00 SGT)",
  "11:00-12:00 (10:00-11:00 SGT)",
  "日本時間 午前9時（シンガポール時間 午前8時）",
  "11:00〜12:00（シンガポール10:00〜11:00）",
  "11:00 - 12:00 (10:00 in Singapore)",
  "11:00〜12:00（シンガポールは10時から）",
  "18:00 London time (03:00 JST)",
])("hours of both places stay as staff wrote them: %s", (time) => {
  expect([shown(time, "en"), shown(time, "ja")]).toEqual([time, time]);
});

test.each([
  ["20:00（日本時間）", "20:00 JST (19:00 SGT)", "日本時間20:00～（シンガポール時間19:00～）"],
  ["20:00 (JST)", "20:00 JST (19:00 SGT)", "日本時間20:00～（シンガポール時間19:00～）"],
  ["20:00 JST", "20:00 JST (19:00 SGT)", "日本時間20:00～（シンガポール時間19:00～）"],
  ["20:00 (Japan time)", "20:00 JST (19:00 SGT)", "日本時間20:00～（シンガポール時間19:00～）"],
  ["日本時間 午前9時", "午前9時 JST (08:00 SGT)", "日本時間午前9時（シンガポール時間08:00～）"],
  [
    "20:00（日本時間、予定）",
    "20:00（日本時間、予定） (19:00 SGT)",
    "20:00（日本時間、予定）（シンガポール時間19:00～）",
  ],
  ["20:00 JST (Zoom)", "20:00 JST (Zoom) (19:00 SGT)", "20:00 JST (Zoom)（シンガポール時間19:00～）"],
  ["東京時間20:00", "東京時間20:00 (19:00 SGT)", "東京時間20:00（シンガポール時間19:00～）"],
  [
    "20:00（シンガポール会場）",
    "20:00（シンガポール会場） JST (19:00 SGT)",
    "日本時間20:00（シンガポール会場）（シンガポール時間19:00～）",
  ],
])("Japan's zone is said once: %s", (time, english, japanese) => {
  expect([shown(time, "en"), shown(time, "ja")]).toEqual([english, japanese]);
});
