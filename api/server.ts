import type { RequestListener } from "node:http";
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type Koa from "koa";
import { errorMessage } from "../content/model/error-message";
import { createApp } from "./app";
import type { AttemptLimit } from "./attempt-limit";
import { openPassword } from "./auth/open-password";
import { openAuth } from "./auth/open-auth";
import { openContactDesk } from "./contact/contact-desk";
import { createInquiryLimit } from "./contact/inquiry-limit";
import type { Settings } from "./env";
import { policyOptions } from "./http/content-security-policy";
import { openListener, type Listener } from "./http/listener";
import { openUploadFolder } from "./http/read-form";
import { warmLists } from "./lists/warm-lists";
import { createLog, type Log } from "./log";
import { createPushLimit } from "./pushes/push-routes";
import { openPublishStreams } from "./publish/publish-streams";
import { noPublisher, type Publisher } from "./publish/publisher";
import type { ReleaseDesk } from "./publish/release-desk";
import type { ContentStore } from "./store/content-store";
import { openContentStore } from "./store/open-content-store";
import type { RemoteOptions } from "./store/remote/open-remote";
import { remoteAddress } from "./store/remote/remote-address";

/** The part of the service that keeps and serves the built site; api/publish and api/site-files make it. */
export interface Site {
  readonly publisher: Publisher;
  readonly releases?: ReleaseDesk;
  readonly middleware: Koa.Middleware;
}

/** What a site may lean on when it is opened. */
export interface SiteContext {
  readonly settings: Settings;
  /** Address visitors see, without a trailing slash. */
  readonly publicUrl: string;
  readonly store: ContentStore;
  readonly clock: () => Date;
  readonly log: Log;
}

/** What tests and the start script may put in place of the real thing. */
export interface Overrides {
  readonly clock?: () => Date;
  readonly log?: Log;
  /** Told the password that the first start generated. */
  readonly announcePassword?: (password: string) => void;
  /** scrypt cost of a password hashed at start. */
  readonly passwordCost?: number;
  readonly loginLimit?: AttemptLimit;
  readonly inquiryLimit?: AttemptLimit;
  /** Output of the admin's build. */
  readonly adminFolder?: string;
  /** Check and tidy the repository in the background; default true. */
  readonly maintenance?: boolean;
  /** Time between the comment lines of an event stream, in ms. */
  readonly streamBeatMs?: number;
  /** How long the content's remote may be silent, in ms. */
  readonly remoteLimitMs?: number;
  readonly openSite?: (context: SiteContext) => Promise<Site>;
}

export interface RunningServer {
  /** Address on this machine, without a trailing slash. */
  readonly url: string;
  readonly store: ContentStore;
  /** Answers what is under way, then closes connections, site, sessions and store. */
  close(): Promise<void>;
}

/**
 * Starts the whole service. Requests that come while it starts wait.
 * @throws Error with a sentence for people when a folder, the repository or the port is not usable.
 */
export async function startServer(settings: Settings, overrides: Overrides = {}): Promise<RunningServer> {
  const { clock = () => new Date(), log = createLog(settings.logLevel) } = overrides;
  const listener = await openListener(settings.host, settings.port);
  const closers: (() => Promise<void>)[] = [() => listener.close()];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0)) await closer();
  };
  try {
    await makeDataFolder(settings.dataDir);
    const publicUrl = settings.publicUrl ?? `http://localhost:${String(listener.port)}`;
    const [password, uploads, desk, store] = await Promise.all([
      openPassword(settings, overrides.announcePassword, overrides.passwordCost),
      openUploadFolder(settings.dataDir),
      openContactDesk({
        dataDir: settings.dataDir,
        clock,
        log,
        ...(settings.smtp === undefined ? {} : { mail: settings.smtp }),
      }),
      openContentStore({
        contentDir: settings.contentDir,
        now: clock,
        log: (event) => log.info({ store: event }),
        maintenance: overrides.maintenance ?? true,
        ...remoteOptions(settings, overrides),
      }),
    ]);
    closers.push(
      () => desk.close(),
      () => store.close(),
    );
    const https = publicUrl.startsWith("https:");
    const { remote } = store;
    const auth = await openAuth(settings, { password, remote, clock, log, https, loginLimit: overrides.loginLimit });
    closers.splice(2, 0, () => auth.sessions.close());
    const site = await overrides.openSite?.({ settings, publicUrl, store, clock, log });
    if (site !== undefined) closers.splice(1, 0, () => site.publisher.close());
    const publisher = site?.publisher ?? noPublisher;
    const streams = openPublishStreams(publisher, overrides.streamBeatMs);
    closers.unshift(() => {
      streams.close();
      return Promise.resolve();
    });
    const app = createApp({
      store,
      publisher,
      streams,
      auth,
      pushes: { secret: settings.contentRemote?.webhookSecret, limit: createPushLimit() },
      contact: {
        desk,
        limit: overrides.inquiryLimit ?? createInquiryLimit(),
        captcha: settings.captchaSiteKey !== undefined,
      },
      origins: ownOrigins(settings, listener, publicUrl),
      policy: policyOptions(settings, publicUrl),
      uploads,
      adminFolder: overrides.adminFolder ?? resolve("site/admin/dist"),
      clock,
      log,
      ...(site === undefined ? {} : { site: site.middleware }),
      ...(site?.releases === undefined ? {} : { releases: site.releases }),
    });
    // Everything thrown below is answered and logged by answerErrors; what arrives here is a connection that broke off.
    app.on("error", (err: unknown) => log.debug({ err }, "connection broke off"));
    const answer = app.callback();
    listener.answerWith(((request, response) => void answer(request, response)) satisfies RequestListener);
    store.ready.then(
      () => warmLists(store.snapshot()),
      () => undefined,
    );
    log.info({ url: listener.url, publicUrl }, "listening");
    return { url: listener.url, store, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function makeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    const reason = errorMessage(error);
    throw new Error(`The data folder "${dataDir}" cannot be made (${reason}). Set DATA_DIR to a folder to write to.`);
  });
}

function remoteOptions({ contentRemote }: Settings, { remoteLimitMs }: Overrides): { readonly remote?: RemoteOptions } {
  if (contentRemote === undefined) return {};
  const { address, pollSeconds } = contentRemote;
  return {
    remote: {
      address: remoteAddress(address),
      pollMs: pollSeconds * 1000,
      ...(remoteLimitMs === undefined ? {} : { limitMs: remoteLimitMs }),
    },
  };
}

/** A configured address is the only one; without it the server is reached by its own ones. */
function ownOrigins(settings: Settings, listener: Listener, publicUrl: string): ReadonlySet<string> {
  if (settings.publicUrl !== undefined) return new Set([publicUrl]);
  return new Set([publicUrl, listener.url, `http://127.0.0.1:${String(listener.port)}`]);
}
