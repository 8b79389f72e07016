import type { ReactNode } from "react";
import { useFrame } from "../shell/frame";

interface Props {
  /** Last day, `YYYY-MM-DD`; undefined for something that does not end. */
  readonly on: string | undefined;
  /** `YYYY-MM-DD`; default: the day the HTML is written for. */
  readonly today?: string;
  readonly children: ReactNode;
  /** What follows it. */
  readonly then: ReactNode;
}

/** Shows one thing through its last day, then another, by the visitor's today (`site/boot/start-page.ts`). */
export function Ends({ on, today, children, then }: Props) {
  const { builtOn } = useFrame();
  if (on === undefined) return children;
  const hasEnded = (today ?? builtOn) > on;
  return (
    <>
      <div data-until={on} hidden={hasEnded}>
        {children}
      </div>
      <div data-after={on} hidden={!hasEnded}>
        {then}
      </div>
    </>
  );
}
