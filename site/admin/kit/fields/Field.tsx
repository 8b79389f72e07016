import type { ReactNode } from "react";
import { useServices } from "../services/services";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Translation state of the field; its element has the id of `markId`. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** Label, mark, hint and error around one control, whose attributes come from `describe`. */
export function Field({ id, label, required = false, hint, error, mark, children }: FieldProps) {
  const { words } = useServices();
  return (
    <div className={error === undefined ? "adm-field" : "adm-field adm-field-wrong"}>
      <div className="adm-field-head">
        <label htmlFor={id}>
          {label}
          {required ? <span className="adm-required">{words.form.required}</span> : null}
        </label>
        {mark}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** Hint and error of the control or controls to which `describe` gives the same id. */
export function FieldNotes({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) {
  return (
    <>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="adm-hint">
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="adm-error">
          {error}
        </p>
      )}
    </>
  );
}

interface Described extends Pick<FieldProps, "id" | "required" | "hint" | "error"> {
  readonly hasMark?: boolean;
}

/** Id of the element with the translation state of a field. */
export const markId = (id: string): string => `${id}-mark`;

/** Attributes that tie a control to its label, mark, hint and error. */
export function describe({ id, required = false, hint, error, hasMark = false }: Described) {
  const parts = [
    hint === undefined ? "" : `${id}-hint`,
    error === undefined ? "" : `${id}-error`,
    hasMark ? markId(id) : "",
  ].filter(Boolean);
  return {
    id,
    "aria-required": required || undefined,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": parts.length === 0 ? undefined : parts.join(" "),
  };
}
