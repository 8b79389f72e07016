import type { Context } from "koa";
import { fault } from "../../../content/model/problems/fault";
import type { PublishState } from "../../../content/model/api/answers";
import { itemVersion } from "../../../content/model/entries/input-fields";
import type { SessionCheck } from "../../auth/require-session";
import { ApiError } from "../../errors";
import { answerStaff } from "../../http/answer-staff";
import type { CallHandlers } from "../../http/api-router";
import type { ContentStore } from "../../store/content-store";
import { publishAnswer } from "./publish-answer";
import type { PublishStreams } from "./publish-streams";
import type { PublishNews } from "./publish-news";

export interface PublishDependencies {
  readonly store: Pick<ContentStore, "snapshot" | "holds">;
  readonly publisher: PublishNews;
  readonly streams: PublishStreams;
  readonly sessionCheck: SessionCheck;
}

/** Where the site stands, asked once or followed; `?contains=<commit>` asks about one save. */
export function publishRoutes({
  store,
  publisher,
  streams,
  sessionCheck,
}: PublishDependencies): CallHandlers<"publishState" | "publishStream"> {
  return {
    publishState: async (context) => {
      await answerStaff(context, await publishAnswer(publisher.state(), commitAsked(context), store));
    },

    publishStream: (context) => {
      const asked = commitAsked(context);
      const stream = streams.open({
        answer: (state: PublishState) => publishAnswer(state, asked, store),
        isAllowed: sessionCheck(context),
      });
      if (stream === undefined) throw new ApiError("too-many-streams", { retryAfter: 15 });
      context.set("Cache-Control", "no-store");
      // A proxy that collects an answer before it hands it on would hold the events back.
      context.set("X-Accel-Buffering", "no");
      context.type = "text/event-stream";
      context.body = stream;
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
