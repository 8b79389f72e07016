import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnalyticsConsent } from "./AnalyticsConsent";

jest.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

interface Analytics {
  dataLayer?: ArrayLike<unknown>[];
  gtag?: unknown;
}
interface RouteUpdate {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
}
const analytics = window as Analytics;
const { onRouteUpdate } = jest.requireActual<{ onRouteUpdate: (update: RouteUpdate, options: object) => null }>(
  "gatsby-plugin-google-gtag/gatsby-browser",
);
const pageViews = (): unknown[] =>
  (analytics.dataLayer ?? [])
    .map((call) => Array.from(call))
    .filter(([command, name]) => command === "event" && name === "page_view")
    .map((call) => (call[2] as { page_path: string }).page_path);

/** Stands in for Gatsby, which tells its plugins of every change of route, the first page too. */
function goTo(address: string): void {
  window.history.replaceState(null, "", address);
  const { pathname, search, hash } = window.location;
  onRouteUpdate({ location: { pathname, search, hash } }, {});
}

beforeEach(() => {
  // The plugin is silent in tests and in development.
  jest.replaceProperty(process, "env", { NODE_ENV: "production" });
  localStorage.clear();
  delete analytics.gtag;
  delete analytics.dataLayer;
  document.head.replaceChildren();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("after consent every change of route is one page view, the page on which it was given too", async () => {
  goTo("/");
  render(<AnalyticsConsent measurementId="G-TEST" />);
  await userEvent.click(screen.getByRole("button", { name: "consent.yes" }));
  expect(pageViews()).toEqual(["/"]);
  goTo("/ja/sccj-events?a=1");
  await waitFor(() => expect(pageViews()).toEqual(["/", "/ja/sccj-events?a=1"]));
  goTo("/sccj-membership#membership-plans");
  await waitFor(() => expect(pageViews()).toHaveLength(3));
  expect(pageViews()[2]).toBe("/sccj-membership#membership-plans");
});

test("whoever said yes before is counted once on the first page of the next visit", async () => {
  localStorage.setItem("chamber-analytics", "yes");
  // Gatsby tells of the first route before the page's effects.
  goTo("/sccj-news");
  render(<AnalyticsConsent measurementId="G-TEST" />);
  goTo("/sccj-about");
  await waitFor(() => expect(pageViews()).toEqual(["/sccj-news", "/sccj-about"]));
});

test.each(["no answer", "a no"])("with %s no change of route is counted", async (answer) => {
  goTo("/");
  render(<AnalyticsConsent measurementId="G-TEST" />);
  if (answer === "a no") await userEvent.click(screen.getByRole("button", { name: "consent.no" }));
  jest.useFakeTimers();
  goTo("/sccj-events");
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(pageViews()).toEqual([]);
  expect(document.head.querySelector("script")).toBeNull();
});
