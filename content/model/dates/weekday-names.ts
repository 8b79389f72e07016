import type { Language } from "../text/language";

/** The days of a week, Sunday first as `Date` counts them; in Japanese the letter before 曜日. */
export const weekdayNames: Readonly<Record<Language, readonly string[]>> = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  ja: ["日", "月", "火", "水", "木", "金", "土"],
};
