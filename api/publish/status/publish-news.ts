import type { PublishState } from "../../../content/model/api/answers";

/** Keeps the static site in step with the content: renders pages, builds releases and switches between them. */
export interface Publisher {
  /** What is live, built or held; a held release is `{ kind: "held", release, since, by }`. */
  state(): PublishState;
  /** Calls the listener after every change of the state. Returns the unsubscribe. */
  onChange(listener: (state: PublishState) => void): () => void;
  /** Folder of the live release, absolute, or undefined before the first build. */
  siteFolder(): string | undefined;
  /** Stops a running build and frees everything. */
  close(): Promise<void>;
}

/** The part of a publisher that reports its state. */
export type PublishNews = Pick<Publisher, "state" | "onChange">;

/** Of a service that publishes nothing. */
export const noPublisher: PublishNews = { state: () => ({ kind: "none" }), onChange: () => () => undefined };
