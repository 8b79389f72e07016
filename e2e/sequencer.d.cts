import type Sequencer from "@jest/test-sequencer";

declare class VisitorsFirst extends Sequencer {}
declare namespace VisitorsFirst {
  /** True for the files that leave saved items, and so builds, behind them. */
  function changesContent(path: string): boolean;
}
export = VisitorsFirst;
