import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { xssPayloads } from "../../content/model/test-support/xss-payloads";
import { htmlWithDocuments } from "./prose-links";

const documents = { "media/2026/agenda-1234abcd.pdf": 1_240_000, "media/2026/申込書 (案).PDF": 340_000 };
const textOf = (markdown: string, language: "en" | "ja" = "en"): string | null =>
  new DOMParser().parseFromString(htmlWithDocuments(markdownToHtml(markdown), documents, language), "text/html").body
    .textContent;

test("a link to a document says its type and size, as each language writes them", () => {
  const link = "[Agenda](/media/2026/agenda-1234abcd.pdf)";
  expect(textOf(`See ${link}.`)).toBe("See Agenda (PDF, 1.2 MB).");
  expect(textOf(`${link}をご覧ください。`, "ja")).toBe("Agenda（PDF、1.2MB）をご覧ください。");
  expect(textOf("[**Form**](</media/2026/申込書 (案).PDF#page=2> 'Title') [b](/b)")).toBe("Form (PDF, 340 KB) b");
});

test("the name of a document may have signs that HTML escapes", () => {
  const html = markdownToHtml("[Q&A](/media/2026/Q&A.pdf)");
  expect(htmlWithDocuments(html, { "media/2026/Q&A.pdf": 340_000 }, "en")).toContain("(PDF, 340 KB)");
});

test("of a document that is newer than the page the type is known", () => {
  expect(textOf("[New](/media/2026/new-1234abcd.pdf)")).toBe("New (PDF)");
  expect(textOf("[New](/media/constructor.pdf)", "ja")).toBe("New（PDF）");
});

test("the note is part of the link, for those who hear it alone", () => {
  const html = htmlWithDocuments('<p><a href="/media/2026/agenda-1234abcd.pdf" title="x">A</a></p>', documents, "en");
  expect(html).toBe(
    '<p><a href="/media/2026/agenda-1234abcd.pdf" title="x">A <span class="file-facts">(PDF, 1.2 MB)</span></a></p>',
  );
});

test("other links and pictures stay as they are, and what the sanitiser made harmless stays so", () => {
  for (const markdown of ["[a](https://x.example/a.pdf)", "[b](/b.pdf)", "![c](/media/2026/c.jpg)"])
    expect(htmlWithDocuments(markdownToHtml(markdown), documents, "en")).toBe(markdownToHtml(markdown));
  for (const payload of xssPayloads) {
    const html = htmlWithDocuments(markdownToHtml(`${payload} [x](/media/x.pdf) ${payload}`), {}, "en");
    const page = new DOMParser().parseFromString(html, "text/html");
    expect(page.querySelectorAll("script, iframe, [onerror], [onload], [style]")).toHaveLength(0);
  }
});
