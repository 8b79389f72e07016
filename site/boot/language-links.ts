import type { Language } from "../../content/model/text/language";
import { storedValue, storeValue } from "./device-storage";
import { detectLanguage, isNotFoundPage, rememberLanguage, twinAddress } from "./language";

const dismissedKey = "chamber-language-offer";

/** Links to the page in another language: they keep query and hash, and the choice is remembered (R1.3, R1.4). */
export function startLanguageLinks(root: ParentNode = document): void {
  const links = root.querySelectorAll<HTMLAnchorElement>(".language-switch a, .language-offer a");
  for (const link of links) {
    const aim = (): string => (link.href = twinAddress(link.hreflang as Language, location));
    // The 404 page has many addresses.
    aim();
    link.addEventListener("click", (event) => {
      rememberLanguage(link.hreflang as Language);
      aim();
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      // A form on the page would lose what is typed.
      if (link.href === location.href && !opensElsewhere) event.preventDefault();
    });
  }
}

/** The line that offers the page in the visitor's language (R1.5), until it is closed on this device. */
export function startLanguageOffer(root: ParentNode = document): void {
  const offer = root.querySelector<HTMLElement>(".language-offer");
  // Without storage it could not stay closed.
  if (!offer || isNotFoundPage() || storedValue(dismissedKey) !== null) return;
  if (detectLanguage() !== offer.lang) return;
  offer.hidden = false;
  offer.querySelector("button")?.addEventListener("click", () => {
    offer.hidden = true;
    storeValue(dismissedKey, "dismissed");
  });
}
