import type { IGatsbyImageData } from "gatsby-plugin-image";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { xssPayloads } from "../../content/model/test-support/xss-payloads";
import { htmlWithPictures } from "./Prose";

const data: IGatsbyImageData = {
  layout: "constrained",
  width: 1600,
  height: 1067,
  images: {
    fallback: { src: "/pictures/a-960.jpg", srcSet: "/pictures/a-960.jpg 960w" },
    sources: [{ type: "image/avif", srcSet: "/pictures/a-480.avif 480w" }],
  },
};
const html = markdownToHtml('Before ![The "river" > all](/media/2026/a.jpg "Title") after ![](/media/2026/b.png)');

test("a text's picture has its size, loads when it comes near, in the formats of the build", () => {
  const page = new DOMParser().parseFromString(htmlWithPictures(html, { "/media/2026/a.jpg": data }), "text/html");
  const [first, second] = page.querySelectorAll("img");
  expect(Object.fromEntries([...(first?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
    src: "/pictures/a-960.jpg",
    width: "1600",
    height: "1067",
    loading: "lazy",
    decoding: "async",
    alt: 'The "river" > all',
    title: "Title",
  });
  expect(page.querySelector("source")?.getAttribute("srcset")).toBe("/pictures/a-480.avif 480w");
  // Newer than the build.
  expect(second?.outerHTML).toBe('<img src="/media/2026/b.png" loading="lazy" decoding="async" alt="">');
  expect(page.body.textContent).toBe("Before  after ");
});

test("what the sanitiser made harmless stays so", () => {
  for (const payload of xssPayloads) {
    const page = new DOMParser().parseFromString(htmlWithPictures(markdownToHtml(payload), {}), "text/html");
    expect(page.querySelectorAll("script, iframe, [onerror], [onload], [style]")).toHaveLength(0);
  }
});
