import { meaningOfPath } from "../../content/model/pages/page-paths";

/** On the page of unknown addresses: shows the part that this address means. Its HTML is the same at all of them. */
export function startUnknownAddress(root: ParentNode = document): void {
  const page = root.querySelector<HTMLElement>(".unknown-address");
  if (!page) return;
  const meaning = meaningOfPath(location.pathname);
  for (const part of page.querySelectorAll<HTMLElement>("[data-meaning]")) {
    if (part.dataset["meaning"] === meaning) part.hidden = false;
    else part.remove();
  }
  page.dataset["settled"] = "true";
}
