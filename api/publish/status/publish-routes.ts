import type { Context } from "koa";
import { fault } from "../../../content/model/problems/fault";
import { itemVersion } from "../../../content/model/entries/input-fields";
import { ApiError } from "../../errors";
import { answerStaff } from "../../http/answer-staff";
import type { CallHandlers } from "../../http/api-router";
import type { ContentStore } from "../../store/content-store";
import { publishAnswer } from "./publish-answer";
import type { Publisher } from "../publisher-interface";

export interface PublishDependencies {
  readonly store: Pick<ContentStore, "snapshot" | "holds">;
  readonly publisher: Pick<Publisher, "state">;
}

/** The state of the site; `?contains=<commit>` asks about one save. */
export function publishRoutes({ store, publisher }: PublishDependencies): CallHandlers<"publishState"> {
  return {
    publishState: async (context) => {
      await answerStaff(context, await publishAnswer(publisher.state(), commitAsked(context), store));
    },
  };
}

function commitAsked(context: Context): string | undefined {
  const { contains } = context.query;
  if (contains === undefined) return undefined;
  const commit = itemVersion.safeParse(contains);
  if (commit.success) return commit.data;
  throw new ApiError("invalid-input", { fields: { contains: fault("commit") } });
}
