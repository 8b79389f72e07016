import { screen } from "@testing-library/react";
import { startAnalytics } from "../boot/analytics";
import { startYear } from "../boot/start-page";
import { renderPage, testSite } from "../test-support/render-page";
import { FrameProvider } from "./frame";
import { Shell } from "./Shell";

beforeEach(() => localStorage.clear());

test("without a measurement id nobody is asked about counting visits, and no script is there", () => {
  renderPage(<Shell>Words</Shell>);
  expect(screen.queryByRole("region", { name: "Counting visits" })).toBeNull();
  expect(document.querySelector(".consent, script")).toBeNull();
});

test.each([
  ["en", "Counting visits"],
  ["ja", "アクセス解析について"],
] as const)("with one the question is asked in the page's language: %s", (language, label) => {
  const { container } = renderPage(
    <FrameProvider
      frame={{ language, path: "/", builtOn: "2026-06-12", site: { ...testSite(), analyticsId: "G-TEST" } }}
    >
      <Shell>Words</Shell>
    </FrameProvider>,
    { language },
  );
  expect(screen.queryByRole("region", { name: label })).toBeNull();
  startAnalytics(container);
  expect(screen.getByRole("region", { name: label })).toBeInTheDocument();
});

test.each(["2024-12-31T23:59:00+09:00", "2031-01-01T00:01:00+09:00"])(
  "the copyright line has the current year: %s",
  (now) => {
    jest.useFakeTimers({ now: new Date(now) });
    startYear(renderPage(<Shell>Words</Shell>, { builtOn: "2026-06-12" }).container);
    expect(screen.getByRole("contentinfo")).toHaveTextContent(`© ${String(new Date(now).getFullYear())} Demo Chamber`);
    jest.useRealTimers();
  },
);
