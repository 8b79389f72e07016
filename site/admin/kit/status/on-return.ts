/** Calls back at every return to the window; returns the function that ends it. */
export function onReturn(callback: () => unknown): () => void {
  const listener = (): void => {
    if (document.visibilityState !== "hidden") callback();
  };
  window.addEventListener("focus", listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    window.removeEventListener("focus", listener);
    document.removeEventListener("visibilitychange", listener);
  };
}
