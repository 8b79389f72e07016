import type { Language } from "../../../../content/model/text/language";

const style = { year: "numeric", month: "short", day: "numeric", timeZone: "Asia/Tokyo" } as const;
const formats = { en: new Intl.DateTimeFormat("en-US", style), ja: new Intl.DateTimeFormat("ja-JP", style) };

/** The day of a moment in Japan without its weekday, for badges: "Jun 12, 2026", 「2026年6月12日」. */
export const shortDay = (language: Language, moment: string): string => formats[language].format(new Date(moment));
