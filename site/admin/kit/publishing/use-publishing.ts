import { useEffect, useReducer } from "react";
import { useServices } from "../services/services";
import { askDelay, reduceFollowing, startFollowing, type Publishing } from "./publishing";

const isPageHidden = () => document.visibilityState === "hidden";

/**
 * Polls the publishing of a commit until it is live or has failed, and not at all while the page is hidden. Call it in a
 * component that has the commit as its key.
 */
export function usePublishing(commit: string): { readonly publishing: Publishing; readonly askAgain: () => void } {
  const { client } = useServices();
  const [{ publishing, polling }, dispatch] = useReducer(reduceFollowing, isPageHidden(), startFollowing);

  useEffect(() => {
    const onVisibilityChange = () => dispatch({ kind: isPageHidden() ? "page-hidden" : "page-shown" });
    onVisibilityChange();
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => document.removeEventListener("visibilitychange", onVisibilityChange);
  }, []);

  useEffect(() => {
    if (polling.kind !== "running") return;
    let wanted = true;
    const ask = async () => {
      const outcome = await client.publishState(commit);
      if (!wanted) return;
      dispatch(
        outcome.ok
          ? { kind: "answered", answer: outcome.value }
          : { kind: "ask-failed", sessionOver: outcome.failure.kind === "unauthorized" },
      );
    };
    const timer = setTimeout(() => void ask(), askDelay(polling));
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
    // `polling` is a new object after every answer, which is when to ask again.
  }, [polling, client, commit]);

  return { publishing, askAgain: () => dispatch({ kind: "ask-again" }) };
}
