/** A value stored on this device, or in this tab alone: null when there is none, undefined when storage is disabled. */
export function storedValue(
  key: string,
  storage: "localStorage" | "sessionStorage" = "localStorage",
): string | null | undefined {
  try {
    return window[storage].getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a value on this device; with storage disabled, nothing outlasts the page. */
export function storeValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is disabled.
  }
}
