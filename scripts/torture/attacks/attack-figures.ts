/** A row of the table that `npm run torture -- --attacks` prints. */
export interface AttackFigures {
  readonly attack: string;
  /** What the attacker sent. */
  readonly attempts: number;
  /** What staff experienced meanwhile. */
  readonly staff: string;
  /** What somebody who comes for the first time experienced. */
  readonly visitor: string;
  /** The server process's. */
  readonly peakMemoryMb: number;
  /** What somebody was denied or had to wait for too long, in words; absent when every limit held. */
  readonly missed?: readonly string[];
}
