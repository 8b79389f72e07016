import type { ReactNode } from "react";
import { useServices } from "./services";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Label, hint and error around one control, whose attributes come from `describe`. */
export function Field({ id, label, required = false, hint, error, children }: FieldProps) {
  const { words } = useServices();
  return (
    <div className={error === undefined ? "adm-field" : "adm-field adm-field-wrong"}>
      <label htmlFor={id}>
        {label}
        {required ? <span className="adm-required">{words.form.required}</span> : null}
      </label>
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
      {children}
    </div>
  );
}

/** Attributes that tie a control to its label, hint and error. */
export function describe({ id, required = false, hint, error }: Omit<FieldProps, "label" | "children">) {
  const parts = [hint === undefined ? "" : `${id}-hint`, error === undefined ? "" : `${id}-error`].filter(Boolean);
  return {
    id,
    "aria-required": required || undefined,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": parts.length === 0 ? undefined : parts.join(" "),
  };
}
