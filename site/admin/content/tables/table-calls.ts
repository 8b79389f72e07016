import { callPath } from "../../../../content/model/api/api-calls";
import type { ImportedAnswer, ImportTable } from "../../../../content/model/api/import-answer";
import type { Services } from "../../kit/services/services";
import { send, type Outcome } from "../../send-call";

type Site = Pick<Services, "apiBase" | "language">;

/** A big table is compared in seconds. */
const longestMs = 200_000;

const post = <T>({ apiBase, language }: Site, path: string, type: string, body: Blob | string): Promise<Outcome<T>> =>
  send<T>(`${apiBase}${path}`, {
    method: "POST",
    credentials: "same-origin",
    headers: { Accept: "application/json", "Accept-Language": language, "Content-Type": type },
    body,
    signal: AbortSignal.timeout(longestMs),
  });

/** What a file would change. */
export const compareTable = (site: Site, file: Blob) =>
  post<ImportTable>(site, callPath("importCompanies"), "text/csv", file);

/** Saves exactly the change that was compared. */
export const saveTable = (site: Site, file: Blob, plan: string) =>
  post<ImportedAnswer>(site, `${callPath("importCompanies")}?plan=${encodeURIComponent(plan)}`, "text/csv", file);

/** Takes back what a table changed. */
export const undoTable = (site: Site, commit: string) =>
  post<ImportedAnswer>(site, callPath("undoImport"), "application/json", JSON.stringify({ commit }));
