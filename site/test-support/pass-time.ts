import { act } from "@testing-library/react";

/** Lets so many milliseconds pass under fake timers, in steps in which the page can answer, as a browser's would. */
export function passTime(milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= 500) act(() => jest.advanceTimersByTime(Math.min(left, 500)));
}
