import { isDirty, type FormState } from "../form/form-state";
import { recordOf } from "./draft";
import type { DraftStore } from "./draft-store";

/** Throttle: a keystroke is stored at most this many milliseconds later. */
const throttleMs = 300;

interface AutosaveParts {
  readonly store: DraftStore;
  /** Id of this page. */
  readonly owner: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Called when a draft was added or removed, or no longer belongs to the form. */
  readonly onChange: () => void;
}

interface ActiveDraft {
  id: string;
  /** The picture whose bytes are in the store already. */
  picture: File | undefined;
  /** Nothing was written under this id yet. */
  fresh: boolean;
}

/**
 * Stores the form on the device while it is unsaved. Each editing session of an item has its own record, so that two of
 * them, in one tab or in two, never overwrite each other.
 */
export class DraftAutosave {
  private active: ActiveDraft | undefined;
  private readonly discarded = new Set<string>();
  private pending: FormState | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writes: Promise<void> = Promise.resolve();

  constructor(
    private readonly kind: string,
    private readonly parts: AutosaveParts,
  ) {}

  /** Id of the form's draft, when there is one. */
  get id(): string | undefined {
    return this.active?.id;
  }

  /** True for a draft that must not be offered: it is in the form, or its text was saved and its removal is pending. */
  isOwnDraft(id: string): boolean {
    return id === this.active?.id || this.discarded.has(id);
  }

  /** Schedules a write of the changed form; discards the draft of a form without unsaved text. */
  schedule(form: FormState): void {
    if (!isDirty(form)) {
      this.discard();
      return;
    }
    this.active ??= { id: this.parts.newId(), picture: undefined, fresh: true };
    this.pending = form;
    // A throttle, not a debounce: typing without a pause must not delay the write.
    this.timer ??= setTimeout(() => void this.flush(), throttleMs);
  }

  /** Runs the pending write at once. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { pending: form, active } = this;
    this.pending = undefined;
    if (form && active) this.writes = this.writes.then(() => this.write(form, active));
    return this.writes;
  }

  /** Detaches the draft from the form; the draft stays on the device. */
  detach(): Promise<void> {
    const written = this.flush();
    if (!this.active) return written;
    this.active = undefined;
    return written.then(this.parts.onChange);
  }

  /** Removes the draft: its text was saved, or cleared after a confirmation. */
  discard(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pending = undefined;
    const { active } = this;
    this.active = undefined;
    if (!active) return;
    this.discarded.add(active.id);
    const { store, owner, onChange } = this.parts;
    this.writes = this.writes.then(() => store.remove(active.id, owner)).then(onChange);
  }

  /** Takes ownership of a found draft; returns the bytes of its picture. */
  async adopt(id: string): Promise<ArrayBuffer | undefined> {
    await this.detach();
    return this.parts.store.claim(id, this.parts.owner);
  }

  /** Makes an adopted draft the form's; `picture` is the file made of its bytes. */
  resume(id: string, picture: File | undefined): void {
    // Text typed since `adopt` must not be written into the resumed draft.
    void this.detach();
    this.active = { id, picture, fresh: true };
  }

  private async write(form: FormState, active: ActiveDraft): Promise<void> {
    const { store, owner, now, newId, onChange } = this.parts;
    const file = form.image.kind === "new" ? form.image.file : undefined;
    const bytes = async () => (file && file !== active.picture ? bytesOf(file) : undefined);
    const record = () => recordOf(this.kind, form, { id: active.id, owner, keptAt: now().getTime() });
    if ((await store.write(record(), await bytes())) === "taken") {
      // Another tab has resumed this draft: a new record keeps both texts.
      active.id = newId();
      active.picture = undefined;
      await store.write(record(), await bytes());
    }
    active.picture = file;
    if (active.fresh) onChange();
    active.fresh = false;
  }
}

/** The bytes of a chosen file; "none" when it can no longer be read (a phone may have deleted it). */
async function bytesOf(file: File): Promise<ArrayBuffer | "none"> {
  try {
    return await file.arrayBuffer();
  } catch {
    return "none";
  }
}
