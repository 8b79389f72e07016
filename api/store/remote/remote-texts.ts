import { RemoteText, type RemoteTextParts } from "./remote-text";

/** The texts that servers share outside the content, by name. */
export class RemoteTexts {
  private readonly texts = new Map<string, RemoteText>();

  constructor(private readonly parts: RemoteTextParts) {}

  of(name: string): RemoteText {
    const known = this.texts.get(name);
    if (known) return known;
    const text = new RemoteText(this.parts, name);
    this.texts.set(name, text);
    return text;
  }

  /** The refs that hold them on the remote. */
  refs(): readonly string[] {
    return [...this.texts.values()].map(({ ref }) => ref);
  }

  /** Fetches the texts whose ref is elsewhere than known; `positions` has the commit of each ref on the remote. */
  async follow(positions: ReadonlyMap<string, string>): Promise<void> {
    for (const text of this.texts.values()) await text.follow(positions.get(text.ref));
  }
}
