import type { Locator } from "playwright-core";

/** Drops or pastes a file where a person would. */
export async function give(how: "drop" | "paste", onto: Locator, file: { name: string; type: string; data: Buffer }) {
  await onto.evaluate(
    (element, { event, name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      element.dispatchEvent(
        event === "paste"
          ? new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true })
          : new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    },
    { event: how, name: file.name, type: file.type, base64: file.data.toString("base64") },
  );
}
