import { shiftDates, standardTime } from "../product/clock";
import { visitor, type Visitor } from "./visitor";

/** A visitor whose clock shows 10:00 in Tokyo of a day `YYYY-MM-DD`; the pages were built on that of `standardTime`. */
export async function visitorOn(day: string, language: "en" | "ja"): Promise<Visitor> {
  const opened = await visitor({ language });
  await opened.context.addInitScript(shiftDates, Date.parse(`${day}T10:00:00+09:00`) - Date.parse(standardTime));
  return opened;
}
