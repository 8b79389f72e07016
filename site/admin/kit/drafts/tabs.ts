/** What a tab has in its form: the item ("" for a new one) and the draft that holds it. */
export interface TabWork {
  readonly kind: string;
  readonly item: string;
  readonly draft: string | undefined;
}

type TabMessageBody =
  | { readonly what: "roll-call" }
  | { readonly what: "work"; readonly work: TabWork }
  | { readonly what: "gone" }
  | { readonly what: "drafts-changed" };

type TabMessage = TabMessageBody & { readonly from: string };

/** The part of BroadcastChannel that is used. */
export interface TabChannel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

/** The channel between the admin's tabs of this browser; undefined where the browser has none. */
export function openTabChannel(): TabChannel | undefined {
  return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("chamber-admin-tabs");
}

/** Tracks what the other open tabs edit. Without a channel there are no others. */
export class Tabs {
  private readonly others = new Map<string, TabWork>();
  private mine: TabWork | undefined;

  constructor(
    readonly name: string,
    private readonly channel: TabChannel | undefined,
    private readonly onChange: (what: "others" | "drafts") => void,
  ) {
    if (channel) channel.onmessage = (event: MessageEvent<TabMessage>) => this.receive(event.data);
  }

  /** The forms of the other open tabs. */
  get work(): readonly TabWork[] {
    return [...this.others.values()];
  }

  /** Announces this tab's form to the others when it has changed. */
  announce(work: TabWork): void {
    const { mine } = this;
    if (mine && mine.kind === work.kind && mine.item === work.item && mine.draft === work.draft) return;
    this.mine = work;
    this.announceAgain();
  }

  /** Repeats the announcement for tabs that may have missed it. */
  announceAgain(): void {
    if (this.mine) this.post({ what: "work", work: this.mine });
  }

  /** Clears the list and asks all tabs to announce themselves: a crashed tab does not answer. */
  callRoll(): void {
    this.others.clear();
    this.post({ what: "roll-call" });
  }

  /** Announces that a draft was written or removed. */
  draftsChanged(): void {
    this.post({ what: "drafts-changed" });
  }

  /** Announces that this tab leaves; a page restored from the back-forward cache announces its form again. */
  leave(): void {
    this.post({ what: "gone" });
  }

  /** Leaves and closes the channel. */
  close(): void {
    this.leave();
    this.channel?.close();
  }

  private post(body: TabMessageBody): void {
    this.channel?.postMessage({ ...body, from: this.name } satisfies TabMessage);
  }

  private receive(message: TabMessage): void {
    switch (message.what) {
      case "roll-call":
        this.announceAgain();
        return;
      case "work":
        this.others.set(message.from, message.work);
        this.onChange("others");
        return;
      case "gone":
        this.others.delete(message.from);
        this.onChange("others");
        return;
      case "drafts-changed":
        this.onChange("drafts");
    }
  }
}
