import type { ReactNode } from "react";

/** Facts under their labels; those without a value are left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="adm-health-facts">
      {facts.map(([label, value]) =>
        value === undefined || value === "" ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
