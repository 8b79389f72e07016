/** A seeded source of numbers: the same picture comes out of every run. */
export interface Random {
  /** At least `low`, below `high`. */
  between(low: number, high: number): number;
  /** One of the choices. */
  of<T>(choices: readonly [T, ...T[]]): T;
  /** True with the probability given. */
  chance(probability: number): boolean;
}

/** Mulberry32: small, and good enough for the height of a roof. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    of: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (probability) => next() < probability,
  };
}
