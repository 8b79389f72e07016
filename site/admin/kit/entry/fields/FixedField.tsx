import { useId } from "react";

interface FixedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly reason: string;
}

/** A value that cannot be changed here, and why. */
export function FixedField({ label, value, reason }: FixedFieldProps) {
  const id = useId();
  return (
    <div className="adm-field adm-fixed">
      <p id={id} className="adm-fixed-label">
        {label}
      </p>
      <p aria-labelledby={id}>{value}</p>
      <p className="adm-hint">{reason}</p>
    </div>
  );
}
