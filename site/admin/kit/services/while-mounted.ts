/** Calls back with the outcome of a promise unless its effect has ended; returns the function that ends it. */
export function whileMounted<T>(
  promise: Promise<T>,
  onValue: (value: T) => void,
  onFailure?: (error: unknown) => void,
): () => void {
  let isMounted = true;
  void promise.then(
    (value) => (isMounted ? onValue(value) : undefined),
    onFailure && ((error: unknown) => (isMounted ? onFailure(error) : undefined)),
  );
  return () => {
    isMounted = false;
  };
}
