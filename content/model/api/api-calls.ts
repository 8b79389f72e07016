import type { DeletedAnswer, EventAnswer, NewsAnswer, PublishAnswer, SavedAnswer, SessionAnswer } from "./answers";
import type {
  CollectionForm,
  CollectionSummary,
  DraftLinkAnswer,
  EntryAnswer,
  FormOfPageAnswer,
  OrderedAnswer,
  PreviewAnswer,
  PictureAddedAnswer,
  SavedEntryAnswer,
} from "./collection-answers";
import type { HealthAnswer, StaffHealthAnswer } from "./health-answer";
import type {
  DeletedItemsAnswer,
  DeletedPictureAnswer,
  FocusedPictureAnswer,
  HistoryAnswer,
  PicturesAnswer,
  TranslationsAnswer,
} from "./history-answers";
import type { ImportedAnswer, ImportTable } from "./import-answer";
import type {
  ContactAnswer,
  DeletedInquiriesAnswer,
  InquiriesAnswer,
  MarkedInquiriesAnswer,
  NotedInquiryAnswer,
  OpenInquiriesAnswer,
  RestoredInquiriesAnswer,
} from "./inquiry-answer";
import type { OverviewAnswer } from "./overview-answer";
import type { ReleasesAnswer } from "./release-answers";
import type { InvitedAnswer, PasskeyOptionsAnswer, SessionsAnswer, StaffAnswer, StaffLogAnswer } from "./staff-answers";
import type { DocumentAddedAnswer, ReplacedAnswer, UploadsAnswer } from "./upload-answers";

/**
 * Every call of the API: the routes are registered from this table and the clients read it. `:name` is a part
 * of the address. Calls marked `session` answer 401 without a session, those with a `role` 403 to anybody of another one; calls marked `signed` come from other servers, not
 * from our pages, and answer 401 to a body without the right signature.
 */
export const apiCalls = {
  getEventsData: { method: "GET", path: "/api/getEventsData" },
  getSingleEvent: { method: "GET", path: "/api/getSingleEvent/:_id" },
  getNewsData: { method: "GET", path: "/api/getNewsData" },
  getSingleNews: { method: "GET", path: "/api/getSingleNews/:serial_no" },
  addEvent: { method: "POST", path: "/api/addEvent", session: true },
  editEvent: { method: "POST", path: "/api/editEvent", session: true },
  deleteEvent: { method: "POST", path: "/api/deleteEvent", session: true },
  addNews: { method: "POST", path: "/api/addNews", session: true },
  updateNews: { method: "PUT", path: "/api/updateNews/:_id", session: true },
  deleteNews: { method: "POST", path: "/api/deleteNews", session: true },
  login: { method: "POST", path: "/api/login" },
  logout: { method: "POST", path: "/api/logout" },
  logoutEverywhere: { method: "POST", path: "/api/logoutEverywhere", session: true, role: "administrator" },
  session: { method: "GET", path: "/api/session" },
  passkeyOptions: { method: "POST", path: "/api/passkey/options" },
  passkeyLogin: { method: "POST", path: "/api/passkey/login" },
  passkeyRegistrationOptions: { method: "POST", path: "/api/passkey/registrationOptions" },
  registerPasskey: { method: "POST", path: "/api/passkey/register" },
  staff: { method: "GET", path: "/api/staff", session: true, role: "administrator" },
  changeStaff: { method: "POST", path: "/api/staff", session: true, role: "administrator" },
  inviteStaff: { method: "POST", path: "/api/staff/invitations", session: true, role: "administrator" },
  removeStaff: { method: "DELETE", path: "/api/staff/:_id", session: true, role: "administrator" },
  editPerson: { method: "PUT", path: "/api/staff/:_id", session: true },
  staffLog: { method: "GET", path: "/api/staffLog", session: true, role: "administrator" },
  sessions: { method: "GET", path: "/api/sessions", session: true },
  endSession: { method: "DELETE", path: "/api/sessions/:_id", session: true },
  contact: { method: "POST", path: "/api/contact" },
  inquiries: { method: "GET", path: "/api/inquiries", session: true },
  openInquiries: { method: "GET", path: "/api/openInquiries", session: true },
  noteInquiry: { method: "POST", path: "/api/noteInquiry", session: true },
  markInquiries: { method: "POST", path: "/api/markInquiries", session: true },
  deleteInquiries: { method: "POST", path: "/api/deleteInquiries", session: true },
  restoreInquiries: { method: "POST", path: "/api/restoreInquiries", session: true },
  health: { method: "GET", path: "/api/health" },
  contentPushed: { method: "POST", path: "/api/contentPushed", signed: true },
  history: { method: "GET", path: "/api/history/:kind/:id", session: true },
  itemAt: { method: "GET", path: "/api/itemAt/:kind/:id/:version", session: true },
  pictureAt: { method: "GET", path: "/api/pictureAt/:kind/:id/:version", session: true },
  restoreItem: { method: "POST", path: "/api/restoreItem", session: true },
  takenBackSave: { method: "POST", path: "/api/takenBackSave", session: true },
  deleted: { method: "GET", path: "/api/deleted/:kind", session: true },
  translations: { method: "GET", path: "/api/translations/:kind", session: true },
  collections: { method: "GET", path: "/api/collections", session: true },
  collection: { method: "GET", path: "/api/collections/:name", session: true },
  collectionForm: { method: "GET", path: "/api/collectionForms/:name", session: true },
  entry: { method: "GET", path: "/api/collections/:name/:_id", session: true },
  addEntry: { method: "POST", path: "/api/collections/:name", session: true },
  saveEntry: { method: "PUT", path: "/api/collections/:name/:_id", session: true },
  deleteEntry: { method: "DELETE", path: "/api/collections/:name/:_id", session: true },
  orderEntries: { method: "POST", path: "/api/collections/:name/order", session: true },
  approveEntry: { method: "POST", path: "/api/collections/:name/:_id/approve", session: true, role: "administrator" },
  returnEntry: { method: "POST", path: "/api/collections/:name/:_id/return", session: true, role: "administrator" },
  exportCompanies: { method: "GET", path: "/api/exportCompanies", session: true },
  exportInquiries: { method: "GET", path: "/api/exportInquiries", session: true },
  importCompanies: { method: "POST", path: "/api/importCompanies", session: true },
  undoImport: { method: "POST", path: "/api/undoImport", session: true },
  overview: { method: "GET", path: "/api/overview", session: true },
  pictures: { method: "GET", path: "/api/pictures", session: true },
  addPicture: { method: "POST", path: "/api/pictures", session: true },
  uploads: { method: "GET", path: "/api/uploads", session: true },
  addDocument: { method: "POST", path: "/api/documents", session: true },
  replaceUpload: { method: "POST", path: "/api/replaceUpload", session: true },
  undoReplacement: { method: "POST", path: "/api/undoReplacement", session: true },
  focusPicture: { method: "POST", path: "/api/focusPicture", session: true },
  deletePicture: { method: "POST", path: "/api/deletePicture", session: true },
  publishState: { method: "GET", path: "/api/publishState", session: true },
  previewEntry: { method: "POST", path: "/api/previewEntry", session: true },
  giveDraftLink: { method: "POST", path: "/api/giveDraftLink", session: true },
  revokeDraftLinks: { method: "POST", path: "/api/revokeDraftLinks", session: true },
  formOfPage: { method: "GET", path: "/api/formOfPage" },
  releases: { method: "GET", path: "/api/releases", session: true },
  rollBackRelease: { method: "POST", path: "/api/rollBackRelease", session: true, role: "administrator" },
  resumeReleases: { method: "POST", path: "/api/resumeReleases", session: true, role: "administrator" },
} as const satisfies Readonly<Record<string, ApiCall>>;

/** One call: its method and its address. */
export interface ApiCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/api/${string}`;
  readonly session?: true;
  /** Who may make it, beside the shared password; absent: everybody with a session. */
  readonly role?: "administrator";
  readonly signed?: true;
}

export type ApiCallName = keyof typeof apiCalls;

/** What each call answers when all is well. */
export interface ApiAnswers extends Record<ApiCallName, unknown> {
  readonly getEventsData: readonly EventAnswer[];
  readonly getSingleEvent: EventAnswer;
  readonly getNewsData: readonly NewsAnswer[];
  readonly getSingleNews: NewsAnswer;
  readonly addEvent: SavedAnswer<EventAnswer>;
  readonly editEvent: SavedAnswer<EventAnswer>;
  readonly deleteEvent: DeletedAnswer;
  readonly addNews: SavedAnswer<NewsAnswer>;
  readonly updateNews: SavedAnswer<NewsAnswer>;
  readonly deleteNews: DeletedAnswer;
  readonly login: SessionAnswer;
  /** 204 without a body. */
  readonly logout: undefined;
  /** 204 without a body: every session is over, this one included. */
  readonly logoutEverywhere: undefined;
  readonly session: SessionAnswer;
  readonly passkeyOptions: PasskeyOptionsAnswer;
  readonly passkeyLogin: SessionAnswer;
  readonly passkeyRegistrationOptions: PasskeyOptionsAnswer;
  readonly registerPasskey: SessionAnswer;
  readonly staff: StaffAnswer;
  readonly changeStaff: StaffAnswer;
  readonly inviteStaff: InvitedAnswer;
  readonly removeStaff: StaffAnswer;
  readonly editPerson: SessionsAnswer;
  readonly staffLog: StaffLogAnswer;
  readonly sessions: SessionsAnswer;
  /** Those that go on. */
  readonly endSession: SessionsAnswer;
  readonly contact: ContactAnswer;
  readonly inquiries: InquiriesAnswer;
  readonly openInquiries: OpenInquiriesAnswer;
  readonly noteInquiry: NotedInquiryAnswer;
  readonly markInquiries: MarkedInquiriesAnswer;
  readonly deleteInquiries: DeletedInquiriesAnswer;
  readonly restoreInquiries: RestoredInquiriesAnswer;
  readonly health: HealthAnswer | StaffHealthAnswer;
  /** 202 without a body: the push is accepted, the fetch follows. */
  readonly contentPushed: undefined;
  readonly history: HistoryAnswer;
  /** The item as of a version; `imageUrl` leads to its picture of then. */
  readonly itemAt: EventAnswer | NewsAnswer | EntryAnswer;
  /** The bytes of the item's picture as of a version. */
  readonly pictureAt: Blob;
  readonly restoreItem: SavedAnswer<EventAnswer | NewsAnswer> | SavedEntryAnswer;
  /** 204 without a body. */
  readonly takenBackSave: undefined;
  readonly deleted: DeletedItemsAnswer;
  readonly translations: TranslationsAnswer;
  readonly collections: readonly CollectionSummary[];
  readonly collection: readonly EntryAnswer[];
  readonly collectionForm: CollectionForm;
  readonly entry: EntryAnswer;
  readonly addEntry: SavedEntryAnswer;
  readonly saveEntry: SavedEntryAnswer;
  readonly deleteEntry: DeletedAnswer;
  /** A CSV file. */
  readonly exportCompanies: Blob;
  readonly exportInquiries: Blob;
  readonly importCompanies: ImportTable | ImportedAnswer;
  readonly undoImport: ImportedAnswer;
  readonly orderEntries: OrderedAnswer;
  /** The entry as visitors see it from now on. */
  readonly approveEntry: SavedEntryAnswer;
  /** The change, which its author can send again. */
  readonly returnEntry: SavedEntryAnswer;
  readonly overview: OverviewAnswer;
  readonly pictures: PicturesAnswer;
  readonly addPicture: PictureAddedAnswer;
  readonly uploads: UploadsAnswer;
  readonly addDocument: DocumentAddedAnswer;
  readonly replaceUpload: ReplacedAnswer;
  readonly undoReplacement: Pick<ReplacedAnswer, "commit">;
  readonly focusPicture: FocusedPictureAnswer;
  readonly deletePicture: DeletedPictureAnswer;
  readonly publishState: PublishAnswer;
  readonly previewEntry: PreviewAnswer;
  readonly giveDraftLink: DraftLinkAnswer;
  /** 204 without a body. */
  readonly revokeDraftLinks: undefined;
  readonly formOfPage: FormOfPageAnswer;
  readonly releases: ReleasesAnswer;
  readonly rollBackRelease: ReleasesAnswer;
  readonly resumeReleases: ReleasesAnswer;
}

/** Names of the parts of a call's address: `"kind" | "id"` of `/api/history/:kind/:id`. */
type PathPart<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PathPart<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The parts that a call's address needs. */
export type CallParts<Name extends ApiCallName> = Readonly<Record<PathPart<(typeof apiCalls)[Name]["path"]>, string>>;

/** The address of a call, its parts filled in and encoded: `callPath("history", {kind: "events", id})`. */
export function callPath<Name extends ApiCallName>(
  name: Name,
  ...[parts]: PathPart<(typeof apiCalls)[Name]["path"]> extends never ? [] : [parts: CallParts<Name>]
): string {
  const values: Readonly<Record<string, string>> = parts ?? {};
  return apiCalls[name].path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(values[part] ?? ""));
}
