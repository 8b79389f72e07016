/** A text of which what was read is taken out, so that nothing is read twice. */
export class Unread {
  constructor(public text: string) {}

  /** What `read` makes of every match; one that it does not know stays in the text. */
  take<T>(pattern: RegExp, read: (match: RegExpExecArray) => readonly T[] | undefined): T[] {
    const found: T[] = [];
    const left: string[] = [];
    let end = 0;
    for (const match of this.text.matchAll(pattern)) {
      const facts = read(match);
      if (facts === undefined) continue;
      found.push(...facts);
      left.push(this.text.slice(end, match.index), taken.repeat(match[0].length));
      end = match.index + match[0].length;
    }
    this.text = left.join("") + this.text.slice(end);
    return found;
  }
}

/** Neither a word nor a blank: what stands around it is not joined. */
const taken = "\u0001";
