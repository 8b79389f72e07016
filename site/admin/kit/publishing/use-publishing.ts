import { useEffect, useReducer } from "react";
import type { PublishAnswer } from "../../../../content/model/api/answers";
import { useServices } from "../app/services";
import { follow, pollDelay, startFollowing, type Publishing } from "./publishing";

/**
 * Follows a commit on its way to the visitors until it has arrived or failed: by server-sent events, by asking where they
 * do not come through, and not at all while the page is hidden. Call it in a component that has the commit as its key.
 */
export function usePublishing(commit: string): { readonly publishing: Publishing; readonly askAgain: () => void } {
  const { client, openStream } = useServices();
  const [{ publishing, listening }, dispatch] = useReducer(follow, openStream !== undefined, startFollowing);

  useEffect(() => {
    const look = () => dispatch({ kind: document.visibilityState === "hidden" ? "page-hidden" : "page-shown" });
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  useEffect(() => {
    if (listening.kind !== "stream" || openStream === undefined) return;
    return openStream(client.publishStreamUrl(commit), {
      onData: (data) => {
        const answer = answerOf(data);
        dispatch(answer === undefined ? { kind: "stream-broke", refused: true } : { kind: "told", answer });
      },
      onBreak: (refused) => dispatch({ kind: "stream-broke", refused }),
    });
  }, [listening.kind, openStream, client, commit]);

  useEffect(() => {
    if (listening.kind !== "polling") return;
    let wanted = true;
    const ask = async () => {
      const outcome = await client.publishState(commit);
      if (!wanted) return;
      dispatch(
        outcome.ok
          ? { kind: "told", answer: outcome.value }
          : { kind: "poll-failed", sessionOver: outcome.failure.kind === "unauthorized" },
      );
    };
    const timer = setTimeout(() => void ask(), publishing.kind === "asking" ? 0 : pollDelay(listening.broken));
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
    // `listening` is a new object after every answer, which is when to ask again.
  }, [listening, publishing.kind, client, commit]);

  return { publishing, askAgain: () => dispatch({ kind: "ask-again" }) };
}

function answerOf(data: string): PublishAnswer | undefined {
  try {
    return JSON.parse(data) as PublishAnswer;
  } catch {
    return undefined;
  }
}
