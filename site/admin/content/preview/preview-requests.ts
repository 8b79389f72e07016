import type { CollectionForm, PreviewAnswer, PreviewQuestion } from "../../../../content/model/api/collection-answers";
import type { AdminClient } from "../../client";

/** The newest answer, and whether it matches the form; "wrong": the entry cannot be saved; "failed": there is no answer, for `reason`, if known. */
export interface PreviewState {
  readonly answer: PreviewAnswer | undefined;
  readonly status:
    | { readonly kind: "asking" | "current" }
    | { readonly kind: "wrong" | "failed"; readonly reason: string };
}

type Asked = Omit<PreviewQuestion, "collection">;

/** Milliseconds without a change before a request is sent. */
const pause = 200;
/** Milliseconds until an answer that could not be had is requested again: the website may be in preparation. */
const again = 5_000;
const beginning: PreviewState = { answer: undefined, status: { kind: "asking" } };

/** Requests previews of one form: debounced, and only the answer to the newest request is used. */
export class PreviewRequests {
  private state = beginning;
  private readonly listeners = new Set<() => void>();
  private asked: Asked | undefined;
  private wrong: string | undefined;
  private page: string | undefined;
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly form: Pick<CollectionForm, "name">,
    private readonly client: Pick<AdminClient, "previewEntry">,
    /** True for the form of a prepared change. */
    readonly isPrepared = false,
  ) {}

  readonly get = (): PreviewState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Requests a preview of this entry: at once for another entry than before, on its page; for the same after a pause.
   * `wrong`, a sentence that says why the entry cannot be saved, is shown instead of a request.
   */
  ask(asked: Asked, wrong?: string): void {
    if (this.asked && this.wrong === wrong && JSON.stringify(this.asked) === JSON.stringify(asked)) return;
    this.wrong = wrong;
    const entryOf = (each?: Asked) => (each?.isNew ? undefined : each?._id);
    const isSame = entryOf(this.asked) === entryOf(asked) && this.asked?.page === asked.page;
    if (!isSame) {
      this.page = asked.page;
      this.set(beginning);
    }
    this.asked = asked;
    this.send(isSame ? pause : 0);
  }

  /** Shows another page of the same entry. */
  show(page: string): void {
    this.page = page;
    this.send(0);
  }

  /** Ends it when the form is closed: an answer that comes later is ignored. */
  stop(): void {
    clearTimeout(this.timer);
    this.number += 1;
    this.asked = undefined;
    this.state = beginning;
  }

  private send(delay: number): void {
    clearTimeout(this.timer);
    const number = (this.number += 1);
    if (this.wrong !== undefined) {
      this.set({ ...this.state, status: { kind: "wrong", reason: this.wrong } });
      return;
    }
    this.set({ ...this.state, status: { kind: "asking" } });
    this.timer = setTimeout(() => void this.request(number), delay);
  }

  private async request(number: number): Promise<void> {
    if (!this.asked) return;
    const { page: _, ...asked } = this.asked;
    const question: PreviewQuestion = {
      ...asked,
      collection: this.form.name,
      ...(this.isPrepared ? { next: true } : {}),
      ...(this.page === undefined ? {} : { page: this.page }),
    };
    const outcome = await this.client.previewEntry(question);
    if (number !== this.number) return;
    if (outcome.ok) {
      this.set({ answer: outcome.value, status: { kind: "current" } });
      return;
    }
    const { failure } = outcome;
    const reason = "message" in failure ? failure.message : "";
    this.set({ ...this.state, status: { kind: failure.kind === "invalid" ? "wrong" : "failed", reason } });
    if (failure.kind === "refused" || failure.kind === "network")
      this.timer = setTimeout(() => void this.request(number), again);
  }

  private set(state: PreviewState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
