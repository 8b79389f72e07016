import type { ReactNode } from "react";
import { useServices } from "../services/services";

/** Ids, commits, paths and words of programs: folded, for technical support. */
export function TechnicalDetails({ children }: { readonly children: ReactNode }) {
  const { words } = useServices();
  return (
    <details className="adm-technical">
      <summary>{words.status.technical}</summary>
      {children}
    </details>
  );
}
