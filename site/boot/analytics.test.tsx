import { fireEvent, screen } from "@testing-library/react";
import type { PreRenderHTMLArgs } from "gatsby";
import { TextEncoder } from "node:util";
import type { ReactNode } from "react";
import { keepAnalyticsWaiting } from "../gatsby/gatsby-api/waiting-analytics";
import { AnalyticsConsent } from "../shell/AnalyticsConsent";
import { renderPage } from "../test-support/render-page";
import { startAnalytics } from "./analytics";

// jsdom has none, which React's server renderer looks for.
Object.assign(globalThis, { TextEncoder });
const { renderToStaticMarkup } = jest.requireActual<{ renderToStaticMarkup: (parts: ReactNode) => string }>(
  "react-dom/server",
);

interface Analytics {
  dataLayer?: ArrayLike<unknown>[];
  gtag?: unknown;
}
interface PluginArguments {
  readonly setHeadComponents: (parts: ReactNode[]) => void;
  readonly setPostBodyComponents: (parts: ReactNode[]) => void;
}
const analytics = window as Analytics;
const plugin = jest.requireActual<{ onRenderBody: (html: PluginArguments, options: object) => void }>(
  "gatsby-plugin-google-gtag/gatsby-ssr",
);

/** What a built page holds of gatsby-plugin-google-gtag, and of others. */
function builtParts(): { head: ReactNode[]; body: ReactNode[] } {
  const parts: { head: ReactNode[]; body: ReactNode[] } = { head: [<meta key="other" name="other" />], body: [] };
  plugin.onRenderBody(
    {
      setHeadComponents: (added) => parts.head.push(...added),
      setPostBodyComponents: (added) => parts.body.push(...added),
    },
    { trackingIds: ["G-TEST"], gtagConfig: { anonymize_ip: true }, pluginConfig: { respectDNT: true } },
  );
  const html = {
    getHeadComponents: () => parts.head,
    getPostBodyComponents: () => parts.body,
    replaceHeadComponents: (head: ReactNode[]) => (parts.head = head),
    replacePostBodyComponents: (body: ReactNode[]) => (parts.body = body),
  };
  keepAnalyticsWaiting(html as unknown as PreRenderHTMLArgs);
  return parts;
}

const scripts = (): string[] => [...document.querySelectorAll("script")].map(({ src }) => src);
const calls = (): unknown[][] => (analytics.dataLayer ?? []).map((call) => Array.from(call));
const pageViews = (): unknown[] =>
  calls()
    .filter(([command, name]) => command === "event" && name === "page_view")
    .map((call) => (call[2] as { page_path: string }).page_path);
const answer = (name: string): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};
const yes = "Yes, that is fine";
const no = "No, thank you";

/** Opens a page as the browser does: a document of its own, with what the build wrote into it. */
function open(address: string): void {
  delete analytics.gtag;
  delete analytics.dataLayer;
  window.history.replaceState(null, "", address);
  document.head.replaceChildren();
  document.body.innerHTML = renderToStaticMarkup(builtParts().body);
  renderPage(<AnalyticsConsent />);
  startAnalytics();
}

beforeEach(() => localStorage.clear());

test("the plugin's elements wait in a template, and nothing of them is loaded or run", () => {
  const { head, body } = builtParts();
  expect(renderToStaticMarkup(head)).toBe('<meta name="other"/>');
  document.body.innerHTML = renderToStaticMarkup(body);
  const { content } = document.querySelector<HTMLTemplateElement>("body > template#analytics") ?? { content: null };
  expect(content?.querySelectorAll("script, link")).toHaveLength(4);
  expect(scripts()).toEqual([]);
});

test("the question is not in sight without the script that can take an answer", () => {
  renderPage(<AnalyticsConsent />);
  expect(screen.queryByRole("region")).toBeNull();
});

test("nothing is loaded before the answer, and nothing after a no, which is remembered", () => {
  open("/");
  expect(screen.getByRole("region", { name: "Counting visits" })).toBeVisible();
  expect(scripts()).toEqual([]);
  answer(no);
  expect(screen.queryByRole("region")).toBeNull();
  open("/");
  expect(screen.queryByRole("region")).toBeNull();
  expect(scripts()).toEqual([]);
  expect(analytics.gtag).toBeUndefined();
});

test("a yes loads the script once, reports the open page, and is remembered", () => {
  open("/sccj-events?a=1#b");
  answer(yes);
  startAnalytics();
  expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST"]);
  expect(calls()).toContainEqual(["config", "G-TEST", { send_page_view: false, anonymize_ip: true }]);
  expect(calls()).toContainEqual(["event", "page_view", { page_path: "/sccj-events?a=1#b" }]);
  expect(calls()[0]).toEqual(["js", expect.any(Date)]);
});

test("after consent every page is one page view, the one on which it was given too", () => {
  open("/");
  answer(yes);
  expect(pageViews()).toEqual(["/"]);
  for (const address of ["/ja/sccj-events?a=1", "/sccj-membership#membership-plans"]) {
    open(address);
    expect(screen.queryByRole("region")).toBeNull();
    expect(pageViews()).toEqual([address]);
  }
});

test("the way back to a page that the browser has kept is a page view, too", () => {
  localStorage.setItem("chamber-analytics", "yes");
  open("/sccj-news");
  const restored = (persisted: boolean): void => {
    fireEvent(window, Object.assign(new Event("pageshow"), { persisted }));
  };
  restored(false);
  expect(pageViews()).toEqual(["/sccj-news"]);
  restored(true);
  expect(pageViews()).toEqual(["/sccj-news", "/sccj-news"]);
});

test.each(["no answer", "a no"])("with %s no page is counted", (given) => {
  open("/");
  if (given === "a no") answer(no);
  open("/sccj-events");
  expect(pageViews()).toEqual([]);
  expect(scripts()).toEqual([]);
});

test("without storage nobody is asked, and nothing is counted", () => {
  const storage = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  open("/");
  expect(screen.queryByRole("region")).toBeNull();
  expect(pageViews()).toEqual([]);
  storage.mockRestore();
});
