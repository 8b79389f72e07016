import { createContext, useContext, useMemo, type ReactNode } from "react";
import { createRoutes, type Routes } from "../routes";
import type { PageFrame } from "./page-context";

interface Frame extends PageFrame {
  readonly routes: Routes;
}

const FrameContext = createContext<Frame | undefined>(undefined);

/** Makes the page's language, chamber and routes known to everything below. */
export function FrameProvider({ frame, children }: { readonly frame: PageFrame; readonly children: ReactNode }) {
  const value = useMemo(() => ({ ...frame, routes: createRoutes(frame.site.product) }), [frame]);
  return <FrameContext.Provider value={value}>{children}</FrameContext.Provider>;
}

/** The frame of the page. Raises an Error outside of a page. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("useFrame is for components inside a page (FrameProvider)");
  return frame;
}
