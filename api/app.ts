import Router from "@koa/router";
import Koa from "koa";
import { eventsAnswer, newsAnswer } from "../content/model/api/list-answers";
import { adminAssets } from "./admin-assets/admin-assets";
import { addAuthRoutes, type AuthDependencies } from "./auth/auth-routes";
import { ownWrites } from "./auth/own-writes";
import { requireSession, sessionStands } from "./auth/require-session";
import { addContactRoutes, type ContactDependencies } from "./contact/contact-routes";
import { addEventRoutes } from "./events/event-routes";
import { addHealthRoutes } from "./health/health-routes";
import { addHistoryRoutes } from "./history/history-routes";
import { ItemHistories } from "./history/item-histories";
import { answerErrors } from "./http/answer-errors";
import type { UploadFolder } from "./http/read-form";
import type { PolicyOptions } from "./http/content-security-policy";
import { requestLog } from "./http/request-log";
import { sameOrigin } from "./http/same-origin";
import { securityHeaders } from "./http/security-headers";
import { unknownCall } from "./http/unknown-call";
import { createListCache } from "./lists/list-cache";
import { unchangedList } from "./lists/unchanged-list";
import type { Log } from "./support/log";
import { media } from "./media/media-routes";
import { addNewsRoutes } from "./news/news-routes";
import { addPictureRoutes } from "./pictures/picture-routes";
import { addPushRoutes, type PushDependencies } from "./pushes/push-routes";
import { addPublishRoutes } from "./publish/publish-routes";
import type { PublishStreams } from "./publish/publish-streams";
import type { PublishNews } from "./publish/publisher";
import type { ReleaseDesk } from "./publish/release-desk";
import { addReleaseRoutes } from "./publish/release-routes";
import type { ContentStore } from "./store/content-store";
import { addTranslationRoutes } from "./translations/translation-routes";
import { Translations } from "./translations/translations";

export interface AppDependencies {
  readonly store: ContentStore;
  readonly publisher: PublishNews;
  readonly streams: PublishStreams;
  /** Absent where nothing is published. */
  readonly releases?: ReleaseDesk;
  readonly auth: AuthDependencies;
  readonly pushes: Pick<PushDependencies, "secret" | "limit">;
  readonly contact: Pick<ContactDependencies, "desk" | "limit" | "captcha">;
  /** Origins whose forms and scripts are ours, like `https://www.example.org`. */
  readonly origins: ReadonlySet<string>;
  /** What the pages' Content-Security-Policy has to allow. */
  readonly policy: PolicyOptions;
  readonly uploads: UploadFolder;
  /** Output of the admin's build. */
  readonly adminFolder: string;
  readonly clock: () => Date;
  readonly log: Log;
  /** Serves everything that is not a call: the built site. */
  readonly site?: Koa.Middleware;
}

/** The service: the order of the middleware and the list of the routes. */
export function createApp(dependencies: AppDependencies): Koa {
  const {
    store,
    publisher,
    streams,
    releases,
    auth,
    pushes,
    contact,
    origins,
    policy,
    uploads,
    adminFolder,
    clock,
    log,
    site,
  } = dependencies;
  const events = createListCache((snapshot) => snapshot.shown("event"), eventsAnswer);
  const news = createListCache((snapshot) => snapshot.shown("news"), newsAnswer);
  const session = requireSession(auth.cookie, auth.sessions);
  const stands = sessionStands(auth.cookie, auth.sessions);
  const histories = new ItemHistories(store);

  const router = new Router({ sensitive: true, strict: true });
  addEventRoutes(router, { store, list: events, session, uploads, clock });
  addNewsRoutes(router, { store, list: news, session, uploads, clock });
  addAuthRoutes(router, auth);
  addContactRoutes(router, { ...contact, session, https: auth.https });
  addHealthRoutes(router, store, publisher);
  addPushRoutes(router, { ...pushes, remote: store.remote, https: auth.https });
  addHistoryRoutes(router, { store, histories, session });
  addTranslationRoutes(router, { store, translations: new Translations(store, histories), session });
  addPictureRoutes(router, { store, session });
  addPublishRoutes(router, {
    store,
    publisher,
    streams,
    session,
    sessionStands: stands,
  });
  addReleaseRoutes(router, { releases, session });

  const app = new Koa();
  if (store.remote !== undefined) app.use(ownWrites({ store, remote: store.remote, stands, https: auth.https }));
  app.use(
    unchangedList(
      store,
      new Map([
        ["/api/getEventsData", events],
        ["/api/getNewsData", news],
      ]),
    ),
  );
  app.use(requestLog(log));
  app.use(securityHeaders(policy));
  app.use(answerErrors(log));
  app.use(sameOrigin(origins));
  app.use(router.routes());
  app.use(unknownCall(router));
  app.use(media(store));
  app.use(adminAssets(adminFolder));
  if (site !== undefined) app.use(site);
  return app;
}
