import type { RemoteState } from "../../../content/model/api/answers";
import { StoreError } from "../content-store";

/** The server's position relative to the remote; each change is a line of the log. */
export class RemoteStatus {
  private current: RemoteState;

  constructor(
    private readonly now: () => Date,
    private readonly log: (event: object) => void,
  ) {
    this.current = { kind: "behind", since: now().toISOString(), reason: "The remote has not been asked yet" };
  }

  state(): RemoteState {
    return this.current;
  }

  set(kind: RemoteState["kind"], reason?: string): void {
    const before = this.current;
    if (before.kind === kind && before.reason === reason) return;
    const since = before.kind === kind ? before.since : this.now().toISOString();
    this.current = { kind, since, ...(reason === undefined ? {} : { reason }) };
    this.log({ event: `remote-${kind}`, ...(reason === undefined ? {} : { reason }) });
  }

  /** Sets what a failure shows about the remote; false when it shows nothing about it. */
  setByFailure(error: unknown): boolean {
    const code = error instanceof StoreError ? error.code : undefined;
    if (code !== "remote-diverged" && code !== "remote-unavailable") return false;
    this.set(code === "remote-diverged" ? "diverged" : "unreachable", (error as StoreError).message);
    return true;
  }
}
