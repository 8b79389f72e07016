import type { ReactNode } from "react";
import type { ImportedRow, ImportFault } from "../../../../content/model/api/import-answer";
import { fill } from "../../kit/services/words";
import { useContentWords } from "../content-words";

interface HeadedTableProps {
  readonly label: string;
  readonly headings: readonly string[];
  readonly className?: string;
  /** The rows. */
  readonly children: ReactNode;
}

function HeadedTable({ label, headings, className = "", children }: HeadedTableProps) {
  return (
    <table className={`adm-import ${className}`}>
      <caption>{label}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** What a table would change: a line for each field. */
export function ChangesTable({ rows }: { readonly rows: readonly ImportedRow[] }) {
  const own = useContentWords().table;
  return (
    <HeadedTable
      label={own.caption}
      headings={[own.row, own.company, own.field, own.before, own.after]}
      className="adm-changes"
    >
      {rows.flatMap(({ row, kind, id, title, fields }) =>
        fields.map(({ label, before, after }) => (
          <tr key={`${id} ${label}`}>
            <td>{row}</td>
            <td>{kind === "new" ? fill(own.new, { title }) : title}</td>
            <td>{label}</td>
            <td data-heading={own.before}>{before === "" ? own.empty : before}</td>
            <td data-heading={own.after}>{after === "" ? own.empty : after}</td>
          </tr>
        )),
      )}
    </HeadedTable>
  );
}

/** What is wrong with a table, by row and column. */
export function FaultsTable({ faults }: { readonly faults: readonly ImportFault[] }) {
  const own = useContentWords().table;
  return (
    <HeadedTable label={own.faultsCaption} headings={[own.row, own.column, own.fault]}>
      {faults.map(({ row, column, message }) => (
        <tr key={`${String(row)} ${column} ${message}`}>
          <td>{row}</td>
          <td>{column}</td>
          <td>{message}</td>
        </tr>
      ))}
    </HeadedTable>
  );
}
