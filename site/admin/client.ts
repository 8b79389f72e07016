import {
  apiCalls,
  callPath,
  type ApiAnswers,
  type ApiCallName,
  type CallParts,
} from "../../content/model/api/api-calls";
import type { DeletedAnswer, SavedAnswer } from "../../content/model/api/answers";
import type {
  EntryAnswer,
  OrderedAnswer,
  PreparedListAnswer,
  PreviewQuestion,
} from "../../content/model/api/collection-answers";
import type {
  DeletedItemsAnswer,
  HistoryAnswer,
  TakenBackAnswer,
  TranslationsAnswer,
} from "../../content/model/api/history-answers";
import type { InquiryQuery, InquiryState } from "../../content/model/api/inquiry-answer";
import type { CollectionName } from "../../content/model/collections/collection-names";
import type { Language } from "../../content/model/text/language";
import {
  requireInquiries,
  requireList,
  requirePath,
  requireSavedItem,
  outcomeOf,
  send,
  type Outcome,
  type PictureUpload,
  type SaveBody,
} from "./send-call";
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
export type CollectionCalls = ReturnType<AdminClient["collection"]>;

/** Every call the admin makes. */
export type AdminClient = ReturnType<typeof createClient>;

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
export function createClient(apiBase: string, language: Language) {
  const call = <Name extends ApiCallName>(
    name: Name,
    parts: CallParts<Name>,
    { json, form, version, unless, key, onProgress }: Payload = {},
    query = "",
  ): Promise<Outcome<ApiAnswers[Name]>> => {
    const { method } = apiCalls[name];
    const url = `${apiBase}${callPath(name, ...([parts] as never))}${query}`;
    const headers = {
      Accept: "application/json",
      "Accept-Language": language,
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
      ...(version === undefined ? {} : { "If-Match": `"${version}"` }),
      ...(unless === undefined ? {} : { "If-None-Match": `"${unless}"` }),
      ...(key === undefined ? {} : { "Idempotency-Key": key }),
    };
    // Only a file takes long enough to show how far it is.
    if (form && onProgress && [...form.values()].some((value) => value instanceof File))
      return outcomeOf(() => upload(url, { method, headers, body: form, timeout: writeTimeout }, onProgress));
    return send(url, {
      method,
      credentials: "same-origin",
      headers,
      body: form ?? (json === undefined ? null : JSON.stringify(json)),
      signal: AbortSignal.timeout(method === "GET" ? readTimeout : writeTimeout),
    });
  };

  const collection = (name: CollectionName) => {
    const saveOf = async (id: string, version: string, body: SaveBody, picture?: PictureUpload, query?: string) =>
      requireSavedItem(await call("saveEntry", { name, _id: id }, { ...payloadOf(body, picture), version }, query));
    const removeOf = (id: string, version: string, query?: string) =>
      call("deleteEntry", { name, _id: id }, { version }, query);
    return {
      list: async () => requireList(await call("collection", { name })),
      add: async (body: SaveBody, key: string | undefined, picture?: PictureUpload) =>
        requireSavedItem(await call("addEntry", { name }, { ...payloadOf(body, picture), key })),
      save: (id: string, version: string, body: SaveBody, picture?: PictureUpload) =>
        saveOf(id, version, body, picture),
      remove: (id: string, version: string) => removeOf(id, version),
      form: () => call("collectionForm", { name }),
      order: (ids: readonly string[]) => call("orderEntries", { name }, { json: { ids } }),
      history: (id: string) => call("history", { kind: name, id }),
      historySince: (id: string, unless: string) =>
        call("history", { kind: name, id }, { unless }) as Promise<Outcome<HistoryAnswer | undefined>>,
      at: (id: string, version: string) => call("itemAt", { kind: name, id, version }) as Promise<Outcome<EntryAnswer>>,
      restore: async (_id: string, restore: string, current?: string | null) => {
        const json = { kind: name, _id, restore, ...(current === undefined ? {} : { version: current }) };
        return requireSavedItem((await call("restoreItem", {}, { json })) as Outcome<SavedAnswer<EntryAnswer>>);
      },
      deleted: () => call("deleted", { kind: name }),
      translations: () => call("translations", { kind: name }),
      /** The prepared changes of its entries (R15.24); `version`: of the change, or of the entry when there is none. */
      prepared: {
        list: async () =>
          requireList((await call("collection", { name }, {}, next)) as Outcome<readonly PreparedListAnswer[]>),
        save: (id: string, version: string, body: SaveBody, picture?: PictureUpload) =>
          saveOf(id, version, body, picture, next),
        restore: async (_id: string, restore: string, version: string) =>
          requireSavedItem(await call("saveEntry", { name, _id }, { version }, `${next}&restore=${restore}`)),
        discard: (id: string, version: string) => removeOf(id, version, next),
      },
    };
  };

  return {
    /** Any call of the contract. */
    call,
    session: () => call("session", {}),
    login: (password: string, name: string) =>
      call("login", {}, { json: name === "" ? { password } : { password, name } }),
    /** `forget`: the API treats this browser as unknown afterwards. */
    logout: (forget = false) => call("logout", {}, {}, forget ? "?forget=1" : ""),
    /** Ends every session, this one included. */
    logoutEverywhere: () => call("logoutEverywhere", {}),
    health: () => call("health", {}),
    /** What becomes of a save that was taken back. */
    takenBackSave: (save: Pick<TakenBackAnswer, "kind" | "_id" | "commit">, act: "bring-back" | "leave") => {
      const { kind, _id, commit } = save;
      return call("takenBackSave", {}, { json: { kind, _id, commit, act } });
    },
    overview: () => call("overview", {}),
    pictures: () => call("pictures", {}),
    /** Stores a picture for a field or a text; `name`: what its file is to be called; `onProgress`: the share sent, 0 to 1. */
    addPicture: async (image: File, name?: string, onProgress?: (share: number) => void) => {
      const form = new FormData();
      if (name !== undefined) form.set("name", name);
      form.append("image", image, image.name);
      return requirePath(await call("addPicture", {}, { form, onProgress }));
    },
    uploads: () => call("uploads", {}),
    /** Stores a PDF that texts link to. */
    addDocument: async (file: File, onProgress?: (share: number) => void) => {
      const form = new FormData();
      form.append("file", file, file.name);
      return requirePath(await call("addDocument", {}, { form, onProgress }));
    },
    deletePicture: (path: string) => call("deletePicture", {}, { json: { path } }),
    /** The publisher's state, with the stage of this commit. */
    publishState: (commit: string) => call("publishState", {}, {}, `?contains=${commit}`),
    collections: async () => requireList(await call("collections", {})),
    collection,
    /** The pages that an entry would change, as it would be saved, and one of them. */
    previewEntry: (question: PreviewQuestion) => call("previewEntry", {}, { json: question }),
    /** Links to what is not public, for readers without a login. */
    draftLinks: {
      give: (name: CollectionName, _id: string, isPrepared: boolean) =>
        call("giveDraftLink", {}, { json: { collection: name, _id, ...(isPrepared ? { next: true } : {}) } }),
      /** Takes back all of an entry. */
      revoke: (name: CollectionName, _id: string) => call("revokeDraftLinks", {}, { json: { collection: name, _id } }),
    },
    inquiries: {
      /** A page in the order of the list; `before` is the `next` of the page before. */
      list: async (query: InquiryQuery, before?: string) => {
        const parameters = new URLSearchParams({ ...query, ...(before === undefined ? {} : { before }) });
        return requireInquiries(await call("inquiries", {}, {}, `?${parameters.toString()}`));
      },
      mark: (ids: readonly string[], state: InquiryState) => call("markInquiries", {}, { json: { ids, state } }),
      /** How many are open. */
      open: () => call("openInquiries", {}),
      /** Replaces the note `was`, "" for none. */
      note: (id: string, text: string, was: string) => call("noteInquiry", {}, { json: { id, text, was } }),
      /** Deletes some, or all that match and are not newer than `upTo`. */
      remove: (which: { readonly ids: readonly string[] } | (InquiryQuery & { readonly upTo: string })) =>
        call("deleteInquiries", {}, { json: which }),
      /** Takes a deletion back. */
      restore: (undo: string) => call("restoreInquiries", {}, { json: { undo } }),
    },
    /** The calls about what is published (decision 011). */
    releases: {
      list: () => call("releases", {}),
      rollBack: (name: string) => call("rollBackRelease", {}, { json: { name } }),
      resume: () => call("resumeReleases", {}, { json: {} }),
    },
  };
}

/** A save as JSON, or with a picture beside it. */
function payloadOf(body: SaveBody, picture: PictureUpload | undefined): Payload {
  if (picture === undefined) return { json: body };
  const form = new FormData();
  form.set("entry", JSON.stringify(body));
  form.set("image", picture.file, picture.file.name);
  return { form, onProgress: picture.onProgress };
}
