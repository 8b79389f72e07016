/** @jest-environment node */
import { inTime } from "./fallback-store";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a device that does not answer for five seconds is given up", async () => {
  const waiting = inTime(new Promise(() => undefined));
  const given = expect(waiting).rejects.toThrow("does not answer");
  jest.advanceTimersByTime(4_999);
  await Promise.resolve();
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(1);
  await given;
});

test("a page that was busy hears the answer afterwards, however long it was", async () => {
  let answer: (text: string) => void = () => undefined;
  const waiting = inTime(new Promise<string>((resolve) => (answer = resolve)));
  // After a busy time all timers that are due run once, before the device's answer is delivered.
  jest.advanceTimersToNextTimer();
  answer("stored");
  await expect(waiting).resolves.toBe("stored");
});
