import type { RemoteState } from "../../../content/model/api/answers";
import { StoreError } from "../content-store";

/** Where the server stands beside the remote; a change is a line of the log. */
export class RemoteStanding {
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

  /** What a failure says about the remote; any other failure says nothing about it. */
  failed(error: unknown): void {
    if (!(error instanceof StoreError)) return;
    if (error.code === "remote-diverged") this.set("diverged", error.message);
    if (error.code === "remote-unavailable") this.set("unreachable", error.message);
  }
}
