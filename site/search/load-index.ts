import type { Language } from "../../content/model/text/language";
import { addEntries, emptyIndex } from "./find-entries";
import { partFile, type IndexParts, type SearchEntry } from "./search-index";

/** The index of a language as far as it is loaded, pages first, then the newest events and news. */
export class SearchIndex {
  readonly loaded = emptyIndex();
  hasFailed = false;
  private asked = 0;
  private waiting = 0;
  private readonly files: readonly string[];

  /** @param changed called after each file, when its entries can be found, or when it cannot be had */
  constructor(
    language: Language,
    parts: IndexParts,
    private readonly changed: () => void,
  ) {
    this.files = parts.flatMap(([group, files]) =>
      Array.from({ length: files }, (_, file) => `/${partFile(language, group, files, file)}`),
    );
  }

  get isLoading(): boolean {
    return this.waiting > 0;
  }

  /** True when every file has been requested. */
  get isWhole(): boolean {
    return this.asked >= this.files.length;
  }

  /** Loads so many files, if they have not been requested before. */
  load(files: number): void {
    const next = this.files.slice(this.asked, files);
    this.asked += next.length;
    this.waiting += next.length;
    if (this.loaded.entries.length === 0) {
      for (const file of next) void this.fetch(file);
      return;
    }
    // Results that were found without these files are painted first. Sending a request takes a slow phone 5 ms: a task
    // each, so that a key comes between.
    requestAnimationFrame(() => {
      for (const file of next) setTimeout(() => void this.fetch(file));
    });
  }

  /** Loads so many files more. */
  loadMore(files: number): void {
    this.load(this.asked + files);
  }

  private async fetch(file: string): Promise<void> {
    try {
      const answer = await fetch(file);
      if (!answer.ok) throw new Error(`${file} answered ${String(answer.status)}`);
      addEntries(this.loaded, (await answer.json()) as SearchEntry[]);
    } catch (error) {
      console.error(error);
      this.hasFailed = true;
    }
    this.waiting -= 1;
    this.changed();
  }
}
