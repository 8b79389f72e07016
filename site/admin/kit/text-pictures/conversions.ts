let underWay = false;
let after: (() => void)[] = [];

/** Notices the conversions of input methods (Japanese) anywhere in the page from now on. */
export function watchConversions(): void {
  document.addEventListener("compositionstart", began, true);
  document.addEventListener("compositionend", ended, true);
}

/** Resolves when no conversion is under way: a change of the text or the focus would end it half-way. */
export function conversionEnded(): Promise<void> {
  return underWay ? new Promise((resolve) => after.push(resolve)) : Promise.resolve();
}

function began(): void {
  underWay = true;
}

function ended(): void {
  underWay = false;
  const waiting = after;
  after = [];
  // The converted text arrives with an input event of its own.
  setTimeout(() => waiting.forEach((resolve) => resolve()));
}
