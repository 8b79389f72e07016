import { languageOfPath } from "../../../content/model/pages/page-paths";
import { escapeHtml } from "../../../content/model/text/escape-html";

/** A page that leads to another one on any static host and without JavaScript; search engines take the other one. */
export function redirectHtml(path: string, publicUrl: string): string {
  const [to, canonical] = [escapeHtml(path), escapeHtml(publicUrl + path)];
  return `<!DOCTYPE html><html lang="${languageOfPath(path)}"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${canonical}"><meta name="robots" content="noindex"><title>${to}</title></head><body><a href="${to}">${to}</a></body></html>\n`;
}
