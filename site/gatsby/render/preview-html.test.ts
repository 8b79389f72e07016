import { previewHtml } from "./preview-pages";

const page = `<!DOCTYPE html><html lang="ja"><head><meta charSet="utf-8"/><meta http-equiv="refresh" content="0; url=/"/>
<meta name="description" content="Words"/><style data-href="/a.css">@media (scripting: none) {
  .menu { display: none }
}</style><style data-href="/b.css">b{}</style><link rel="modulepreload" href="/scripts/a.js"/>
<script type="module" src="/scripts/boot.js"></script><script type="speculationrules">{"prefetch":[]}</script>
<title data-gatsby-head="true">Kopiya &amp; $&amp; Co</title><link rel="canonical" href="/"/>
<script type="application/ld+json">{"a":"\\u003c/script>"}</script></head><body><main>Text
<picture><img src="/media/a.jpg"/></picture><noscript><p>Needs
JavaScript</p></noscript></main><template id="analytics"><script async="" src="https://x.example"></script></template></body></html>`;

test("keeps title, style sheets byte for byte and what the page shows; nothing that loads, runs or leads away", () => {
  expect(previewHtml(page)).toBe(
    `<!DOCTYPE html><html lang="ja"><head><meta http-equiv="Content-Security-Policy" content="script-src 'none'">` +
      `<base target="_blank"><style data-href="/a.css">@media (scripting: none) {\n  .menu { display: none }\n}</style>` +
      `<style data-href="/b.css">b{}</style><title data-gatsby-head="true">Kopiya &amp; $&amp; Co</title></head>` +
      `<body><main>Text\n<picture><img src="/media/a.jpg"/></picture></main></body></html>`,
  );
});
