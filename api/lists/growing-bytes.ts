const firstBytes = 64 * 1024;

/** Bytes put together piece by piece in one large buffer: thousands of small ones would leave holes in memory. */
export class GrowingBytes {
  private bytes = Buffer.allocUnsafeSlow(firstBytes);
  private used = 0;

  get length(): number {
    return this.used;
  }

  add(piece: string | Buffer): void {
    const length = typeof piece === "string" ? Buffer.byteLength(piece) : piece.length;
    if (this.used + length > this.bytes.length) this.grow(Math.max(2 * this.bytes.length, this.used + length));
    if (typeof piece === "string") this.bytes.write(piece, this.used);
    else piece.copy(this.bytes, this.used);
    this.used += length;
  }

  /** All of them, in a buffer that is no larger than they need; nothing may be added afterwards. */
  whole(): Buffer {
    if (this.used < this.bytes.length) this.grow(this.used);
    return this.bytes;
  }

  private grow(size: number): void {
    const larger = Buffer.allocUnsafeSlow(size);
    this.bytes.copy(larger, 0, 0, this.used);
    this.bytes = larger;
  }
}
