const inert = /<(script|noscript|template)\b[^>]*>.*?<\/\1>/gs;
const shownHead = /<(title|style)\b[^>]*>.*?<\/\1>/gs;

/**
 * A page's HTML for a frame in a staff page (`<iframe srcdoc sandbox>`): without scripts, metadata and what only shows
 * where scripts are off, and with style sheets whose hashes the staff page's own Content-Security-Policy holds. Nothing in
 * it can run, also where the frame allows scripts so that `@media (scripting)` is as visitors have it; links want a new
 * window, which the sandbox refuses.
 */
export function previewHtml(html: string): string {
  return html
    .replace(inert, "")
    .replace(
      /<head>(.*?)<\/head>/s,
      (_, head: string) => `<head>${first}${(head.match(shownHead) ?? []).join("")}</head>`,
    );
}

const first = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'"><base target="_blank">`;
