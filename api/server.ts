import type { RequestListener } from "node:http";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type Koa from "koa";
import { errorMessage } from "../content/model/error-message";
import { AddressKeeper } from "./addresses/address-keeper";
import { MissingPaths } from "./addresses/missing-paths";
import { EntryAddresses } from "./entries/entry-addresses";
import { createApp } from "./app";
import type { Hashing } from "./auth/admin-password";
import { openPassword, type AnnouncePassword } from "./auth/open-password";
import { commonKey, openAuth } from "./auth/open-auth";
import type { ContactDependencies } from "./contact/contact-routes";
import { openInquiryService } from "./contact/inquiry-service";
import { createInquiryLimit } from "./contact/inquiry-limit";
import { createProofOfWork } from "./contact/proof-of-work";
import { captchaVerifier } from "./contact/verify-captcha";
import type { Settings } from "./env";
import { freeSpace, type FreeSpace } from "./health/free-space";
import { visitorNetworks, proxyNetworks } from "./http/client-address";
import { policyOptions } from "./http/content-security-policy";
import { defaultBodyTimes, type BodyTimes } from "./http/body-time";
import { openListener, type Listener, type ListenerTimes } from "./http/listener";
import { openUploadFolder } from "./http/read-form";
import { openStaff } from "./staff/open-staff";
import { staffSessions } from "./staff/staff-sessions";
import { PictureFiles } from "./media/picture-files";
import { errorCode } from "./support/error-code";
import { createLog, type Log } from "./support/log";
import { DamagedMedia } from "./pictures/damaged-media";
import { LanguageDisagreements } from "./translations/language-disagreements";
import { RevokedLinks } from "./preview/revoked-links";
import { PreparedChanges } from "./prepared/prepared-changes";
import { noPublisher, type Publisher } from "./publish/publisher-interface";
import type { ReleaseService } from "./publish/release/release-service";
import { ItemHistories } from "./history/item-histories";
import type { ContentStore } from "./store/content-store";
import { rootDir } from "./support/root-dir";
import { omitUndefined } from "../content/model/omit-undefined";
import { openContentStore } from "./store/open-content-store";
import type { RemoteOptions } from "./store/remote/open-remote";
import { remoteAddress } from "./store/remote/remote-address";

/** The part of the service that publishes and serves the built site; api/publish and api/site-files make it. */
export interface Site {
  readonly publisher: Publisher;
  readonly releases?: ReleaseService;
  readonly middleware: Koa.Middleware;
  readonly contactPage?: ContactDependencies["page"];
  /** The Content-Security-Policy of the live release's pages. */
  readonly pagePolicy?: () => Promise<string | undefined>;
}

/** What opening the site needs. */
export interface SiteContext {
  readonly settings: Settings;
  /** Address visitors see, without a trailing slash. */
  readonly publicUrl: string;
  readonly store: ContentStore;
  readonly histories: ItemHistories;
  readonly keeper: Pick<AddressKeeper, "pendingRedirects">;
  readonly clock: () => Date;
  readonly log: Log;
}

/** What tests and the start script may put in place of the real thing. */
export interface Overrides {
  readonly clock?: () => Date;
  readonly log?: Log;
  /** Called with the password that the first start generated. */
  readonly announcePassword?: AnnouncePassword;
  /** scrypt cost of a password hashed at start. */
  readonly passwordCost?: number;
  readonly hashing?: Hashing;
  /** Output of the admin's build. */
  readonly adminFolder?: string;
  /** Settles when a build of the admin that is under way has ended; its files wait for it. */
  readonly adminBuild?: Promise<void>;
  /** Bytes free on the disk of a folder. */
  readonly freeSpace?: FreeSpace;
  /** Check and tidy the repository in the background; default true. */
  readonly maintenance?: boolean;
  /** How long a save waits for another git command, in ms. */
  readonly lockWaitMs?: number;
  /** How long an operation of the remote may take, and the start or an answer waits for it, in ms. */
  readonly remoteWaitMs?: number;
  /** Times after which slow connections are ended, in ms. */
  readonly times?: Partial<ListenerTimes & BodyTimes>;
  readonly openSite?: (context: SiteContext) => Promise<Site>;
}

export interface RunningServer {
  /** Address on this machine, without a trailing slash. */
  readonly url: string;
  readonly store: ContentStore;
  /** Answers what is under way, then closes connections, site, sessions and store. */
  close(): Promise<void>;
}

/** The parts that are closed, in the order in which they are: no new answers first, what answers are written to last. */
const shutdownOrder = [
  "listener",
  "prepared",
  "keeper",
  "damaged",
  "disagreements",
  "missing",
  "publisher",
  "inquiries",
  "sessions",
  "people",
  "store",
] as const;

type OpenParts = { [name in (typeof shutdownOrder)[number]]?: { close(): Promise<void> | void } | undefined };

/**
 * Starts the whole service. Requests that come while it starts wait.
 * @throws Error with a sentence for people when a folder, the repository or the port is not usable.
 */
export async function startServer(settings: Settings, overrides: Overrides = {}): Promise<RunningServer> {
  const { clock = () => new Date(), log = createLog(settings.logLevel) } = overrides;
  const listener = await openListener(settings.host, settings.port, overrides.times);
  const open: OpenParts = { listener };
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= closeParts(open));
  try {
    await makeDataFolder(settings.dataDir);
    const publicUrl = settings.publicUrl ?? `http://localhost:${String(listener.port)}`;
    const https = publicUrl.startsWith("https:");
    const networksOf = visitorNetworks(proxyNetworks(settings.trustedProxies, https));
    const parts = [
      usable(
        settings.dataDir,
        openPassword(settings, overrides.announcePassword, overrides.passwordCost, overrides.hashing),
      ),
      usable(settings.dataDir, openUploadFolder(settings.dataDir)),
      usable(
        settings.dataDir,
        openInquiryService({
          dataDir: settings.dataDir,
          mail: settings.smtp,
          inboxUrl: `${publicUrl}/adminInquiries`,
          clock,
          log,
        }),
      ).then((service) => (open.inquiries = service)),
      // Publishing does not wait for the hash of a password.
      openContentStore({
        contentDir: settings.contentDir,
        now: clock,
        log: (event) => log.info({ store: event }),
        maintenance: overrides.maintenance ?? true,
        ...omitUndefined({ lockWaitMs: overrides.lockWaitMs }),
        ...remoteOptions(settings, overrides.remoteWaitMs),
      }).then(async (store) => {
        open.store = store;
        const histories = new ItemHistories(store);
        const addresses = new EntryAddresses(store);
        const keeper = new AddressKeeper({ store, addresses, log: (event) => log.info(event) });
        open.keeper = keeper;
        const site = await overrides.openSite?.({ settings, publicUrl, store, histories, keeper, clock, log });
        open.publisher = site?.publisher;
        return { store, histories, addresses, keeper, site };
      }),
    ] as const;
    // What one of them has opened is closed also when another fails.
    await Promise.allSettled(parts);
    const [password, uploads, inquiries, { store, histories, addresses, keeper, site }] = await Promise.all(parts);
    const { remote } = store;
    // Before the sessions wait for the remote, which is then asked for these, too.
    const revoked = await usable(settings.dataDir, RevokedLinks.open({ dataDir: settings.dataDir, remote, clock }));
    const { remoteWaitMs: firstLookMs } = overrides;
    const { dataDir } = settings;
    const key = commonKey(settings, password);
    const pollMs = (settings.contentRemote?.pollSeconds ?? 0) * 1000;
    const people = await usable(
      dataDir,
      openStaff({ dataDir, remote, key, pollMs, publicUrl, mail: settings.smtp, clock, log }),
    );
    open.people = people;
    const context = { password, remote, clock, log, https, networksOf, firstLookMs, ways: people.ways };
    const { sessions, ...opened } = await usable(dataDir, openAuth(settings, context));
    open.sessions = sessions;
    const auth = { ...opened, sessions: staffSessions(sessions, () => people.staff.current()) };
    const publisher = site?.publisher ?? noPublisher;
    const prepared = new PreparedChanges({ store, clock, log: (event) => log.info(event) });
    open.prepared = prepared;
    const damaged = new DamagedMedia(store);
    open.damaged = damaged;
    const disagreements = new LanguageDisagreements(store);
    open.disagreements = disagreements;
    const missing = await MissingPaths.open({ file: join(settings.dataDir, "missing-paths.json"), clock, log });
    open.missing = missing;
    const proofs = createProofOfWork({ clock, key });
    const limit = createInquiryLimit({ proofs, clock });
    const verifyCaptcha = settings.captcha && captchaVerifier(settings.captcha, log);
    const pictures = await usable(settings.dataDir, PictureFiles.open(settings.dataDir, store));
    const app = createApp({
      store,
      histories,
      addresses,
      keeper,
      auth,
      people,
      contact: { inquiries, limit, verifyCaptcha, networksOf, page: site?.contactPage },
      pushes: { remote, secret: settings.contentRemote?.webhookSecret, networksOf },
      publishing: { publisher, releases: site?.releases },
      web: {
        origins: ownOrigins(settings, listener, publicUrl),
        policy: policyOptions(settings, publicUrl),
        publicUrl,
        adminFolder: overrides.adminFolder ?? join(rootDir, "site", "admin", "dist"),
        adminBuild: overrides.adminBuild,
        site: site?.middleware,
      },
      uploads,
      disk: {
        folders: [settings.dataDir, settings.contentDir],
        freeSpace: overrides.freeSpace ?? freeSpace,
      },
      pictures,
      prepared,
      damaged,
      disagreements,
      missing,
      drafts: { key: commonKey(settings, password), revoked, pagePolicy: site?.pagePolicy },
      remoteWaitMs: overrides.remoteWaitMs,
      bodyTimes: { ...defaultBodyTimes, ...overrides.times },
      isStopping: () => closing !== undefined,
      clock,
      log,
    });
    // answerErrors answers and logs what is thrown below; what arrives here is a connection that broke off.
    app.on("error", (err: unknown) => log.debug({ err }, "connection broke off"));
    const answer = app.callback();
    listener.answerWith(((request, response) => void answer(request, response)) satisfies RequestListener);
    log.info({ url: listener.url, publicUrl }, "listening");
    return { url: listener.url, store, close };
  } catch (error) {
    await close().catch((err: unknown) => log.error({ err }, "closing failed"));
    throw error;
  }
}

/** Closes every part, also after one that could not be closed. Raises what those raised. */
async function closeParts(open: OpenParts): Promise<void> {
  const failures: unknown[] = [];
  for (const name of shutdownOrder) {
    try {
      await open[name]?.close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(errorMessage).join("; "));
}

async function makeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    const reason = errorMessage(error);
    throw new Error(`The data folder "${dataDir}" cannot be made (${reason}). Set DATA_DIR to a folder to write to.`);
  });
}

/** What opens a part of the data folder, whose errors of the system become a sentence for people. */
async function usable<T>(dataDir: string, opened: Promise<T>): Promise<T> {
  return opened.catch((error: unknown) => {
    if (errorCode(error) === undefined) throw error;
    const files =
      "tmp, inbox and pictures are folders in it and sessions.json is a file, all of the service's own user";
    throw new Error(`The data folder "${dataDir}" cannot be used (${errorMessage(error)}): ${files}.`);
  });
}

function remoteOptions({ contentRemote }: Settings, limitMs: number | undefined): { readonly remote?: RemoteOptions } {
  if (contentRemote === undefined) return {};
  const { address, pollSeconds } = contentRemote;
  return { remote: { address: remoteAddress(address), pollMs: pollSeconds * 1000, ...omitUndefined({ limitMs }) } };
}

/** A configured address is the only one; without it the server is reached by its own ones. */
function ownOrigins(settings: Settings, listener: Listener, publicUrl: string): ReadonlySet<string> {
  if (settings.publicUrl !== undefined) return new Set([publicUrl]);
  return new Set([publicUrl, listener.url, `http://127.0.0.1:${String(listener.port)}`]);
}
