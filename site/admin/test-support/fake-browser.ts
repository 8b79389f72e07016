import { act, waitFor } from "@testing-library/react";
import { createStore, values } from "idb-keyval";
import { IDBFactory as FDBFactory, IDBKeyRange as FDBKeyRange } from "fake-indexeddb";

/** A browser's storage of its own; the pages of a test that are handed the same one are tabs of one browser. */
export class FakeBrowser {
  private readonly channels = new Set<FakeChannel>();

  private readonly storage: IDBFactory | undefined;

  /** "none": a browser without IndexedDB. */
  constructor(storage: "own" | "none" = "own") {
    this.storage = storage === "own" ? new FDBFactory() : undefined;
  }

  /** Makes the globals those of this browser. */
  install(): void {
    const { channels } = this;
    Object.assign(globalThis, {
      indexedDB: this.storage,
      IDBKeyRange: FDBKeyRange,
      BroadcastChannel: class extends FakeChannel {
        constructor() {
          super(channels);
        }
      },
    });
  }
}

/** Resolves once the browser whose page was opened last has stored unsaved text that says this. */
export async function stored(text: string): Promise<void> {
  await waitFor(async () => {
    const records = await values<unknown>(createStore("chamber-admin-drafts", "drafts"));
    expect(JSON.stringify(records)).toContain(text);
  });
}

/** Delivers what is posted to the other channels, after the poster has gone on, as browsers do. */
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(private readonly all: Set<FakeChannel>) {
    all.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of this.all)
      if (other !== this) setTimeout(() => act(() => (this.all.has(other) ? other.onmessage?.({ data }) : undefined)));
  }

  close(): void {
    this.all.delete(this);
  }
}
