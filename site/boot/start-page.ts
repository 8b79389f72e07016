import { startAnalytics } from "./analytics";
import { startDirectory } from "./directory";
import { startDropdowns } from "./dropdowns";
import { startEventDays } from "./event-days";
import { startHero } from "./hero";
import { startLanguageLinks, startLanguageOffer } from "./language-links";
import { startLogoStrips } from "./motion";
import { startMenu, startShadow } from "./header";
import { startShare } from "./share";
import { startSlideshows } from "./slideshow";
import { startTabs } from "./tabs";
import { startUnknownAddress } from "./unknown-address";
import { localToday } from "../../content/model/dates/event-status";
import { elements } from "./elements";

/** Everything that a page does without React. */
export function startPage(): void {
  startEventDays();
  startEnds();
  startUnknownAddress();
  startMenu();
  startDropdowns();
  startShadow();
  startLanguageLinks();
  startShare();
  startPortraits();
  startYear();
  startHero();
  startSlideshows();
  startLogoStrips();
  startTabs();
  startDirectory();
  startLanguageOffer();
  startAnalytics();
}

/** Shows what holds on the visitor's day: `data-until` through this day, `data-after` from the next one (site/ui/Ends.tsx). */
export function startEnds(): void {
  const update = (): void => {
    const today = localToday(new Date());
    for (const element of elements(document, "[data-until],[data-after]")) {
      const { until = today, after = "" } = element.dataset;
      element.hidden = today > until || today <= after;
    }
  };
  update();
  document.addEventListener("visibilitychange", update);
}

/** Replaces portraits that cannot be loaded, or already failed to, by their fallback (R4.1). */
export function startPortraits(root: ParentNode = document): void {
  for (const portrait of elements(root, ".portrait")) {
    const image = portrait.querySelector("img");
    const { fallback } = portrait.dataset;
    if (!image || fallback === undefined) continue;
    const replace = (): void => {
      portrait.querySelectorAll("source").forEach((source) => source.remove());
      image.src = fallback;
    };
    if (image.complete && image.naturalWidth === 0) replace();
    else image.addEventListener("error", replace, { once: true });
  }
}

/** Writes the visitor's year into the copyright line in place of that of the build, which `data-year` says (R2.6). */
export function startYear(root: ParentNode = document): void {
  const line = root.querySelector<HTMLElement>("[data-year]");
  if (!line) return;
  line.textContent = line.textContent.replace(line.dataset["year"] ?? "", String(new Date().getFullYear()));
}
