import { FakeApi } from "../../test-support/fake-api";
import { renderStaffPage } from "../../test-support/render-staff-page";
import { RichText } from "./RichText";

test("a wide table and a code block of a text in the list can have the focus", () => {
  const html = "<pre><code>wide</code></pre><table><tbody><tr><td>b</td></tr></tbody></table>";
  renderStaffPage(<RichText html={html} textLanguage="en" topHeading={4} />, new FakeApi(), "en");
  const boxes = document.querySelectorAll<HTMLElement>("pre, table");
  expect([...boxes].map(({ tabIndex }) => tabIndex)).toEqual([0, 0]);
});
