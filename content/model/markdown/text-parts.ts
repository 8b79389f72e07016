import type { Tokens } from "marked";
import { fnvHash } from "../text/fnv-hash";
import { percentDecoded } from "../text/percent-decoded";

/** A heading; `id` when a link of the same text leads to it. */
export type TargetHeading = Tokens.Heading & { id?: string };

/** A line that defines the target of links; shown when it would be lost otherwise. */
export type ShownDefinition = Tokens.Def & { readonly address?: string; isShown?: boolean };

/** The headings and definitions of one text, and which of them its links name. */
export class TextParts {
  readonly #headings = new Map<string, TargetHeading>();
  readonly #definitions: ShownDefinition[] = [];
  readonly #used = new Set<string>();

  constructor(private readonly source: string) {}

  addHeading(heading: TargetHeading): void {
    const name = partName(heading.text);
    if (name !== "" && !this.#headings.has(name)) this.#headings.set(name, heading);
  }

  addDefinition(definition: ShownDefinition): void {
    this.#definitions.push(definition);
  }

  useDefinition(href: string): void {
    this.#used.add(href);
  }

  /** The address of the heading that `#programme` names; undefined when there is none. */
  linkToHeading(target: string): string | undefined {
    const heading = target.startsWith("#") ? this.#headings.get(partName(percentDecoded(target) ?? target)) : undefined;
    if (!heading) return undefined;
    // Pages show many texts, in both languages: the id is one of this text.
    heading.id ??= `part-${partName(heading.text)}-${fnvHash(this.source).toString(36)}`;
    return `#${heading.id}`;
  }

  /** Marks the definitions that no link uses: their words would be on no page. To be called when the text has been read. */
  showUnused(): void {
    for (const definition of this.#definitions) definition.isShown = !this.#used.has(definition.href);
  }
}

/** The name of a heading in an address, as GitHub makes it: `Fees & dates` -> `fees--dates`. */
function partName(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}
