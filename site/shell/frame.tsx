import { createContext, useContext, useMemo, type ReactNode } from "react";
import { createRoutes, type Routes } from "../routes";
import type { PageFrame } from "./page-context";

interface Frame extends PageFrame {
  readonly routes: Routes;
  /** Where people write to the chamber: the contact page, without it the mail address. */
  readonly contact: string;
}

const FrameContext = createContext<Frame | undefined>(undefined);

/** Makes the page's language, chamber and routes known to everything below. */
export function FrameProvider({ frame, children }: { readonly frame: PageFrame; readonly children: ReactNode }) {
  const value = useMemo(() => {
    const routes = createRoutes(frame.site.product);
    const { pages, email } = frame.site;
    const contact = pages.includes("contact") ? routes.page(frame.language, "contact") : `mailto:${email}`;
    return { ...frame, routes, contact };
  }, [frame]);
  return <FrameContext.Provider value={value}>{children}</FrameContext.Provider>;
}

/** The frame of the page. Raises an Error outside of a page. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("useFrame is for components inside a page (FrameProvider)");
  return frame;
}
