import { startAdmin } from "./admin";
import { startAnalytics } from "./analytics";
import { startDropdowns } from "./dropdowns";
import { startLanguageLinks, startLanguageOffer } from "./language-links";
import { startMenu } from "./menu";
import { startPortraits } from "./portraits";
import { startShadow } from "./shadow";
import { startShare } from "./share";
import { startUnknownAddress } from "./unknown-address";
import { startYear } from "./year";

/** Everything that a page does without React. */
export function startPage(): void {
  startUnknownAddress();
  startMenu();
  startDropdowns();
  startShadow();
  startLanguageLinks();
  startShare();
  startPortraits();
  startYear();
  startLanguageOffer();
  startAnalytics();
  startAdmin();
}
