import type { OverviewAnswer } from "../../content/model/api/overview-answer";
import type { ItemHistories } from "../history/item-histories";
import { answerStaff } from "../http/answer-staff";
import type { CallHandlers } from "../http/api-router";
import type { ContentStore } from "../store/content-store";
import { endings } from "./endings";
import { lastChanges } from "./last-changes";
import { waitingEntries } from "./waiting";

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
