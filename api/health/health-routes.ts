import type Router from "@koa/router";
import type { HealthAnswer } from "../../content/model/answers";
import { registerCall } from "../http/register-call";
import type { Publisher } from "../publish/publisher";
import type { ContentStore } from "../store/content-store";

/** `GET /api/health`: what is served, what was left out and why (ruling 11), and where the site stands. */
export function addHealthRoutes(
  router: Router,
  store: Pick<ContentStore, "snapshot">,
  publisher: Pick<Publisher, "state">,
): void {
  registerCall(router, "health", (context) => {
    const snapshot = store.snapshot();
    const publish = publisher.state();
    const answer: HealthAnswer = {
      status: snapshot.problems.length === 0 && publish.kind !== "failed" ? "ok" : "degraded",
      commit: snapshot.commit,
      counts: { events: snapshot.files("event").length, news: snapshot.files("news").length },
      problems: snapshot.problems.map(({ path, line, field, message }) => ({
        path,
        ...(line === undefined ? {} : { line }),
        ...(field === undefined ? {} : { field }),
        message,
      })),
      publish,
    };
    context.set("Cache-Control", "no-store");
    context.body = answer;
  });
}
