export const patienceMs: number;
export const testMs: number;

declare global {
  /** `patienceMs` of the run, in every test (jest.config.cjs). */
  const patienceMs: number;
}
