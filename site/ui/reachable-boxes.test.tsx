import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { renderPage } from "../test-support/render-page";
import { Prose } from "./Prose";

test.each(["en", "ja"] as const)(
  "what may scroll in a text can have the focus, and nothing else does (%s)",
  (language) => {
    const text = markdownToHtml(
      ["```js", "wide", "```", "", "<pre>as written</pre>", "", "A `word`", "", "| a |", "|---|", "| b |"].join("\n"),
    );
    const { container } = renderPage(<Prose html={{ text, language }} pageLanguage="en" pictures={{}} below={1} />, {
      language: "en",
      path: "/",
    });
    const boxes = [...container.querySelectorAll(".prose [tabindex='0']")];
    expect(boxes.map(({ tagName }) => tagName)).toEqual(["PRE", "PRE", "TABLE"]);
    expect(container.querySelectorAll("pre, table")).toHaveLength(boxes.length);
  },
);

/** The texts' boxes, and those that hold links or controls, by which the keyboard reaches them. */
const reachable = [
  ".adm-dialog",
  ".adm-form > form:has(.adm-preview-phone > :only-child) > .adm-preview-section",
  ".adm-navigation ul",
  ".adm-notice",
  ".adm-rich-text :is(table, pre)",
  ".hero-track",
  ".prose pre",
  ".prose table",
  ".site-nav",
  ".slides",
  ".terms-contents",
];

test("no other box scrolls", () => {
  const site = join(__dirname, "..");
  const sheets = readdirSync(site, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".css") && !/(?:^|\/)(?:dist|node_modules)\//.test(path),
  );
  const scrolling = sheets.flatMap((path) =>
    [...readFileSync(join(site, path), "utf8").matchAll(/([^{};]*)\{[^{}]*overflow(?:-[xy])?: (?:auto|scroll)/g)].map(
      ([, selector = ""]) =>
        selector
          .replace(/\/\*[^]*?\*\//g, "")
          .trim()
          .replaceAll(/\s+/g, " "),
    ),
  );
  expect(scrolling.sort()).toEqual(reachable);
});
