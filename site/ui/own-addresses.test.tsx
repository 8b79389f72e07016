import { screen } from "@testing-library/react";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { renderPage } from "../test-support/render-page";
import { htmlWithOwnAddresses } from "./prose-links";
import { Prose } from "./Prose";

const shown = (target: string): string | undefined =>
  /href="([^"]*)"/.exec(htmlWithOwnAddresses(markdownToHtml(`[A](${target})`)))?.[1];

test.each([
  ["/Chamber-Membership", "/chamber-membership"],
  ["Chamber-Membership", "/chamber-membership"],
  ["/JA/News/Big/Title?To=A#Part", "/ja/news/big/title?To=A#Part"],
  ["/Events/%E3%81%AAB", "/events/%E3%81%AAb"],
])("a link to %j leads to the page's own address, %j", (target, address) => {
  expect(shown(target)).toBe(address);
});

test.each([
  "/media/2026/Form.pdf",
  "/api/getSingleEvent/A",
  "/adminEvents",
  "https://Other.example/Page",
  "mailto:A@x.example",
])("a link to %j stays", (target) => {
  expect(shown(target)).toBe(target);
});

test("a part of the same text, and a picture, stay", () => {
  const html = '<p><a href="#part-A">x</a><img src="/media/A.jpg" alt=""></p>';
  expect(htmlWithOwnAddresses(html)).toBe(html);
});

test("the text of an item is shown so", () => {
  const html = { text: markdownToHtml("[Join](/Chamber-Membership)"), language: "en" } as const;
  renderPage(<Prose html={html} pageLanguage="en" pictures={{}} below={1} />, { language: "en", path: "/" });
  expect(screen.getByRole("link", { name: "Join" })).toHaveAttribute("href", "/chamber-membership");
});
