import { startAnalytics } from "./analytics";
import { startDirectory } from "./directory";
import { startDropdowns } from "./dropdowns";
import { startEnds } from "./ends";
import { startEventDays } from "./event-days";
import { startHero } from "./hero";
import { startLanguageLinks, startLanguageOffer } from "./language-links";
import { startLogoStrips } from "./logo-strip";
import { startMenu } from "./menu";
import { startPortraits } from "./portraits";
import { startShadow } from "./shadow";
import { startShare } from "./share";
import { startSlideshows } from "./slideshow";
import { startTabs } from "./tabs";
import { startUnknownAddress } from "./unknown-address";
import { startYear } from "./year";

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
