/** An address up to the first `]` or `}` that it did not open: [https://example.com/b] */
export function withoutClosing(address: string): string {
  const opened = { "]": 0, "}": 0 };
  for (const { 0: sign, index } of address.matchAll(/[[\]{}]/g)) {
    if (sign === "[") opened["]"] += 1;
    else if (sign === "{") opened["}"] += 1;
    else if ((sign === "]" || sign === "}") && (opened[sign] -= 1) < 0) return address.slice(0, index);
  }
  return address;
}
