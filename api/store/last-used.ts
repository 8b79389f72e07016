/** A memory of what was used last: when it grows beyond its limit, what was not used for longest goes. */
export class LastUsed<K, V> {
  private readonly values = new Map<K, V>();
  private size = 0;

  /** @param sizeOf what a value counts towards the limit */
  constructor(
    private readonly limit: number,
    private readonly sizeOf: (value: V) => number,
  ) {}

  get(key: K): V | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.remove(key);
    this.values.set(key, value);
    this.size += this.sizeOf(value);
    for (const oldest of this.values.keys()) {
      if (this.size <= this.limit) return;
      this.remove(oldest);
    }
  }

  private remove(key: K): void {
    const value = this.values.get(key);
    if (value !== undefined) this.size -= this.sizeOf(value);
    this.values.delete(key);
  }
}
