import Koa from "koa";
import { eventsAnswer, newsAnswer } from "../content/model/entries/list-answers";
import type { AddressKeeper } from "./addresses/address-keeper";
import type { MissingPaths } from "./addresses/missing-paths";
import { noteMissing } from "./addresses/note-missing";
import type { EntryAddresses } from "./entries/entry-addresses";
import { adminAssets } from "./admin-assets/admin-assets";
import { authRoutes, type AuthDependencies } from "./auth/auth-routes";
import { readYourWrites } from "./auth/read-your-writes";
import { createSessionCheck, requireSession, type SessionCheck } from "./auth/require-session";
import { collectionRoutes } from "./collections/collection-routes";
import { contactRoutes, type ContactDependencies } from "./contact/contact-routes";
import { healthRoutes, type DiskDependencies } from "./health/health-routes";
import { historyRoutes } from "./history/history-routes";
import type { ItemHistories } from "./history/item-histories";
import { TakenBackSaves } from "./history/taken-back-saves";
import { answerErrors } from "./http/answer-errors";
import { apiRouter, type CallHandlers, unknownCall } from "./http/api-router";
import { limitBodyTime, withSlowBodies, type BodyTimes } from "./http/body-time";
import { type PolicyOptions, securityHeaders } from "./http/content-security-policy";
import type { UploadFolder } from "./http/read-form";
import { refuseEncodedBody, pathOfTarget, whileStopping, sameOrigin } from "./http/check-requests";
import { requestLog } from "./http/request-log";
import { itemRoutes } from "./items/item-routes";
import { createListCache } from "./lists/list-cache";
import { media } from "./media/media-routes";
import { OwnLinks } from "./links/own-links";
import type { PictureFiles } from "./media/picture-files";
import { overviewRoutes } from "./overview/overview-routes";
import type { DamagedMedia } from "./pictures/damaged-media";
import type { LanguageDisagreements } from "./translations/language-disagreements";
import type { PreparedChanges } from "./prepared/prepared-changes";
import { PublicContent } from "./publication/public-content";
import { pictureRoutes } from "./pictures/picture-routes";
import { draftLinkRoutes } from "./preview/draft-link-routes";
import { DraftLinks } from "./preview/draft-links";
import { draftPages, mayRead, takeToken, type DraftPagesDependencies } from "./preview/draft-pages";
import { draftTokens } from "./preview/draft-token";
import { formOfPageRoutes } from "./preview/form-of-page";
import { previewRoutes } from "./preview/preview-routes";
import type { RevokedLinks } from "./preview/revoked-links";
import { publishRoutes } from "./publish/status/publish-routes";
import type { Publisher } from "./publish/publisher-interface";
import type { ReleaseService } from "./publish/release/release-service";
import { releaseRoutes } from "./publish/release/release-routes";
import { pushRoutes, type PushDependencies } from "./pushes/push-routes";
import type { StaffParts } from "./staff/open-staff";
import { passkeyRoutes } from "./staff/passkey-routes";
import { sessionRoutes } from "./staff/session-routes";
import { staffRoutes } from "./staff/staff-routes";
import type { ContentStore } from "./store/content-store";
import type { Log } from "./support/log";
import { tableRoutes } from "./tables/table-routes";
import { prepareAnswer } from "./texts/text-converter";
import { translationRoutes } from "./translations/translation-routes";
import { Translations } from "./translations/translations";
import { documentRoutes } from "./uploads/document-routes";
import { replacementRoutes } from "./uploads/replacement-routes";
import { uploadRoutes } from "./uploads/upload-routes";

export interface AppDependencies {
  readonly store: ContentStore;
  readonly histories: ItemHistories;
  readonly addresses: EntryAddresses;
  readonly keeper: Pick<AddressKeeper, "problems" | "pendingRedirects">;
  readonly auth: AuthDependencies;
  readonly people: Omit<StaffParts, "ways" | "close">;
  readonly contact: ContactDependencies;
  readonly pushes: PushDependencies;
  readonly publishing: Publishing;
  readonly web: Web;
  readonly uploads: UploadFolder;
  readonly disk: DiskDependencies;
  readonly pictures: Pick<PictureFiles, "of">;
  readonly prepared: Pick<PreparedChanges, "problems">;
  readonly damaged: Pick<DamagedMedia, "problems">;
  readonly disagreements: Pick<LanguageDisagreements, "found">;
  readonly missing: Pick<MissingPaths, "note" | "most">;
  readonly drafts: Drafts;
  readonly bodyTimes: BodyTimes;
  /** The longest wait for the remote before an answer that may be older. */
  readonly remoteWaitMs?: number | undefined;
  /** True from when the service was asked to stop. */
  readonly isStopping: () => boolean;
  readonly clock: () => Date;
  readonly log: Log;
}

/** The state of the site, and the releases of it. */
export interface Publishing {
  readonly publisher: Pick<Publisher, "state" | "preview">;
  /** Undefined where nothing is published. */
  readonly releases: ReleaseService | undefined;
}

/** What links to drafts need. */
export interface Drafts {
  /** Signs their tokens, at every server of the site. */
  readonly key: Buffer;
  readonly revoked: RevokedLinks;
  readonly pagePolicy: DraftPagesDependencies["pagePolicy"];
}

/** What browsers are served besides the calls, and which of them may call. */
export interface Web {
  /** Origins whose forms and scripts are ours, like `https://www.example.org`. */
  readonly origins: ReadonlySet<string>;
  /** What the pages' Content-Security-Policy has to allow. */
  readonly policy: PolicyOptions;
  /** Address visitors see, without a trailing slash. */
  readonly publicUrl: string;
  /** Output of the admin's build. */
  readonly adminFolder: string;
  readonly adminBuild: Promise<void> | undefined;
  /** Serves everything that is not a call: the built site. */
  readonly site: Koa.Middleware | undefined;
}

/** The service: the calls by resource, and the order of the middleware. */
export function createApp(dependencies: AppDependencies): Koa {
  const {
    store,
    histories,
    addresses,
    keeper,
    auth,
    people,
    contact,
    pushes,
    publishing,
    web,
    uploads,
    disk,
    pictures,
    remoteWaitMs,
    prepared,
    damaged,
    disagreements,
    missing,
    drafts: { key, revoked, pagePolicy },
    bodyTimes,
    isStopping,
    clock,
    log,
  } = dependencies;
  const content = new PublicContent(clock);
  const links = new OwnLinks(content, web.publicUrl);
  const takenBack = new TakenBackSaves({ store, histories, clock });
  const events = createListCache("events", eventsAnswer);
  const news = createListCache("news", newsAnswer);
  const session = withSlowBodies(requireSession(auth.cookie, auth.sessions), bodyTimes);
  const sessionCheck = createSessionCheck(auth.cookie, auth.sessions);
  const { publisher, releases } = publishing;
  const drafts = new DraftLinks({ store, tokens: draftTokens(key), revoked, clock });

  const handlers: CallHandlers = {
    ...itemRoutes({ store, addresses, links, content, lists: { events, news }, session, uploads, clock }),
    ...authRoutes(auth),
    ...passkeyRoutes({ auth, ...people, clock }),
    ...sessionRoutes({ auth, staff: people.staff, clock }),
    ...staffRoutes({ ...people, publicUrl: web.publicUrl, log, clock }),
    ...contactRoutes(contact),
    ...healthRoutes({
      store,
      takenBack,
      content,
      prepared,
      keeper,
      damaged,
      disagreements,
      links,
      missing,
      publisher,
      releases,
      inquiries: contact.inquiries,
      uploads,
      disk,
      clock,
      sessionCheck,
    }),
    ...pushRoutes(pushes),
    ...collectionRoutes({ store, addresses, keeper, links, uploads, clock, prepared }),
    ...tableRoutes({ store, addresses, inquiries: contact.inquiries, clock }),
    ...overviewRoutes({ store, histories, clock }),
    ...historyRoutes({ store, histories, addresses, takenBack }),
    ...translationRoutes({ store, translations: new Translations(store, histories) }),
    ...pictureRoutes({ store, uploads, clock }),
    ...uploadRoutes(store),
    ...replacementRoutes({ store, publicUrl: web.publicUrl }),
    ...documentRoutes({ store, uploads, clock }),
    ...previewRoutes({ store, publisher, clock }),
    ...draftLinkRoutes({ store, content, links: drafts, revoked, publicUrl: web.publicUrl, log }),
    ...formOfPageRoutes({ store, sessionCheck }),
    ...publishRoutes({ store, publisher }),
    ...releaseRoutes({ releases }),
  };
  const router = apiRouter(handlers, session);
  const app = new Koa();
  app.use(pathOfTarget);
  app.use(takeToken);
  if (store.remote !== undefined)
    app.use(
      readYourWrites({ store, remote: store.remote, sessionCheck, https: auth.https, longestWaitMs: remoteWaitMs }),
    );
  app.use(requestLog(log));
  app.use(securityHeaders(web.policy));
  app.use(prepareAnswer);
  app.use(answerErrors(log));
  app.use(refuseEncodedBody);
  app.use(whileStopping(isStopping));
  app.use(limitBodyTime(bodyTimes));
  app.use(sameOrigin(web.origins));
  app.use(router.routes());
  app.use(unknownCall(router));
  const { networksOf } = contact;
  app.use(draftPages({ store, content, links: drafts, publisher, pagePolicy, networksOf, clock, log }));
  const mayReadHidden: SessionCheck = (context) => mayRead(context) || sessionCheck(context);
  app.use(media({ store, content, pictures, sessionCheck: mayReadHidden }));
  app.use(adminAssets(web.adminFolder, web.adminBuild));
  if (web.site !== undefined) {
    app.use(noteMissing(missing, networksOf));
    app.use(web.site);
  }
  return app;
}
