import { startedProduct } from "./started-product";

/** Start of the product under test by its shifted clock: a day on which nothing special happens, in Tokyo. */
export const standardTime = "2026-11-21T10:00:00+09:00";

/** Milliseconds by which the dates of a program that runs now have to be shifted to begin at `standardTime`. */
export const shiftToStandardTime = (): number => Date.parse(standardTime) - Date.now();

/** This moment as the product and its visitors have it. */
export const productNow = (): Date => new Date(Date.now() + startedProduct().clockShift);

/**
 * Shifts every date that the program makes from now on by so many milliseconds. Browsers also run its source text, so
 * it uses nothing outside of it.
 */
export function shiftDates(shift: number): void {
  const RealDate = Date;
  const now = (): number => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parameters, newTarget) =>
      Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === "now" ? now : (Reflect.get(target, name, receiver) as unknown)),
  });
}
