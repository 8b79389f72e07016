import {
  apiCalls,
  callPath,
  type ApiAnswers,
  type ApiCall,
  type ApiCallName,
  type CallParts,
} from "../../content/model/api/api-calls";
import type { PictureAddedAnswer } from "../../content/model/api/collection-answers";
import type {
  CollectionForm,
  CollectionSummary,
  EntryAnswer,
  OrderedAnswer,
  PreviewAnswer,
  PreviewQuestion,
} from "../../content/model/api/collection-answers";
import type { DeletedAnswer, PublishAnswer, SavedAnswer, SessionAnswer } from "../../content/model/api/answers";
import type {
  DeletedItemsAnswer,
  DeletedPictureAnswer,
  HistoryAnswer,
  PicturesAnswer,
  TranslationsAnswer,
} from "../../content/model/api/history-answers";
import type { CollectionName } from "../../content/model/collections/collection-names";
import type { Language } from "../../content/model/text/language";
import type { OverviewAnswer } from "../../content/model/api/overview-answer";
import type { ReleasesAnswer } from "../../content/model/api/release-answers";
import {
  requireInquiries,
  requireList,
  requirePicture,
  requireSavedItem,
  outcomeOf,
  send,
  type Outcome,
  type PictureUpload,
  type SaveBody,
} from "./send-call";
import type { InquiryCalls } from "./inquiry-calls";
import type { PreparedCalls } from "./prepared-calls";
import { upload } from "./upload";

export type { Failure, Outcome } from "./send-call";

/** The calls of one kind of item (R10.1). `version` is the one that was loaded (R9.7). */
export interface ItemCalls<Item extends Pick<EntryAnswer, "_id" | "version">> {
  list(): Promise<Outcome<readonly Item[]>>;
  /** `key`: the same UUID again adds nothing again. */
  add(body: SaveBody, key: string | undefined, picture?: PictureUpload): Promise<Outcome<SavedAnswer<Item>>>;
  save(id: string, version: string, body: SaveBody, picture?: PictureUpload): Promise<Outcome<SavedAnswer<Item>>>;
  remove(id: string, version: string): Promise<Outcome<DeletedAnswer>>;
  history(id: string): Promise<Outcome<HistoryAnswer>>;
  /** The history if `version` is not the newest any more, else undefined. */
  historySince(id: string, version: string): Promise<Outcome<HistoryAnswer | undefined>>;
  /** The item as of a version of its history. */
  at(id: string, version: string): Promise<Outcome<Item>>;
  /** Brings `version` back; `current` is the version the person saw, null when the item was deleted; without it nothing is compared. */
  restore(id: string, version: string, current?: string | null): Promise<Outcome<SavedAnswer<Item>>>;
  /** Puts the items in this order, where people choose one; `ids` are all of them. */
  order?(ids: readonly string[]): Promise<Outcome<OrderedAnswer>>;
  deleted(): Promise<Outcome<DeletedItemsAnswer>>;
  translations(): Promise<Outcome<TranslationsAnswer>>;
}

/** The calls of one collection. */
export interface CollectionCalls extends ItemCalls<EntryAnswer> {
  form(): Promise<Outcome<CollectionForm>>;
  /** The prepared changes of its entries (R15.24). */
  readonly prepared: PreparedCalls;
}

/** The calls about what is published (decision 011). */
export interface ReleaseCalls {
  list(): Promise<Outcome<ReleasesAnswer>>;
  rollBack(name: string): Promise<Outcome<ReleasesAnswer>>;
  resume(): Promise<Outcome<ReleasesAnswer>>;
}

/** Every call the admin makes. */
export interface AdminClient {
  session(): Promise<Outcome<SessionAnswer>>;
  login(password: string, name: string): Promise<Outcome<SessionAnswer>>;
  /** `forget`: this browser counts as one that has never logged in. */
  logout(forget?: boolean): Promise<Outcome<undefined>>;
  /** Ends every session, this one included. */
  logoutEverywhere(): Promise<Outcome<undefined>>;
  health(): Promise<Outcome<ApiAnswers["health"]>>;
  overview(): Promise<Outcome<OverviewAnswer>>;
  pictures(): Promise<Outcome<PicturesAnswer>>;
  /** Stores a picture for a field or a text; `name`: what its file is to be called; `onProgress`: the share sent, 0 to 1. */
  addPicture(file: File, name?: string, onProgress?: (share: number) => void): Promise<Outcome<PictureAddedAnswer>>;
  deletePicture(path: string): Promise<Outcome<DeletedPictureAnswer>>;
  /** `commit`: the answer includes the stage of this commit. */
  publishState(commit?: string): Promise<Outcome<PublishAnswer>>;
  /** Address of the server-sent events with the same data. */
  publishStreamUrl(commit?: string): string;
  collections(): Promise<Outcome<readonly CollectionSummary[]>>;
  collection(name: CollectionName): CollectionCalls;
  /** The pages that an entry would change, as it would be saved, and one of them. */
  previewEntry(question: PreviewQuestion): Promise<Outcome<PreviewAnswer>>;
  readonly inquiries: InquiryCalls;
  readonly releases: ReleaseCalls;
}

interface Payload {
  readonly json?: unknown;
  readonly form?: FormData;
  readonly version?: string;
  /** The answer is wanted only if this is not the version any more. */
  readonly unless?: string;
  readonly key?: string | undefined;
  readonly onProgress?: ((share: number) => void) | undefined;
}

// The API gives an upload three minutes, and then says so.
const writeTimeout = 200_000;
const readTimeout = 30_000;
/** Makes a call about an entry one about its prepared change. */
const next = "?next=1";

/** The API's client for an origin ("" = the page's own) whose error sentences come in `language`; paths, methods and answers are the contract's. */
export function createClient(apiBase: string, language: Language): AdminClient {
  const sendTo = <T>(
    { method }: ApiCall,
    path: string,
    { json, form, version, unless, key, onProgress }: Payload = {},
  ): Promise<Outcome<T>> => {
    const url = `${apiBase}${path}`;
    const headers = {
      Accept: "application/json",
      "Accept-Language": language,
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
      ...(version === undefined ? {} : { "If-Match": `"${version}"` }),
      ...(unless === undefined ? {} : { "If-None-Match": `"${unless}"` }),
      ...(key === undefined ? {} : { "Idempotency-Key": key }),
    };
    // Only a picture takes long enough to show how far it is.
    if (form && onProgress && form.get("image") instanceof File)
      return outcomeOf(() => upload(url, { method, headers, body: form, timeout: writeTimeout }, onProgress));
    return send<T>(url, {
      method,
      credentials: "same-origin",
      headers,
      body: form ?? (json === undefined ? null : JSON.stringify(json)),
      signal: AbortSignal.timeout(method === "GET" ? readTimeout : writeTimeout),
    });
  };
  const call = <Name extends NameWithoutParts>(name: Name, payload?: Payload, query = "") =>
    sendTo<ApiAnswers[Name]>(apiCalls[name], `${apiCalls[name].path}${query}`, payload);

  /** The calls about the past of a collection. */
  const pastCalls = (kind: CollectionName) => ({
    history: (id: string) => sendTo<HistoryAnswer>(apiCalls.history, callPath("history", { kind, id })),
    historySince: (id: string, unless: string) =>
      sendTo<HistoryAnswer | undefined>(apiCalls.history, callPath("history", { kind, id }), { unless }),
    at: (id: string, version: string) =>
      sendTo<EntryAnswer>(apiCalls.itemAt, callPath("itemAt", { kind, id, version })),
    restore: async (_id: string, restore: string, current?: string | null) =>
      requireSavedItem(
        await sendTo<SavedAnswer<EntryAnswer>>(apiCalls.restoreItem, callPath("restoreItem"), {
          json: { kind, _id, restore, ...(current === undefined ? {} : { version: current }) },
        }),
      ),
    deleted: () => sendTo<DeletedItemsAnswer>(apiCalls.deleted, callPath("deleted", { kind })),
    translations: () => sendTo<TranslationsAnswer>(apiCalls.translations, callPath("translations", { kind })),
  });

  return {
    session: () => call("session"),
    login: (password, name) => call("login", { json: name === "" ? { password } : { password, name } }),
    logout: (forget = false) => call("logout", {}, forget ? "?forget=1" : ""),
    logoutEverywhere: () => call("logoutEverywhere"),
    health: () => call("health"),
    overview: () => call("overview"),
    pictures: () => call("pictures"),
    addPicture: async (image, name, onProgress) => {
      const form = new FormData();
      if (name !== undefined) form.set("name", name);
      form.append("image", image, image.name);
      return requirePicture(await call("addPicture", { form, onProgress }));
    },
    deletePicture: (path) => call("deletePicture", { json: { path } }),
    publishState: (commit) => call("publishState", {}, containing(commit)),
    publishStreamUrl: (commit) => `${apiBase}${callPath("publishStream")}${containing(commit)}`,
    collections: async () => requireList(await call("collections")),
    collection: (name) => {
      const saved = async (calling: ApiCallName, path: string, payload: Payload) =>
        requireSavedItem(await sendTo<SavedAnswer<EntryAnswer>>(apiCalls[calling], path, payload));
      return {
        ...pastCalls(name),
        list: async () => requireList(await sendTo(apiCalls.collection, callPath("collection", { name }))),
        add: (body, key, picture) =>
          saved("addEntry", callPath("addEntry", { name }), { ...payloadOf(body, picture), key }),
        save: (_id, version, body, picture) =>
          saved("saveEntry", callPath("saveEntry", { name, _id }), { ...payloadOf(body, picture), version }),
        remove: (_id, version) => sendTo(apiCalls.deleteEntry, callPath("deleteEntry", { name, _id }), { version }),
        form: () => sendTo(apiCalls.collectionForm, callPath("collectionForm", { name })),
        order: (ids) => sendTo(apiCalls.orderEntries, callPath("orderEntries", { name }), { json: { ids } }),
        prepared: {
          read: (_id) => sendTo(apiCalls.entry, `${callPath("entry", { name, _id })}${next}`),
          save: (_id, version, body, picture) =>
            saved("saveEntry", `${callPath("saveEntry", { name, _id })}${next}`, {
              ...payloadOf(body, picture),
              version,
            }),
          discard: (_id, version) =>
            sendTo(apiCalls.deleteEntry, `${callPath("deleteEntry", { name, _id })}${next}`, { version }),
        },
      };
    },
    previewEntry: (question) => call("previewEntry", { json: question }),
    inquiries: {
      list: async (query, before) =>
        requireInquiries(
          await call(
            "inquiries",
            {},
            `?${new URLSearchParams({ ...query, ...(before === undefined ? {} : { before }) }).toString()}`,
          ),
        ),
      mark: (ids, state) => call("markInquiries", { json: { ids, state } }),
      open: () => call("openInquiries"),
      note: (id, text, was) => call("noteInquiry", { json: { id, text, was } }),
      remove: (which) => call("deleteInquiries", { json: which }),
      restore: (undo) => call("restoreInquiries", { json: { undo } }),
    },
    releases: {
      list: () => call("releases"),
      rollBack: (name) => call("rollBackRelease", { json: { name } }),
      resume: () => call("resumeReleases", { json: {} }),
    },
  };
}

/** Calls whose address has no parts to fill in. */
type NameWithoutParts = { [Name in ApiCallName]: [keyof CallParts<Name>] extends [never] ? Name : never }[ApiCallName];

const containing = (commit: string | undefined): string => (commit === undefined ? "" : `?contains=${commit}`);

/** A save as JSON, or with a picture beside it. */
function payloadOf(body: SaveBody, picture: PictureUpload | undefined): Payload {
  if (picture === undefined) return { json: body };
  const form = new FormData();
  form.set("entry", JSON.stringify(body));
  form.set("image", picture.file, picture.file.name);
  return { form, onProgress: picture.onProgress };
}
