import type { OverviewAnswer, EndingAnswer } from "../../content/model/api/overview-answer";
import type { ItemHistories } from "../history/item-histories";
import { answerStaff } from "../http/answer-staff";
import type { CallHandlers } from "../http/api-router";
import type { ContentStore, Snapshot } from "../store/content-store";
import { lastChanges } from "./last-changes";
import { waitingEntries } from "./waiting";
import { eventAnswer } from "../../content/model/entries/item-answers";
import { lastDayToRegister } from "../../content/model/collections/event-facts";

export interface OverviewDependencies {
  readonly store: Pick<ContentStore, "snapshot" | "log" | "readVersion">;
  readonly histories: ItemHistories;
  readonly clock: () => Date;
}

/** `GET /api/overview`: the last changes, what on the public pages ends with a day, and what visitors do not see yet. */
export function overviewRoutes({ store, histories, clock }: OverviewDependencies): CallHandlers<"overview"> {
  return {
    overview: async (context) => {
      const answer: OverviewAnswer = {
        changes: await lastChanges(store, histories),
        endings: endings(store.snapshot()),
        waiting: waitingEntries(store.snapshot(), clock().getTime()),
      };
      await answerStaff(context, answer);
    },
  };
}

/** What ends with a day: the promotion of `plans.yml`, and the home page's banner when it names an event. */
function endings(snapshot: Snapshot): readonly EndingAnswer[] {
  const promotions = snapshot.shown("plans").map(({ file: { fields } }) => fields.promotion?.endsOn);
  const banners = snapshot.shown("pages").flatMap(({ file: { fields: page } }) => {
    if (page.id !== "home") return [];
    return snapshot.shown("events").filter(({ file }) => file.id === page.eventBanner?.event);
  });
  return [
    ...promotions.flatMap((endsOn) => (endsOn === undefined ? [] : [{ kind: "promotion", endsOn } as const])),
    ...banners.map(
      ({ file }) => ({ kind: "banner", endsOn: lastDayToRegister(eventAnswer(file)), event: file.id }) as const,
    ),
  ];
}
