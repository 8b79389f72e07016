import { useEffect, useRef } from "react";

/** Has the browser ask before a tab with unsaved text is closed or left, and `ask` before one of the site's links leads away. */
export function useLeaveWarning(unsaved: boolean, ask: () => Promise<boolean>): void {
  const question = useRef(ask);
  useEffect(() => {
    question.current = ask;
  });
  useEffect(() => {
    if (!unsaved) return;
    let answered = false;
    const warn = (event: BeforeUnloadEvent) => {
      if (!answered) event.preventDefault();
    };
    const follow = (event: MouseEvent) => {
      const link = answered ? undefined : leavingLink(event);
      if (!link) return;
      // Before the site's own router sees the click.
      event.preventDefault();
      event.stopPropagation();
      void question.current().then((leave) => {
        if (!leave) return;
        answered = true;
        link.click();
        // A link that led nowhere does not end the warning.
        setTimeout(() => (answered = false), 1000);
      });
    };
    window.addEventListener("beforeunload", warn);
    document.addEventListener("click", follow, true);
    return () => {
      window.removeEventListener("beforeunload", warn);
      document.removeEventListener("click", follow, true);
    };
  }, [unsaved]);
}

/** The link that this click follows to another page of the site in this tab. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.href === "" || (link.target !== "" && link.target !== "_self") || link.hasAttribute("download"))
    return undefined;
  const here = window.location;
  const there = new URL(link.href, here.href);
  // Another website is a page load, before which the browser asks.
  if (there.origin !== here.origin) return undefined;
  return there.pathname === here.pathname && there.search === here.search ? undefined : link;
}
