import type { EntryFields } from "../../content/model/collections/collection";
import { fault, type PlacedFault } from "../../content/model/problems/fault";
import { fitsBody, maxBodyBytes, normaliseBody } from "../../content/model/markdown/body";
import type { Problem } from "../../content/model/problems/problem";
import type { RichText } from "../../content/model/entries/input-fields";
import { ApiError } from "../errors";
import { looksLikeHtml, texts } from "../texts/text-converter";
import type { ConvertedText } from "../texts/text-task";

// HTML is longer than the Markdown made of it.
const maxHtmlLength = 3 * maxBodyBytes;

/**
 * A rich text of a form as Markdown; HTML, also as `{format: "html", content}`, is converted.
 * @param field named when the text is refused: empty after conversion, too long, nested too deeply
 */
async function markdownOf(field: string, text: RichText): Promise<ConvertedText> {
  const [content, isHtml] = typeof text === "string" ? [text, looksLikeHtml(text)] : [text.content, true];
  // Checked first: a thread takes its time to receive a large text.
  if (isHtml ? content.length > maxHtmlLength : !fitsBody(content)) refuse(field, fault("bodyTooLarge"));
  const converted = await texts.convert(content, isHtml);
  return "refused" in converted ? refuse(field, converted.refused) : converted;
}

/** The bodies of a form as Markdown; one that is not sent (undefined) or cleared (null) stays so. */
export async function markdownBodies(
  fields: Readonly<Record<string, unknown>>,
  bodies: readonly string[],
): Promise<{
  readonly markdown: Record<string, string | null | undefined>;
  readonly leftOut: readonly Omit<Problem, "path">[];
}> {
  const markdown: Record<string, string | null | undefined> = {};
  const leftOut: Omit<Problem, "path">[] = [];
  for (const field of bodies) {
    const text = fields[field] as RichText | null | undefined;
    const converted = text === null || text === undefined ? undefined : await markdownOf(field, text);
    markdown[field] = converted ? converted.markdown : (text as null | undefined);
    leftOut.push(...(converted?.leftOut ?? []).map((what) => ({ ...what, field })));
  }
  return { markdown, leftOut };
}

/** Throws "invalid-input" for the bodies of fields, sent as their file has them, that no page can show. */
export async function assertShowable(fields: EntryFields, bodies: readonly string[] = []): Promise<void> {
  for (const body of bodies) {
    const text = fields[body];
    if (typeof text !== "string") continue;
    const converted = fitsBody(text)
      ? await texts.convert(normaliseBody(text), false)
      : { refused: fault("bodyTooLarge") };
    if ("refused" in converted) refuse(body, converted.refused);
  }
}

function refuse(field: string, what: PlacedFault): never {
  throw new ApiError("invalid-input", { fields: { [field]: what } });
}
