/** Decides for every place of a content whether it is there, how often, which: the same for the same seed, wherever other places are. */
export class Choices {
  /** Places of optional parts, without the numbers of entries. */
  readonly seen = { there: new Set<string>(), missing: new Set<string>() };
  private readonly parts = new Set<string>();

  /** `opposite`: everything that the same seed leaves out is there, and its longest lists are the shortest. */
  constructor(
    private readonly seed: number,
    private readonly opposite = false,
  ) {}

  isThere(place: string): boolean {
    const isWithin = [...this.parts].some((part) => place.startsWith(`${part}.`));
    const isThere = this.number(place) < (isWithin ? 0.9 : 0.5);
    this.seen[isThere ? "there" : "missing"].add(place.replace(/\[\d+\]/g, "[]"));
    if (isThere) this.parts.add(place);
    return isThere;
  }

  one<T>(place: string, of: readonly T[]): T {
    return of[Math.floor(this.number(place) * of.length)] as T;
  }

  /** From 0 to 1. */
  private number(place: string): number {
    let mixed = Math.imul(this.seed + 1, 0x9e3779b1);
    for (let at = 0; at < place.length; at += 1) mixed = Math.imul(mixed ^ place.charCodeAt(at), 0x01000193);
    for (const [shift, factor] of [
      [15, 0x85ebca6b],
      [13, 0xc2b2ae35],
    ] as const)
      mixed = Math.imul(mixed ^ (mixed >>> shift), factor);
    const number = ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
    return this.opposite ? 1 - 2 ** -32 - number : number;
  }
}
