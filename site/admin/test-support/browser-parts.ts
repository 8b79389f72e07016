import { deserialize, serialize } from "node:v8";

/** What jsdom lacks and a browser has: modal dialogs that end at Escape, addresses of chosen files, scrolling. */
export function addBrowserParts(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute("open", "");
    this.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.dispatchEvent(new Event("cancel", { cancelable: true }));
    });
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute("open");
  };
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
      reader.readAsArrayBuffer(this);
    });
  };
  // What IndexedDB makes of a value: a copy.
  globalThis.structuredClone = <T>(value: T) => deserialize(serialize(value)) as T;
}
