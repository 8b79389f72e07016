import type { Context } from "koa";
import { z } from "zod";
import type { ImportedAnswer } from "../../content/model/api/import-answer";
import type { InquiryAnswer } from "../../content/model/api/inquiry-answer";
import { idOfPath, type EntryFields } from "../../content/model/collections/collection";
import { companies } from "../../content/model/collections/company";
import { tokyoDay } from "../../content/model/dates/tokyo-day";
import { bilingualWords } from "../../content/model/problems/fault-words";
import { fault, says } from "../../content/model/problems/fault";
import { publicationState } from "../../content/model/publication/publication";
import { languages, type Language } from "../../content/model/text/language";
import { sessionOf } from "../auth/require-session";
import { authorOf } from "../auth/session-author";
import type { InquiryService } from "../contact/inquiry-service";
import type { EntryAddresses } from "../entries/entry-addresses";
import { permitted } from "../entries/permitted-change";
import { entriesOf } from "../entries/stored-entry";
import { ApiError } from "../errors";
import { planUndo } from "../history/plan-undo";
import { answerStaff } from "../http/answer-staff";
import type { CallHandlers } from "../http/api-router";
import { parseInput } from "../http/parse-input";
import { readBytes } from "../http/read-bytes";
import { readJson } from "../http/read-form";
import { requestLanguage } from "../http/request-language";
import type { ContentStore, FileChange, Snapshot } from "../store/content-store";
import { cellOf, companyColumns, stateWords } from "./company-columns";
import { csvOf, mostBytes, readCsv, type Table } from "./csv";
import { inquiryColumns } from "./inquiry-columns";
import { planImport } from "./plan-import";

export interface TableDependencies {
  readonly store: Pick<ContentStore, "snapshot" | "save" | "log" | "readVersion">;
  readonly addresses: Pick<EntryAddresses, "earlier" | "remember">;
  readonly inquiries: Pick<InquiryService, "page">;
  readonly clock: () => Date;
}

const UndoInput = z.strictObject({ commit: z.string(says("required")) });

/** Companies and inquiries as tables for spreadsheet programs, and companies back from one. */
export function tableRoutes({
  store,
  addresses,
  inquiries,
  clock,
}: TableDependencies): CallHandlers<"exportCompanies" | "exportInquiries" | "importCompanies" | "undoImport"> {
  const download = (context: Context, name: string, rows: Table): void => {
    context.set("Cache-Control", "no-store");
    context.set("X-Content-Type-Options", "nosniff");
    context.set("Content-Disposition", `attachment; filename="${name}-${tokyoDay(clock())}.csv"`);
    context.type = "text/csv; charset=utf-8";
    context.body = csvOf(rows);
  };
  /** An address that was public for a moment is never another company's. */
  const remember = (files: readonly FileChange[], snapshot: Snapshot): void => {
    for (const file of files)
      if ("remove" in file)
        addresses.remember(
          companies,
          idOfPath(companies, file.path) ?? "",
          snapshot.file(file.path)?.file.fields["id"],
        );
  };
  return {
    exportCompanies: (context) => {
      download(context, "companies", companyRows(store.snapshot(), clock().getTime(), languageOf(context)));
    },
    exportInquiries: async (context) => {
      const language = languageOf(context);
      const rows = (await allInquiries(inquiries)).map((one) => inquiryColumns.map(({ cell }) => cell(one)));
      download(context, "inquiries", [inquiryColumns.map(({ label }) => label[language]), ...rows]);
    },
    importCompanies: async (context) => {
      const session = sessionOf(context);
      const read = readCsv(await readBytes(context.req, mostBytes, bilingualWords(fault("csvTooLarge"))));
      if ("fault" in read) throw new ApiError("invalid-input", { words: bilingualWords(read.fault) });
      const language = requestLanguage(context);
      const earlier = await addresses.earlier(companies, store.snapshot());
      const { plan } = context.query;
      if (plan === undefined) {
        await answerStaff(context, planImport(read, store.snapshot(), earlier, language).table);
        return;
      }
      const { commit } = await store.save((snapshot) => {
        const { table, change } = planImport(read, snapshot, earlier, language);
        // Somebody has saved meanwhile: the table that the person saw is not what would happen.
        if (table.plan !== plan || table.faultCount > 0) throw new ApiError("stale-version");
        return permitted(session, change, snapshot);
      }, authorOf(session));
      await answerStaff(context, { commit } satisfies ImportedAnswer);
    },
    undoImport: async (context) => {
      const session = sessionOf(context);
      const { commit } = parseInput(UndoInput, await readJson(context, 1024));
      const plan = await planUndo(store, { commit, act: /^Import \d+ compan(?:y|ies) from a table$/ }, remember);
      const saved = await store.save((snapshot) => permitted(session, plan(snapshot), snapshot), authorOf(session));
      await answerStaff(context, { commit: saved.commit } satisfies ImportedAnswer);
    },
  };
}

/** The language of the page that has the link: a browser sends its own with a download. */
const languageOf = (context: Context): Language =>
  languages.find((language) => language === context.query["lng"]) ?? requestLanguage(context);

function companyRows(snapshot: Snapshot, at: number, language: Language): Table {
  const rows = entriesOf(companies, snapshot).map(({ file }) => {
    const { id }: { readonly id: string } = file;
    const fields: EntryFields = file.fields;
    const state = stateWords[publicationState(fields, at)][language];
    const all: EntryFields = { ...fields, _id: id, state };
    return companyColumns.map(({ name }) => cellOf(name, all));
  });
  return [companyColumns.map(({ label }) => label[language]), ...rows];
}

async function allInquiries(inquiries: Pick<InquiryService, "page">): Promise<readonly InquiryAnswer[]> {
  const all: InquiryAnswer[] = [];
  let before: string | undefined;
  do {
    const { items, next } = await inquiries.page({ search: "", before });
    all.push(...items);
    before = next;
  } while (before !== undefined);
  return all;
}
