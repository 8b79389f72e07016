import type { PreviewAnswer } from "./collection-answers";
import type { ItemHistory } from "./item-history";

/**
 * Messages from the publisher to the renderer, a separate process that runs the built site's code on single pages. The publisher
 * takes the files of an answer out of the output folder before the next request: the renderer may write there again.
 */
export type RenderRequest =
  | OpenRenderer
  | RenderChange
  | { readonly kind: "more" }
  | { readonly kind: "deferred" }
  | RenderPreview;

/** Once, first of all. */
export interface OpenRenderer {
  readonly kind: "open";
  /**
   * Absolute folder that holds exactly the content that the release shows. Content files are read before the answer and
   * not again; pictures are read when a page shows them: the publisher keeps those below `media/` up to date.
   */
  readonly contentDir: string;
  /** Absolute folder of the release's files; read only. */
  readonly siteFolder: string;
  /** The day for which the release's HTML is written, `YYYY-MM-DD` in Asia/Tokyo. */
  readonly builtOn: string;
  /** What git says about every item; absent where nothing is known. */
  readonly histories?: readonly ItemHistory[] | undefined;
  /** Files of the release that an interrupted change may have left incomplete: the next change renders them again. */
  readonly unfinished: readonly string[];
}

/** What one commit, or several together, changed. The next request waits for the answer to this one. */
export interface RenderChange {
  readonly kind: "render";
  /** Absolute folder of the release that shows the pages rendered before; read only. */
  readonly siteFolder: string;
  /** The day for which the HTML is to be written; another day than before touches every page. */
  readonly builtOn: string;
  readonly files: readonly RenderedFile[];
  /** What git says about the items of these files. */
  readonly histories?: readonly ItemHistory[] | undefined;
  /** Paths below `media/` that were added or changed. */
  readonly media: readonly string[];
  /** Paths below `media/` that were deleted. */
  readonly removedMedia: readonly string[];
}

/** A content file as it is now. */
export interface RenderedFile {
  /** Relative to the content folder. */
  readonly path: string;
  /** Null when the file was deleted. */
  readonly bytes: Uint8Array | null;
}

/** Requests the pages with one file replaced; has no effect on the rendering of later changes. */
export interface RenderPreview {
  readonly kind: "preview";
  /** The day for which the page is written, `YYYY-MM-DD` in Asia/Tokyo. */
  readonly builtOn: string;
  readonly file: RenderedFile;
  /** Path of the page to be shown; absent, or where there is no such page: the first that changes. */
  readonly page?: string | undefined;
}

/** What the renderer says after each request: that it goes on working, any number of times, and then its answer. */
export type RenderReply = Working | RenderAnswer;

/** A page or a picture is made; the answer comes later. */
export interface Working {
  readonly kind: "working";
}

export type RenderAnswer =
  | { readonly kind: "opened"; readonly deferred: number }
  | Rendered
  | Previewed
  /** Only a Gatsby build can make the site of this change; this renderer cannot be used any more. */
  | { readonly kind: "full-render-required"; readonly reason: string };

/** Pages made anew; the files lie in the renderer's output folder, for the publisher to move into a release. */
export interface Rendered {
  readonly kind: "rendered";
  /** Paths of rendered pages. */
  readonly pages: readonly string[];
  /** Files to bring into the release, relative to it, in this order. */
  readonly written: readonly string[];
  /** Files to remove from the release. */
  readonly removed: readonly string[];
  /** Pages that could not be made and keep their last good HTML: all of them, not only those of this change. */
  readonly broken: readonly BrokenPage[];
  /** True when the change touched every page of the site. */
  readonly isWholeSite: boolean;
  /** How many touched pages are still to be made, each time by a request for more. */
  readonly left: number;
  /** How many files that no page waits for are still to be made, each by a request for a deferred one. */
  readonly deferred: number;
}

/** What `POST /api/previewEntry` answers; the HTML is that of site/gatsby/render/preview-html.ts. */
export interface Previewed extends PreviewAnswer {
  readonly kind: "previewed";
}

/** A page that could not be rendered from the current content. */
export interface BrokenPage {
  /** Address of the page. */
  readonly page: string;
  readonly reason: string;
}
