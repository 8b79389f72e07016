/** A visitor's answer to the question whether visits may be counted. */
export type Consent = "yes" | "no";

const consentKey = "chamber-analytics";
const scriptSource = "https://www.googletagmanager.com/gtag/js";

interface AnalyticsWindow extends Window {
  dataLayer?: unknown[];
  gtag?: (...parameters: unknown[]) => void;
}

/** The answer stored on this device, or undefined when the visitor has not been asked. */
export function storedConsent(): Consent | undefined {
  try {
    const kept = localStorage.getItem(consentKey);
    return kept === "yes" || kept === "no" ? kept : undefined;
  } catch {
    // Storage is disabled: an answer cannot be remembered, so visits are not counted.
    return "no";
  }
}

/** Stores the answer on this device. */
export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(consentKey, consent);
  } catch {
    // It then lasts as long as the page.
  }
}

/**
 * Loads the analytics script, once, and reports the page that is open. From then on gatsby-plugin-google-gtag finds
 * `gtag` and reports every change of route (R7.5). Never called without consent.
 */
export function loadAnalytics(measurementId: string): void {
  const analytics: AnalyticsWindow = window;
  if (analytics.gtag) return;
  const layer = (analytics.dataLayer ??= []);
  // The script recognises its commands by being Arguments objects.
  analytics.gtag = function () {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  analytics.gtag("js", new Date());
  analytics.gtag("config", measurementId, { send_page_view: false, anonymize_ip: true });
  const { pathname, search, hash } = window.location;
  analytics.gtag("event", "page_view", { page_path: pathname + search + hash });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${scriptSource}?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}
