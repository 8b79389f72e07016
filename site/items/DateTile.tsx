import { useFrame } from "../shell/frame";
import type { Language } from "../../content/model/text/language";

// A stored date is a calendar day: read and shown in one zone (R1.7).
const part = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === "ja" ? "ja-JP" : "en-US", { ...options, timeZone: "UTC" });

const formats: Record<Language, { month: Intl.DateTimeFormat; weekday: Intl.DateTimeFormat }> = {
  en: { month: part("en", { month: "short" }), weekday: part("en", { weekday: "short" }) },
  ja: { month: part("ja", { month: "short" }), weekday: part("ja", { weekday: "short" }) },
};

/** The parts of a stored day (`YYYY-MM-DD`) as a calendar leaf shows them. */
function dateTile(language: Language, date: string) {
  const day = new Date(`${date}T00:00:00Z`);
  return {
    month: formats[language].month.format(day),
    day: String(day.getUTCDate()),
    weekday: formats[language].weekday.format(day),
  };
}

/** A calendar leaf with the first day of an event. Hidden from screen readers: the full date beside it says the same. */
export function DateTile({ date }: { readonly date: string }) {
  const { language } = useFrame();
  const { month, day, weekday } = dateTile(language, date);
  return (
    <span className="date-tile" aria-hidden="true">
      <span className="date-tile-month">{month}</span>
      <span className="date-tile-day">{day}</span>
      <span className="date-tile-weekday">{weekday}</span>
    </span>
  );
}
