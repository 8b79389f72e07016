/** Hands on what becomes of a promise until the effect that began it ends; returns the function that ends it. */
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
