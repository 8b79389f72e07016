import { useState } from "react";
import { callPath } from "../../../../content/model/api/api-calls";
import type { ImportTable } from "../../../../content/model/api/import-answer";
import type { Failure } from "../../client";
import { Button } from "../../kit/button/Button";
import { useServices } from "../../kit/services/services";
import { fill } from "../../kit/services/words";
import { useContentWords } from "../content-words";
import { ChangesTable, FaultsTable } from "./ImportTables";
import { compareTable, saveTable, undoTable } from "./table-calls";

type Step =
  | { readonly kind: "idle" | "undone" }
  /** `says`: what is being done. */
  | { readonly kind: "busy"; readonly says: string }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "compared"; readonly file: File; readonly table: ImportTable }
  | { readonly kind: "saved"; readonly commit: string };

/** Companies as a table for spreadsheet programs: out, and in after a look at what would change. */
export function CompanyTable({ onChanged }: { readonly onChanged: () => void }) {
  const { apiBase, language, endOfSession, words } = useServices();
  const own = useContentWords().table;
  const site = { apiBase, language };
  const [step, setStep] = useState<Step>({ kind: "idle" });

  const fail = (failure: Failure, changed: string): void => {
    if (failure.kind === "unauthorized") void endOfSession.tell();
    const message = "message" in failure && failure.message !== "" ? failure.message : own.failed;
    setStep({ kind: "failed", message: failure.kind === "stale" ? changed : message });
  };
  const compare = async (file: File): Promise<void> => {
    setStep({ kind: "busy", says: own.reading });
    const outcome = await compareTable(site, file);
    if (outcome.ok) setStep({ kind: "compared", file, table: outcome.value });
    else fail(outcome.failure, own.failed);
  };
  const save = async (file: File, plan: string): Promise<void> => {
    setStep({ kind: "busy", says: words.form.saving });
    const outcome = await saveTable(site, file, plan);
    if (outcome.ok) {
      setStep({ kind: "saved", commit: outcome.value.commit });
      onChanged();
    } else fail(outcome.failure, own.changed);
  };
  const undo = async (commit: string): Promise<void> => {
    setStep({ kind: "busy", says: words.publishing.undoing });
    const outcome = await undoTable(site, commit);
    if (outcome.ok) {
      setStep({ kind: "undone" });
      onChanged();
    } else fail(outcome.failure, own.changedSince);
  };

  return (
    <section className="adm-card" aria-labelledby="adm-table-heading" aria-busy={step.kind === "busy"}>
      <div className="adm-card-body adm-company-table">
        <h2 id="adm-table-heading">{own.heading}</h2>
        <p>{own.hint}</p>
        <p>
          <a href={`${apiBase}${callPath("exportCompanies")}?lng=${language}`} download>
            {own.download}
          </a>
        </p>
        <label className="adm-button adm-file">
          {own.choose}
          <input
            type="file"
            accept=".csv,.txt,text/csv"
            disabled={step.kind === "busy"}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file may be chosen again once it is corrected.
              target.value = "";
              if (file) void compare(file);
            }}
          />
        </label>
        <div role="status">
          {step.kind === "busy" ? <p>{step.says}</p> : null}
          {step.kind === "saved" ? <p>{own.applied}</p> : null}
          {step.kind === "undone" ? <p>{own.undone}</p> : null}
        </div>
        {step.kind === "failed" ? (
          <p className="adm-note adm-note-wrong" role="alert">
            {step.message}
          </p>
        ) : null}
        {step.kind === "compared" ? (
          <Compared table={step.table} onSave={() => void save(step.file, step.table.plan)} />
        ) : null}
        {step.kind === "saved" ? <Button onClick={() => void undo(step.commit)}>{own.undo}</Button> : null}
      </div>
    </section>
  );
}

function Compared({ table, onSave }: { readonly table: ImportTable; readonly onSave: () => void }) {
  const own = useContentWords().table;
  const { rows, faults, faultCount, unchanged, ignored } = table;
  const count = rows.length;
  return (
    <>
      {ignored.length === 0 ? null : <p>{fill(own.ignored, { columns: ignored.join(", ") })}</p>}
      {unchanged === 0 ? null : <p>{fill(own.unchanged, { count: unchanged })}</p>}
      {faultCount === 0 ? null : (
        <>
          <p className="adm-note adm-note-wrong" role="alert">
            {faultCount === 1 ? own.faultsOne : fill(own.faultsHeading, { count: faultCount })}
          </p>
          <FaultsTable faults={faults} />
        </>
      )}
      {count === 0 ? null : <ChangesTable rows={rows} />}
      {count === 0 && faultCount === 0 ? <p role="status">{own.none}</p> : null}
      {count > 0 && faultCount === 0 ? (
        <Button look="primary" onClick={onSave}>
          {count === 1 ? own.applyOne : fill(own.apply, { count })}
        </Button>
      ) : null}
    </>
  );
}
