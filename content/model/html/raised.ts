import { elementsIn, styleOf, textOf, type HtmlElement } from "./html-tree";

const signs = "0123456789()+-";
const raised = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹⁽⁾⁺⁻", sub: "₀₁₂₃₄₅₆₇₈₉₍₎₊₋" } as const;
// Chinese characters, kana and their signs.
const japanese = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;

/** Whether a text is raised or lowered, by its element or its style. */
export function raisedAs(element: HtmlElement): "sup" | "sub" | undefined {
  if (element.name === "sup" || element.name === "sub") return element.name;
  const style = /vertical-align:\s*(super|sub)\b/.exec(styleOf(element))?.[1];
  return style === "super" ? "sup" : style === "sub" ? "sub" : undefined;
}

/** The text in characters that are raised or lowered themselves: m², CO₂, in the link that it is; undefined where there are none. */
export function raisedText(element: HtmlElement): string | HtmlElement | undefined {
  const text = textOf(element).trim().replaceAll("−", "-");
  const characters = raised[raisedAs(element) ?? "sup"];
  if (!/^[\d()+-]{1,5}$/.test(text)) return undefined;
  const written = text.replace(/[^]/g, (sign) => characters[signs.indexOf(sign)] ?? sign);
  const [link] = elementsIn(element, /^a$/);
  if (link === undefined) return written;
  return textOf(link).trim() === text ? { ...link, children: [written] } : undefined;
}

/** True for an exponent or an index of letters, xᵢ: it needs a tag. "1st" and "TM" are read as well without one. */
export function needsTag(element: HtmlElement, before: string): boolean {
  const text = textOf(element).trim();
  if (/^[tsr]m$/i.test(text) || (/^(?:st|nd|rd|th)$/i.test(text) && /\d\s*$/.test(before))) return false;
  return formula.test(text) && /\p{L}/u.test(text);
}

/** Letters and digits with the signs between them. */
const formula = /^[\p{Script=Latin}\p{Script=Greek}\d()+\-−=.,/]{1,20}$/u;

/** Brackets for a raised text that would be part of a number before or behind it: 会費(※1)3,000円. */
export function bracketsAround(element: HtmlElement, before: string): readonly [string, string] | undefined {
  const text = textOf(element).trim();
  const touchesDigits = /\d$/.test(text) || (/^\d/.test(text) && /\d$/.test(before));
  if (!touchesDigits) return undefined;
  return japanese.test(text) ? ["（", "）"] : ["(", ")"];
}
