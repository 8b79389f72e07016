import type { PublishState } from "../../content/model/api/answers";
import type { Previewed, RenderPreview } from "../../content/model/api/render-messages";

/** One content file as it would be saved, and the page to be shown. */
export interface PreviewAsked extends Pick<RenderPreview, "file" | "page"> {
  /** Asked when the renderer has time for it: false drops the preview. */
  readonly isWanted: () => boolean;
}

/** Keeps the static site in step with the content: renders pages, builds releases and switches between them. */
export interface Publisher {
  /** What is live, built or held; a held release is `{ kind: "held", release, since, by }`. */
  state(): PublishState;
  /** Folder of the live release, absolute, or undefined before the first build. */
  siteFolder(): string | undefined;
  /**
   * The pages that the change of a file would touch, and one of them; nothing of it is published. Undefined when there is no
   * renderer, too many previews wait for it, it ends meanwhile, or the preview is not wanted any more.
   */
  preview(asked: PreviewAsked): Promise<Previewed | undefined>;
  /** Stops a running build and frees everything. */
  close(): Promise<void>;
}

/** Of a service that publishes nothing. */
export const noPublisher: Pick<Publisher, "state" | "preview"> = {
  state: () => ({ kind: "none" }),
  preview: () => Promise.resolve(undefined),
};
