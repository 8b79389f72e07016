import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnalyticsConsent } from "./AnalyticsConsent";

jest.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

interface Analytics {
  dataLayer?: ArrayLike<unknown>[];
  gtag?: unknown;
}
const analytics = window as Analytics;
const scripts = (): string[] => [...document.head.querySelectorAll("script")].map(({ src }) => src);

beforeEach(() => {
  localStorage.clear();
  delete analytics.gtag;
  delete analytics.dataLayer;
  document.head.replaceChildren();
  window.history.replaceState(null, "", "/sccj-events?a=1#b");
});

test("nothing is loaded before the answer, and nothing after a no, which is remembered", async () => {
  const { unmount } = render(<AnalyticsConsent measurementId="G-TEST" />);
  expect(scripts()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "consent.no" }));
  expect(screen.queryByRole("region")).toBeNull();
  unmount();
  render(<AnalyticsConsent measurementId="G-TEST" />);
  expect(screen.queryByRole("region")).toBeNull();
  expect(scripts()).toEqual([]);
  expect(analytics.gtag).toBeUndefined();
});

test("a yes loads the script once, reports the open page, and is remembered", async () => {
  const { unmount } = render(<AnalyticsConsent measurementId="G-TEST" />);
  await userEvent.click(screen.getByRole("button", { name: "consent.yes" }));
  unmount();
  render(<AnalyticsConsent measurementId="G-TEST" />);
  expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST"]);
  const calls = (analytics.dataLayer ?? []).map((call) => Array.from(call));
  expect(calls).toContainEqual(["config", "G-TEST", { send_page_view: false, anonymize_ip: true }]);
  expect(calls).toContainEqual(["event", "page_view", { page_path: "/sccj-events?a=1#b" }]);
});
