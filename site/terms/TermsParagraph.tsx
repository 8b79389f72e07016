import { Fragment } from "react";
import type { TermsParagraph as Paragraph } from "../../content/model/collections/terms";
import { WholeDates } from "../ui/WholeDates";

/** A part below a heading of the terms: a text, a list, or whom to write to (R4.10). */
export function TermsParagraph({ paragraph }: { readonly paragraph: Paragraph }) {
  if (typeof paragraph === "string")
    return (
      <p>
        <WholeDates text={paragraph} />
      </p>
    );
  if (!Array.isArray(paragraph)) {
    return (
      <p>
        <WholeDates text={paragraph.text} /> <a href={`mailto:${paragraph.email}`}>{paragraph.email}</a>
      </p>
    );
  }
  return partsOfList(paragraph).map((items, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>
              <WholeDates text={item} />
            </li>
          ))}
        </ul>
      )}
    </Fragment>
  ));
}

/** The parts of a list between its empty items, each of which is a line break (R4.10). */
export function partsOfList(items: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const item of items) {
    if (item === "") parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts;
}
