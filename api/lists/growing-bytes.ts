const blockBytes = 1024 * 1024;

/** Bytes put together piece by piece in large blocks: thousands of small buffers would leave holes in memory. */
export class GrowingBytes {
  private readonly full: Buffer[] = [];
  private block = Buffer.alloc(0);
  private used = 0;
  private before = 0;

  get length(): number {
    return this.before + this.used;
  }

  add(piece: string | Buffer): void {
    const length = typeof piece === "string" ? Buffer.byteLength(piece) : piece.length;
    if (this.used + length > this.block.length) this.begin(Math.max(blockBytes, length));
    if (typeof piece === "string") this.block.write(piece, this.used);
    else piece.copy(this.block, this.used);
    this.used += length;
  }

  /** All of them, in a buffer that is no larger than they need; nothing may be added afterwards. */
  whole(): Buffer {
    const whole = Buffer.allocUnsafeSlow(this.length);
    let at = 0;
    for (const block of [...this.full, this.block.subarray(0, this.used)]) at += block.copy(whole, at);
    return whole;
  }

  private begin(size: number): void {
    this.full.push(this.block.subarray(0, this.used));
    this.before += this.used;
    this.used = 0;
    this.block = Buffer.allocUnsafeSlow(size);
  }
}
