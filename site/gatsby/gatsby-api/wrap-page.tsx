import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import { FrameProvider } from "../../shell/frame";
import type { PageContext } from "../../shell/page-context";

type WrapArguments = WrapPageElementBrowserArgs | WrapPageElementNodeArgs;

/** Gives every page its frame (language, chamber, routes); the same for the built HTML and in the browser. */
export function wrapPageElement({ element, props }: WrapArguments): ReactElement {
  const context = props.pageContext as Partial<PageContext<unknown>>;
  // A page that only has its template compiled, which could show nothing of it.
  if (context.showsNothing) return <></>;
  // Gatsby's own development pages have no frame.
  return context.frame ? <FrameProvider frame={context.frame}>{element}</FrameProvider> : element;
}
