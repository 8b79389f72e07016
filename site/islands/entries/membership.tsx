import type { FeesData } from "../../membership/membership-page-data";
import { Fees } from "../../membership/Fees";
import { mountIsland } from "../mount-island";

export const mount = mountIsland((fees: FeesData, element) => (
  <Fees {...fees} location={{ search: chosen(element) }} />
));

/** What was chosen before React answers, which is then in the address as well; else what the address says. */
function chosen(element: HTMLElement): string {
  const form = element.querySelector<HTMLFormElement>("form[data-touched]");
  if (!form) return location.search;
  const query = new URLSearchParams(location.search);
  const day = form.querySelector<HTMLInputElement>("input[type=date]");
  for (const [name, value] of new FormData(form)) {
    // The form's preset day is the day of the build: left out of the address unless the visitor changed it.
    const isUntouched = name === day?.name && value === day.defaultValue;
    if (typeof value === "string" && !isUntouched) query.set(name, value);
  }
  history.replaceState(history.state, "", `${location.pathname}?${query.toString()}${location.hash}`);
  return location.search;
}
