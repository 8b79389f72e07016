import type { AdminItem } from "../../client";
import { isDirty, type FormState } from "../form/form-state";
import type { ItemKind } from "../form/item-kind";
import type { CommonValues } from "../form/values";
import { recordOf } from "./draft";
import type { DraftStore } from "./draft-store";

/** A keystroke is on the device at most this many milliseconds later. */
const delay = 300;

interface KeeperParts {
  readonly store: DraftStore;
  /** This page, among all that are open. */
  readonly owner: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Told when a draft has come or gone, or is no longer the form's. */
  readonly onChange: () => void;
}

interface Kept {
  id: string;
  /** The picture whose bytes are in the store already. */
  picture: File | undefined;
  /** Nothing was written under this id yet. */
  fresh: boolean;
}

/**
 * Keeps what is in the form on the device while it is unsaved. One record for each editing of an item: another
 * editing of the same item, here or in another tab, has its own, so that none overwrites another.
 */
export class DraftKeeper<Item extends AdminItem, V extends CommonValues> {
  private kept: Kept | undefined;
  private readonly dropped = new Set<string>();
  private waiting: FormState<Item, V> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly kind: ItemKind<Item, V>["name"],
    private readonly parts: KeeperParts,
  ) {}

  /** The draft that holds the form, when there is one. */
  get id(): string | undefined {
    return this.kept?.id;
  }

  /** True for a draft that is no offer: the form holds it, or its text was saved and its record is just going. */
  isDone(id: string): boolean {
    return id === this.kept?.id || this.dropped.has(id);
  }

  /** The form has changed. Nothing is kept of a form that holds nothing unsaved. */
  keep(form: FormState<Item, V>): void {
    if (!isDirty(form)) {
      this.drop();
      return;
    }
    this.kept ??= { id: this.parts.newId(), picture: undefined, fresh: true };
    this.waiting = form;
    // Not put off by the next keystroke: somebody who types without a pause is kept too.
    this.timer ??= setTimeout(() => void this.flush(), delay);
  }

  /** Writes at once what still waits. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { waiting: form, kept } = this;
    this.waiting = undefined;
    if (form && kept) this.work = this.work.then(() => this.write(form, kept));
    return this.work;
  }

  /** The form will hold something else: its text stays on the device. */
  park(): Promise<void> {
    const written = this.flush();
    if (!this.kept) return written;
    this.kept = undefined;
    return written.then(this.parts.onChange);
  }

  /** The text was saved, or cleared after a question: it needs no keeping. */
  drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = undefined;
    const { kept } = this;
    this.kept = undefined;
    if (!kept) return;
    this.dropped.add(kept.id);
    const { store, owner, onChange } = this.parts;
    this.work = this.work.then(() => store.remove(kept.id, owner)).then(onChange);
  }

  /** Goes on with a draft that was found; answers the bytes of its picture. */
  async adopt(id: string): Promise<ArrayBuffer | undefined> {
    await this.park();
    return this.parts.store.claim(id, this.parts.owner);
  }

  /** After `adopt`, once its text is about to be in the form; `picture` is the file made of the kept bytes. */
  resume(id: string, picture: File | undefined): void {
    // What was typed since must not be written into the draft that goes on.
    void this.park();
    this.kept = { id, picture, fresh: true };
  }

  private async write(form: FormState<Item, V>, kept: Kept): Promise<void> {
    const { store, owner, now, newId, onChange } = this.parts;
    const file = form.image.kind === "new" ? form.image.file : undefined;
    const bytes = async () => (file && file !== kept.picture ? bytesOf(file) : undefined);
    const record = () => recordOf(this.kind, form, { id: kept.id, owner, keptAt: now().getTime() });
    if ((await store.write(record(), await bytes())) === "taken") {
      // Another tab went on with this draft; both texts are kept.
      kept.id = newId();
      kept.picture = undefined;
      await store.write(record(), await bytes());
    }
    kept.picture = file;
    if (kept.fresh) onChange();
    kept.fresh = false;
  }
}

/** The bytes of a chosen file; "none" when it cannot be read any more (a phone may have deleted it). */
async function bytesOf(file: File): Promise<ArrayBuffer | "none"> {
  try {
    return await file.arrayBuffer();
  } catch {
    return "none";
  }
}
