import LanguageDetector from "i18next-browser-languagedetector";
import { defaultLanguage, languages, type Language } from "../../content/model/text/language";
import { languageOfPath, localisedPath } from "../../content/model/pages/page-paths";
import { storeValue } from "./device-storage";

/** Storage key of the choice: the detector's key. */
const preferenceKey = "i18nextLng";
/** Marks the tab's session as entered: only an entry page moves a visitor. */
const enteredKey = "chamber-entered";
const queryParameter = "lng";
const storedOrder = ["cookie", "localStorage", "sessionStorage"];
const detectionOrder = ["querystring", ...storedOrder, "navigator", "htmlTag"];

/** Remembers the language that the visitor chose on this device (R1.4). An address alone is never remembered. */
export function rememberLanguage(language: Language): void {
  storeValue(preferenceKey, language);
}

/**
 * The visitor's language in the specified order, or undefined when it is none of ours. Script-like values are ignored.
 * @param order where to look, as i18next-browser-languagedetector names the places
 */
export function detectLanguage(order: readonly string[] = detectionOrder): Language | undefined {
  const detector = new LanguageDetector(
    { languageUtils: { getBestMatchFromCodes: true } },
    { order: [...order], lookupQuerystring: queryParameter, lookupLocalStorage: preferenceKey, caches: [] },
  );
  return [detector.detect() ?? []]
    .flat()
    .map(knownLanguage)
    .find((language) => language !== undefined);
}

/**
 * Moves the visitor to the page's twin when another language is requested or detected (R1.5). True when a move begins:
 * nothing else may start then, until `stay` is called because the visitor turns out to be a robot, or because the 404 page
 * is there in the language of its address.
 */
export function chooseLanguage(stay: () => void): boolean {
  const asked = knownLanguage(new URLSearchParams(location.search).get(queryParameter) ?? "");
  if (asked) rememberLanguage(asked);
  const isFirst = enterSession();
  const here = languageOfPath(location.pathname);
  if (isNotFoundPage()) {
    // A static host sends the English page also below /ja.
    if (document.documentElement.lang === here) return false;
    void import("./static-host").then((host) => host.showTwin(localisedPath(here, "/404.html"))).then(stay, stay);
    return true;
  }
  const wanted = asked ?? languageToEnter(isFirst);
  if (wanted === undefined || wanted === here) {
    if (asked) history.replaceState(history.state, "", twinAddress(here, location));
    return false;
  }
  void moveUnlessRobot(wanted, stay);
  return true;
}

/** The language that an entry page gives way to, or undefined where the address itself is the visitor's choice. */
function languageToEnter(isFirst: boolean): Language | undefined {
  const { origin, pathname } = location;
  const cameFromHere = document.referrer.startsWith(`${origin}/`);
  if (cameFromHere || languageOfPath(pathname) !== defaultLanguage) return undefined;
  if (isFirst) return detectLanguage();
  return pathname === "/" ? detectLanguage(storedOrder) : undefined;
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

/** True on the built HTML of unknown addresses. */
export function isNotFoundPage(): boolean {
  return document.documentElement.dataset["page"] === "404";
}

function knownLanguage(code: string): Language | undefined {
  const primary = code.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

// True for the first page of the tab's session; every page when storage is disabled.
function enterSession(): boolean {
  try {
    const entered = sessionStorage.getItem(enteredKey) !== null;
    sessionStorage.setItem(enteredKey, "1");
    return !entered;
  } catch {
    return true;
  }
}

async function moveUnlessRobot(language: Language, stay: () => void): Promise<void> {
  // The list of robots is fetched only before a move; where that fails, the visitor stays.
  const isRobot = await import("isbot").then(
    ({ isbot }) => isbot(navigator.userAgent),
    () => true,
  );
  if (isRobot) stay();
  else location.replace(twinAddress(language, location));
}
