/** Share (by the device's share sheet), copy the link where there is none or that is asked for, or print (R7.4). */
export function startShare(root: ParentNode = document): void {
  // Listens above the buttons: articles and lists that are newer than the page arrive later.
  root.addEventListener("click", (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>(".share-buttons button");
    const buttons = button?.closest<HTMLElement>(".share-buttons");
    if (!button || !buttons) return;
    // Marks the click as handled.
    event.preventDefault();
    if (button.dataset["action"] === "print") print();
    else void share(buttons, button.dataset["action"] === "copy");
  });
}

async function share(buttons: HTMLElement, onlyCopies: boolean): Promise<void> {
  const { title = "", path = "", copied = "", copyFailed = "" } = buttons.dataset;
  const url = new URL(path, location.origin).href;
  // Many desktop browsers lack it.
  const { share: shareNatively } = navigator as Partial<Navigator>;
  if (shareNatively && !onlyCopies) {
    // Rejects when the visitor cancels.
    shareNatively.call(navigator, { title, url }).catch(() => undefined);
    return;
  }
  const say = (words: string): void => {
    const status = buttons.querySelector("[role=status]");
    if (status) status.textContent = words;
  };
  try {
    await navigator.clipboard.writeText(url);
    say(copied);
  } catch {
    // Without https there is no clipboard at all.
    say(copyFailed);
  }
}
