import { startAdmin } from "./admin";
import { startUnknownAddress } from "./unknown-address";

/** Everything that a page does without React. */
export function startPage(): void {
  startUnknownAddress();
  startAdmin();
}
