import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { ServicesProvider, type Services } from "../services/services";
import { testServices } from "../../test-support/render-admin";
import { useReloadAt } from "./use-reload-at";

const noon = Date.parse("2026-11-23T12:00+09:00");
const at = (minutes: number): string => new Date(noon + minutes * 60_000).toISOString();

function watch(times: readonly unknown[]) {
  jest.useFakeTimers({ now: noon });
  const reload = jest.fn();
  const services: Services = { ...testServices("en"), now: () => new Date() };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={services}>{children}</ServicesProvider>
  );
  return { reload, ...renderHook(() => useReloadAt(times, reload), { wrapper }) };
}
afterEach(() => jest.useRealTimers());

test("a list is loaded again when the next of its times has come, and then at the one after it", () => {
  const { reload, rerender } = watch([at(-5), at(3), undefined, at(1), "soon"]);
  jest.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(reload).toHaveBeenCalledTimes(1);
  rerender();
  jest.advanceTimersByTime(120_000);
  expect(reload).toHaveBeenCalledTimes(2);
  rerender();
  jest.advanceTimersByTime(86_400_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([[[]], [[at(-1)]], [[at(60 * 24 * 100)]]])("nothing is waited for: %j", (times) => {
  const { reload } = watch(times);
  expect(jest.getTimerCount()).toBe(0);
  expect(reload).not.toHaveBeenCalled();
});
