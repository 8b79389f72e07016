import type { FeesData } from "../../membership/membership-page-data";
import { Fees } from "../../membership/Fees";
import { mountIsland } from "../mount-island";

export const mount = mountIsland((fees: FeesData, element) => (
  <Fees {...fees} location={{ search: chosen(element) }} />
));

/** What was chosen before React answers, as the form itself would send it; else what the address says. */
function chosen(element: HTMLElement): string {
  const form = element.querySelector<HTMLFormElement>("form[data-touched]");
  if (!form) return location.search;
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]);
  return `?${new URLSearchParams(entries).toString()}`;
}
