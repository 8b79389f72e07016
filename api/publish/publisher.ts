import type { PublishState } from "../../content/model/api/answers";

/** Keeps the static site in step with the content: builds releases and switches between them (rulings 4 and 11). */
export interface Publisher {
  /** Where the static site stands. */
  state(): PublishState;
  /** Calls the listener after every change of the state. Returns the unsubscribe. */
  onChange(listener: (state: PublishState) => void): () => void;
  /** Folder of the live release, absolute, or undefined before the first build. */
  siteFolder(): string | undefined;
  /** Stops a running build and frees everything. */
  close(): Promise<void>;
}

/** What follows the publisher without steering it. */
export type PublishNews = Pick<Publisher, "state" | "onChange">;

/** Of a service that publishes nothing. */
export const noPublisher: PublishNews = { state: () => ({ kind: "none" }), onChange: () => () => undefined };
