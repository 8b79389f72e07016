import { useEffect, useState } from "react";
import { whileMounted } from "../services/while-mounted";

/** Loads the Markdown renderer on demand: a list needs it only when an item is opened. */
const converter = () => import("../../../../content/model/markdown/markdown-html");

/** A text in Markdown as sanitised HTML. */
export const htmlOf = async (markdown: string): Promise<string> => (await converter()).markdownToHtml(markdown);

/** The same in a component; undefined until the converter has come, or while it cannot be loaded. */
export function useHtml(markdown: string): string | undefined {
  const [made, setMade] = useState<{ readonly of: string; readonly html: string } | undefined>();
  useEffect(
    () =>
      whileMounted(
        htmlOf(markdown),
        (html) => setMade({ of: markdown, html }),
        () => undefined,
      ),
    [markdown],
  );
  return made?.of === markdown ? made.html : undefined;
}
