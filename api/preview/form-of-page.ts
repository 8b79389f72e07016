import type { FormOfPageAnswer } from "../../content/model/api/collection-answers";
import { collections } from "../../content/model/collections/collections";
import { adminPaths } from "../../content/model/pages/admin-paths";
import { entryOfPath } from "../../content/model/entries/entry-pages";
import { languageOfPath, localisedPath } from "../../content/model/pages/page-paths";
import { findEntry } from "../entries/stored-entry";
import type { SessionCheck } from "../auth/require-session";
import { answerStaff } from "../http/answer-staff";
import type { CallHandlers } from "../http/api-router";
import type { ContentStore, Snapshot } from "../store/content-store";

export interface FormOfPageDependencies {
  readonly store: Pick<ContentStore, "snapshot">;
  readonly sessionCheck: SessionCheck;
}

/** `GET /api/formOfPage?path=`: where staff edit what the page at a path shows; does not extend the session. */
export function formOfPageRoutes({ store, sessionCheck }: FormOfPageDependencies): CallHandlers<"formOfPage"> {
  return {
    formOfPage: async (context) => {
      const { path } = context.query;
      const loggedIn = sessionCheck(context);
      const form = loggedIn && typeof path === "string" ? formOf(path, store.snapshot()) : undefined;
      const answer: FormOfPageAnswer = {
        loggedIn,
        ...(form === undefined ? {} : { form: localisedPath(languageOfPath(String(path)), form) }),
      };
      await answerStaff(context, answer);
    },
  };
}

function formOf(path: string, snapshot: Snapshot): string | undefined {
  const product = snapshot.shown("site")[0]?.file.fields.product ?? "";
  const found = entryOfPath(path, product);
  if (found === undefined) return undefined;
  const { collection: name } = found;
  const id = name === "people" || name === "news" ? idOfNumber(name, found.id, snapshot) : found.id;
  if (findEntry(collections[name], snapshot, id) === undefined) return undefined;
  const own =
    name === "events" || name === "news" ? { page: adminPaths[name] } : { page: adminPaths.content, in: name };
  const { page, ...query } = own;
  return `${page}?${new URLSearchParams({ ...query, item: id }).toString()}`;
}

/** The id of a person or a news item whose number an address has; what is no such number is an id. */
function idOfNumber(name: "people" | "news", number: string, snapshot: Snapshot): string {
  const files: readonly { readonly file: { readonly id: string; readonly fields: { readonly serial_no: number } } }[] =
    snapshot.shown(name);
  const found =
    files.find(({ file }) => file.id === number) ?? files.find(({ file }) => String(file.fields.serial_no) === number);
  return found?.file.id ?? number;
}
