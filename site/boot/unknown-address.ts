import { meaningOfPath } from "../../content/model/pages/page-paths";

/**
 * On the page of unknown addresses, whose HTML is the same at all of them: shows the part that this address means, and
 * names the address that was asked for (R2.8).
 */
export function startUnknownAddress(root: ParentNode = document): void {
  const page = root.querySelector<HTMLElement>(".unknown-address");
  if (!page) return;
  const meaning = meaningOfPath(location.pathname);
  for (const part of page.querySelectorAll<HTMLElement>("[data-meaning]")) {
    if (part.dataset["meaning"] === meaning) part.hidden = false;
    else part.remove();
  }
  const url = document.head.querySelector("meta[property='og:url']");
  url?.setAttribute("content", location.origin + location.pathname);
  page.dataset["settled"] = "true";
  const lower = location.pathname.toLowerCase();
  if (lower !== location.pathname) void import("./static-host").then((host) => host.goWhereFound(lower));
}
