import LanguageDetector from "i18next-browser-languagedetector";
import { languages, type Language } from "../../content/model/text/language";
import { languageOfPath, localisedPath } from "../../content/model/pages/page-paths";

/** Where the choice is kept: the detector's key, then the key of gatsby-plugin-react-i18next. */
const preferenceKeys = ["i18nextLng", "gatsby-i18next-language"] as const;
/** Marks the tab's session as entered: only an entry page moves a visitor. */
const enteredKey = "chamber-entered";
const queryParameter = "lng";
const detectionOrder = ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"];

/** Remembers the language that the visitor chose on this device (R1.4). */
export function rememberLanguage(language: Language): void {
  try {
    for (const key of preferenceKeys) localStorage.setItem(key, language);
  } catch {
    // Storage is switched off; the choice then lasts as long as the address.
  }
}

/** The visitor's language in the specified order, or undefined when it is none of ours. Script-like values are ignored. */
export function detectLanguage(): Language | undefined {
  const detector = new LanguageDetector(
    { languageUtils: { getBestMatchFromCodes: true } },
    { order: detectionOrder, lookupQuerystring: queryParameter, lookupLocalStorage: preferenceKeys[0], caches: [] },
  );
  const detected = detector.detect();
  const codes = typeof detected === "string" ? [detected] : (detected ?? []);
  return codes.map(knownLanguage).find((language) => language !== undefined);
}

/**
 * Moves the visitor to the twin of the entry page when the detected language is the other one (R1.5).
 * During the redirect the promise never resolves, so that nothing is rendered.
 */
export function chooseLanguage(): Promise<void> | undefined {
  const asked = knownLanguage(new URLSearchParams(location.search).get(queryParameter) ?? "");
  if (asked) rememberLanguage(asked);
  const here = languageOfPath(location.pathname);
  const isEntry = enterSession();
  if (isNotFoundPage() || !(asked ?? isEntry)) return undefined;
  const wanted = asked ?? detectLanguage() ?? here;
  return wanted === here ? undefined : moveUnlessBot(wanted);
}

/** The address of the twin: query and hash stay, `lng` has done its work. */
export function twinAddress(
  language: Language,
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
): string {
  const query = new URLSearchParams(search);
  query.delete(queryParameter);
  const kept = query.toString();
  return localisedPath(language, pathname) + (kept === "" ? "" : `?${kept}`) + hash;
}

function knownLanguage(code: string): Language | undefined {
  const primary = code.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** True on the built HTML of unknown addresses: there Gatsby passes the path of the 404 page. */
export function isNotFoundPage(): boolean {
  return (window as { readonly pagePath?: string }).pagePath?.startsWith("/404") ?? false;
}

function enterSession(): boolean {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  try {
    const entered = sessionStorage.getItem(enteredKey) !== null;
    sessionStorage.setItem(enteredKey, "1");
    return !entered && !cameFromHere;
  } catch {
    return !cameFromHere;
  }
}

async function moveUnlessBot(language: Language): Promise<void> {
  const { isbot } = await import("isbot");
  if (isbot(navigator.userAgent)) return;
  location.replace(twinAddress(language, location));
  await new Promise<never>(() => undefined);
}
