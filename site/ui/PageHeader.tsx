import type { ReactNode } from "react";
import { WholeDates } from "./WholeDates";

interface Props {
  /** What stands beside the words (page-header.css). */
  readonly drawing: "sun" | "sunrise" | "moon" | "members" | "rings";
  readonly heading: string;
  readonly introduction?: string;
  readonly children?: ReactNode;
}

/** The top of an inner page: the h1 and a sentence or two. */
export function PageHeader({ drawing, heading, introduction, children }: Props) {
  return (
    <div className={`page-header page-header-${drawing}`}>
      <div className="wide">
        <h1>
          <WholeDates text={heading} />
        </h1>
        {introduction !== undefined && (
          <p className="page-header-text">
            <WholeDates text={introduction} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
