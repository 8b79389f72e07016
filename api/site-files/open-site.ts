import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fixedPaths } from "../../content/model/pages/fixed-paths";
import { languageOfPath, localisedPath, newsArticlePath } from "../../content/model/pages/page-paths";
import { normaliseId } from "../../content/model/collections/ids";
import type { Language } from "../../content/model/text/language";
import { slugOf } from "../../content/model/text/slug";
import { bareContactPage } from "../contact/bare-page";
import type { BuiltPage } from "../contact/contact-routes";
import { policyOptions, policyText } from "../http/content-security-policy";
import { SiteHistories } from "../history/site-histories";
import { SitePublisher } from "../publish/publisher";
import { ReleaseService } from "../publish/release/release-service";
import { gatsbyGenerator, type PageSettings } from "../publish/site-generator";
import type { Site, SiteContext } from "../server";
import { PublicContent, type PublicView } from "../publication/public-content";
import { movedTo } from "../redirects/moved-to";
import { adminShell } from "./admin-shell";
import { ifThere } from "../support/error-code";
import { inlineStyles } from "./inline-styles";
import { serveSite } from "./serve-site";

/** The site as startServer takes it, and a way to wait for the build that runs. */
export interface OpenedSite extends Site {
  readonly publisher: SitePublisher;
}

export interface OpenSiteOptions {
  /** The checkout that holds the Gatsby site. */
  readonly rootDir: string;
  /** Progress of builds, line by line. */
  readonly onLine: (line: string) => void;
}

/** Events of the publisher that need attention; all others are logged at level info. */
const faults = new Set([
  "publish-failed",
  "pages-failed",
  "page-broken",
  "renderer-died",
  "renderer-unavailable",
  "renderer-not-kept",
  "histories-unreadable",
]);

/** Starts to publish the store's content and returns the middleware that serves the live release. */
export async function openSite(options: OpenSiteOptions, context: SiteContext): Promise<OpenedSite> {
  const { settings, publicUrl, store, histories, keeper, clock, log } = context;
  const pageSettings: PageSettings = {
    publicUrl,
    pictureEncoding: settings.pictureEncoding,
    gtagId: settings.gtagId ?? null,
    captchaSiteKey: settings.captchaSiteKey ?? null,
    contact: settings.contact ?? null,
  };
  const logEvent = (event: Readonly<Record<string, unknown>>): void =>
    faults.has(String(event["event"])) ? log.error(event) : log.info(event);
  const publisher = await SitePublisher.start({
    store,
    histories: new SiteHistories(store, histories, logEvent),
    generator: gatsbyGenerator(options.rootDir, pageSettings, options.onLine),
    dataDir: settings.dataDir,
    now: clock,
    log: logEvent,
  });
  const content = new PublicContent(clock);
  const publicNow = (): PublicView => content.of(store.snapshot());
  const policy = policyOptions(settings, publicUrl);
  const pagePolicy = async (folder: string): Promise<string> => {
    const olderBuild = !publisher.isOfThisCode();
    return policyText({ ...policy, olderBuild }, await inlineStyles(folder));
  };
  const contactPage = async (language: Language): Promise<BuiltPage> => {
    const folder = publisher.siteFolder();
    const { product, email } = store.snapshot().shown("site")[0]?.file.fields ?? {};
    const path = product && localisedPath(language, fixedPaths(product).contact);
    const html = folder && path && (await ifThere(readFile(join(folder, path, "index.html"), "utf8")));
    return folder && html
      ? { html, policy: await pagePolicy(folder) }
      : { html: bareContactPage(language, email), policy: policyText(policy) };
  };
  const middleware = serveSite({
    siteFolder: () => publisher.siteFolder(),
    newsAddress: (id, path) => newsAddress(publicNow(), id, path),
    movedTo: (path) => movedTo(publicNow(), path, keeper.pendingRedirects()),
    hasCompany: (slug) => hasFile(publicNow(), "companies", slug),
    hasEvent: (id) => hasFile(publicNow(), "events", id),
    pagePolicy,
    adminShell: (path) => adminShell(store, path),
  });
  const releases = new ReleaseService(publisher.releases, clock, () => publisher.readHold());
  const livePolicy = async (): Promise<string | undefined> => {
    const folder = publisher.siteFolder();
    return folder === undefined ? undefined : pagePolicy(folder);
  };
  return { publisher, releases, middleware, contactPage, pagePolicy: livePolicy };
}

function newsAddress(view: PublicView, idOrSerialNo: string, path: string): string | undefined {
  const wanted = normaliseId(idOrSerialNo);
  const found = view.files("news").find(({ file }) => file.id === wanted || String(file.fields.serial_no) === wanted);
  return found && newsArticlePath(languageOfPath(path), found.file.id, slugOf(found.file.fields.title));
}

function hasFile(view: PublicView, name: "companies" | "events", id: string): boolean {
  const wanted = normaliseId(id);
  const files: readonly { readonly file: { readonly id: string } }[] = view.files(name);
  return files.some(({ file }) => file.id === wanted);
}
