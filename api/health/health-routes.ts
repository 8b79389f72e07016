import { omitUndefined } from "../../content/model/omit-undefined";
import type { Problem } from "../../content/model/problems/problem";
import { faultWords } from "../../content/model/problems/fault-words";
import type { Language } from "../../content/model/text/language";
import type { FileProblem, RemoteState } from "../../content/model/api/answers";
import type { HealthAnswer, PublicPublishState, StaffHealthAnswer } from "../../content/model/api/health-answer";
import type { SessionCheck } from "../auth/require-session";
import type { InquiryService } from "../contact/inquiry-service";
import { nameInForm, nameOfPrepared } from "../entries/entry-name";
import type { CallHandlers } from "../http/api-router";
import type { AddressKeeper } from "../addresses/address-keeper";
import { withoutRedirectsOfTaken } from "../addresses/kept-addresses";
import type { MissingPaths } from "../addresses/missing-paths";
import { uploadRefusal, type UploadFolder } from "../http/read-form";
import { requestLanguage } from "../http/request-language";
import type { OwnLinks } from "../links/own-links";
import type { DamagedMedia } from "../pictures/damaged-media";
import type { LanguageDisagreements } from "../translations/language-disagreements";
import type { PreparedChanges } from "../prepared/prepared-changes";
import type { PublicContent } from "../publication/public-content";
import type { ReleaseService } from "../publish/release/release-service";
import type { Publisher } from "../publish/publisher-interface";
import { takenBackAnswer } from "../history/taken-back-call";
import type { TakenBackSaves } from "../history/taken-back-saves";
import { unnamedAuthor } from "../auth/sessions";
import { refusalWords } from "../errors";
import type { ContentStore, Snapshot, StoreCondition } from "../store/content-store";
import { brokenPages, concernsOf } from "./concerns";
import { leastFreeSpace, type FreeSpace } from "./free-space";

export interface HealthDependencies {
  readonly store: Pick<ContentStore, "snapshot" | "remote" | "condition" | "log" | "readVersion">;
  readonly takenBack: Pick<TakenBackSaves, "of">;
  readonly content: PublicContent;
  readonly prepared: Pick<PreparedChanges, "problems">;
  readonly keeper: Pick<AddressKeeper, "problems">;
  readonly damaged: Pick<DamagedMedia, "problems">;
  readonly disagreements: Pick<LanguageDisagreements, "found">;
  readonly links: Pick<OwnLinks, "ofAll" | "leadsSomewhere">;
  readonly missing: Pick<MissingPaths, "most">;
  readonly publisher: Pick<Publisher, "state">;
  /** Absent where nothing is published. */
  readonly releases: Pick<ReleaseService, "held"> | undefined;
  readonly inquiries: Pick<InquiryService, "state">;
  readonly disk: DiskDependencies;
  readonly uploads: UploadFolder;
  readonly clock: () => Date;
  readonly sessionCheck: SessionCheck;
}

/** How many missing addresses staff are shown. */
const mostMissing = 20;

/** The folders that the service writes to, and how to read their space. */
export interface DiskDependencies {
  readonly folders: readonly string[];
  readonly freeSpace: FreeSpace;
}

/**
 * `GET /api/health`: what is served, what needs a person, and, with a session, what was left out and why (R8.7) and
 * what is shown instead. Reads the note of a hold itself, which the publisher notices up to a second later.
 */
export function healthRoutes(dependencies: HealthDependencies): CallHandlers<"health"> {
  const {
    store,
    content,
    prepared,
    keeper,
    damaged,
    publisher,
    releases,
    inquiries,
    links,
    missing,
    disagreements,
    disk,
    uploads,
    clock,
    sessionCheck,
  } = dependencies;
  return {
    health: async (context) => {
      const publish = (await releases?.held()) ?? publisher.state();
      const inbox = await inquiries.state();
      const freeBytes = await leastFreeSpace(disk.folders, disk.freeSpace);
      const snapshot = store.snapshot();
      const remote = store.remote?.state();
      const found = await store.condition();
      const refusal = found.refusal ?? (await uploadRefusal(uploads));
      const condition = refusal === undefined ? found : { ...found, refusal };
      // A repository that git cannot read has other concerns.
      const takenBack = await dependencies.takenBack.of().catch(() => []);
      const lost = keeper.problems();
      const written = withoutRedirectsOfTaken(snapshot.problems, lost);
      const all = [...written, ...prepared.problems(), ...lost, ...damaged.problems()];
      // What a text loses is named; a person may mean it so.
      const urgent = all.filter(({ severity }) => severity !== "notice");
      const undecided = urgent.filter(({ path }) => nameOfPrepared(path, snapshot) !== undefined).length;
      const problems = urgent.length - undecided;
      const attention = concernsOf({
        problems,
        undecided,
        publish,
        inbox,
        freeBytes,
        remote,
        condition,
        takenBack: takenBack.length,
        now: clock(),
      });
      const answer: Omit<HealthAnswer, "publish" | "remote"> = {
        status: attention.length === 0 ? "ok" : "degraded",
        attention,
        commit: snapshot.commit,
        counts: {
          events: content.of(snapshot).files("events").length,
          news: content.of(snapshot).files("news").length,
          problems: all.length,
          brokenPages: brokenPages(publish),
        },
        inbox,
        disk: { freeBytes },
      };
      context.set("Cache-Control", "no-store");
      if (context.query["strict"] !== undefined && attention.length > 0) context.status = 503;
      const isStaff = sessionCheck(context);
      // Staff alone read them, and wait where ten thousand texts are read for the first time.
      const named = isStaff ? [...all, ...(await links.ofAll(snapshot))] : all;
      context.body = isStaff
        ? ({
            ...answer,
            counts: { ...answer.counts, problems: named.length },
            problems: fileProblems(named, snapshot, requestLanguage(context)),
            publish,
            ...(remote && { remote }),
            ...(await disagreeing(disagreements)),
            missing: missing.most(mostMissing, (path) => !links.leadsSomewhere(snapshot, path)),
            ...conditionForStaff(condition, requestLanguage(context)),
            ...(takenBack.length > 0 && {
              takenBack: await Promise.all(takenBack.map((one) => takenBackAnswer(store, one))),
            }),
            ...(condition.unmerged.length > 0 && { unmerged: await unmergedForStaff(store, condition) }),
          } satisfies StaffHealthAnswer)
        : ({
            ...answer,
            publish: publicState(publish),
            ...(remote && { remote: publicRemote(remote) }),
          } satisfies HealthAnswer);
    },
  };
}

async function disagreeing(
  disagreements: HealthDependencies["disagreements"],
): Promise<Pick<StaffHealthAnswer, "disagreeing">> {
  const found = await disagreements.found();
  return found.length === 0 ? {} : { disagreeing: found };
}

function conditionForStaff(
  { refusal, branches }: StoreCondition,
  language: Language,
): Pick<StaffHealthAnswer, "blocked" | "branches"> {
  return {
    ...(refusal && { blocked: { message: refusalWords(refusal)[language], reason: refusal.message } }),
    ...(branches && { branches }),
  };
}

/** The files with who saved them last. */
async function unmergedForStaff(
  store: Pick<ContentStore, "log">,
  { unmerged }: StoreCondition,
): Promise<NonNullable<StaffHealthAnswer["unmerged"]>> {
  const { commits } = await store.log();
  return unmerged.map(({ path, after }) => {
    const save = commits.find(({ files }) =>
      files.some((file) => file.after === after && `/${path}`.endsWith(`/${file.path}`)),
    );
    return { path, author: save?.author ?? unnamedAuthor };
  });
}

/** Each problem in the words of a language, with the version that visitors are shown instead of the file (decision 012). */
function fileProblems(problems: readonly Problem[], snapshot: Snapshot, language: Language): FileProblem[] {
  const versions = new Map(snapshot.lastGood.map(({ path, renamedTo, madeBy }) => [renamedTo ?? path, madeBy]));
  return problems.map(({ path, line, field, severity, ...what }) => {
    const version = versions.get(path);
    const prepared = nameOfPrepared(path, snapshot);
    const entry = nameInForm(path, field ?? "", snapshot);
    return {
      path,
      ...(line === undefined ? {} : { line }),
      ...(field === undefined ? {} : { field }),
      message: faultWords(what, language),
      ...(severity === "notice" ? { isShown: true } : {}),
      ...(version === undefined ? {} : { kept: version }),
      ...(prepared === undefined ? {} : { prepared }),
      ...(entry === undefined ? {} : { entry }),
    };
  });
}

// What is added to a state is not public unless it is named here.
function publicState(state: PublicPublishState): PublicPublishState {
  const { kind, commit, liveCommit, path, release, since } = state;
  return omitUndefined({ kind, commit, liveCommit, path, release, since });
}

/** A reason may name the remote's address. */
function publicRemote({ kind, since }: RemoteState): Pick<RemoteState, "kind" | "since"> {
  return { kind, since };
}
