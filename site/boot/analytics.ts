import { storedValue, storeValue } from "./device-storage";

const consentKey = "chamber-analytics";

interface AnalyticsWindow extends Window {
  dataLayer?: unknown[];
  gtag?: (...parameters: unknown[]) => void;
}

/** Asks whether visits may be counted, remembers the answer, and counts after a yes (R7.5). */
export function startAnalytics(root: ParentNode = document): void {
  const question = root.querySelector<HTMLElement>(".consent");
  if (!question) return;
  const answer = storedValue(consentKey);
  if (answer === "yes") loadAnalytics();
  // Without storage an answer could not be remembered: no question is shown, and visits are not counted.
  question.hidden = answer !== null;
  for (const button of question.querySelectorAll<HTMLElement>("[data-consent]")) {
    button.addEventListener("click", () => {
      const { consent = "no" } = button.dataset;
      storeValue(consentKey, consent);
      question.hidden = true;
      if (consent === "yes") loadAnalytics();
    });
  }
}

/** Loads the script of gatsby-plugin-google-gtag, which waits in a template, once, and reports the open page. */
function loadAnalytics(): void {
  const analytics: AnalyticsWindow = window;
  const waiting = document.querySelector<HTMLTemplateElement>("template#analytics");
  const script = waiting?.content.querySelector<HTMLScriptElement>("script[src]");
  if (!script || analytics.gtag) return;
  const layer = (analytics.dataLayer ??= []);
  // The script recognises its commands by being Arguments objects.
  const gtag = function (..._parameters: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  analytics.gtag = gtag;
  const reportPage = (): void => {
    const { pathname, search, hash } = location;
    gtag("event", "page_view", { page_path: pathname + search + hash });
  };
  gtag("js", new Date());
  gtag("config", new URL(script.src).searchParams.get("id"), { send_page_view: false, anonymize_ip: true });
  reportPage();
  // A page out of the back/forward cache runs no script anew.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reportPage();
  });
  document.head.append(document.importNode(script, true));
}
