import type { ReactNode } from "react";

interface Props {
  readonly heading: string;
  readonly introduction?: string;
  readonly children?: ReactNode;
}

/** The top of an inner page: the h1 and a sentence or two. */
export function PageHeader({ heading, introduction, children }: Props) {
  return (
    <div className="page-header">
      <div className="wide">
        <h1>{heading}</h1>
        {introduction !== undefined && <p className="page-header-text">{introduction}</p>}
        {children}
      </div>
    </div>
  );
}
