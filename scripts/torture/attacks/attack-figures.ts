/** A row of the table that `npm run torture -- --attacks` prints. */
export interface AttackFigures {
  readonly attack: string;
  /** What the attacker sent. */
  readonly attempts: number;
  /** What staff experienced meanwhile. */
  readonly staff: string;
  /** What a first-time visitor experienced. */
  readonly visitor: string;
  /** The server process's. */
  readonly peakMemoryMb: number;
  /** Each limit that was missed (a denial, too long a wait), in words; absent when every limit held. */
  readonly missed?: readonly string[];
}
