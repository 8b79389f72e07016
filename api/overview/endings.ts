import type { EndingAnswer } from "../../content/model/api/overview-answer";
import { lastDayToRegister } from "../../content/model/collections/event-facts";
import type { Snapshot } from "../store/content-store";

/** What ends with a day: the promotion of `plans.yml`, and the home page's banner when it names an event. */
export function endings(snapshot: Snapshot): readonly EndingAnswer[] {
  const promotions = snapshot.shown("plans").map(({ file: { plans } }) => plans.promotion.endsOn);
  const banners = snapshot.shown("page").flatMap(({ file: { page } }) => {
    if (page.id !== "home") return [];
    return snapshot.shown("event").filter(({ file }) => file.id === page.eventBanner.event);
  });
  return [
    ...promotions.map((endsOn) => ({ kind: "promotion", endsOn }) as const),
    ...banners.map(
      ({ file: { id, event } }) => ({ kind: "banner", endsOn: lastDayToRegister(event), event: id }) as const,
    ),
  ];
}
