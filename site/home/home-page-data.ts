import type { PageTexts } from "../ui/page-texts";
import type { InLanguage } from "../../content/model/pages/in-language";
import type { Partners } from "../../content/model/collections/partner";
import type { EventCardData } from "../items/event-card";
import type { NewsCardData } from "../items/news-card";
import type { BuiltList } from "../live/use-live-list";
import type { Pictures } from "../ui/Picture";

/** How many of the newest items the home page shows (R3.4). */
export const latestEventsCount = 2;
export const latestNewsCount = 3;

/** `partners.yml` in one language. */
export type PartnersData = InLanguage<Partners>;

/** What the home page shows, in one language. */
export interface HomePageData {
  readonly texts: PageTexts<"home">;
  /** Addresses that its buttons open; without one they lead to the contact page. */
  readonly forms: { readonly founding60?: string | undefined; readonly eventRegistration?: string | undefined };
  /** `YYYY-MM-DD`: the last days of the promotion and of the event on the banner; undefined where content names none. */
  readonly ends: { readonly promotion?: string | undefined; readonly banner?: string | undefined };
  readonly figures: Readonly<Record<"founded" | "members" | "eventsHeld", number>>;
  /** The latest ones, and those to come (home-events.ts). */
  readonly events: BuiltList<EventCardData>;
  /** Shown where no event is coming, as on the events page. */
  readonly noUpcoming?: string;
  readonly news: BuiltList<NewsCardData>;
  /** Shown where there is none, as on the news page. */
  readonly noNews?: string;
  /** Missing where the content has no (valid) `partners.yml`. */
  readonly partners?: PartnersData;
  /** Those of the reading that is shown (R3.1), and of everything below it. */
  readonly pictures: Pictures;
}
