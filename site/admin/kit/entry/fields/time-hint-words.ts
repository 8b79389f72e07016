import type { Bilingual } from "../../../../../content/model/text/language";

/** Below hours that calendars cannot read. Not among the admin's other words, which are loaded before the form. */
export const unclearTime: Bilingual = {
  en: "Calendars cannot read these hours",
  ja: "カレンダーはこの時間を読み取れません",
};
