/** Paths of the test files that leave saved items, and so builds, behind them: they run one after the other. */
export const changesContent = /\/e2e\/(?:staff\/(?:admin-|chain\.)|visitors\/timings-carousel\.)/;
