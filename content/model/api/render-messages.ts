/** What the publisher says to the renderer, a process of its own: the built site's code that makes single pages. */
export type RenderRequest = OpenRenderer | RenderChange;

/** Once, first of all. */
export interface OpenRenderer {
  readonly kind: "open";
  /** Absolute folder that holds exactly the content of the release; it is read before the answer and not again. */
  readonly contentDir: string;
  /** Absolute folder of the live release's files; read only. */
  readonly siteFolder: string;
}

/** What one commit, or several together, changed. The next request waits for the answer to this one. */
export interface RenderChange {
  readonly kind: "render";
  readonly files: readonly RenderedFile[];
  /** Paths below `media/` that are there now, or changed; the live release already has their bytes. */
  readonly media: readonly string[];
  /** Paths below `media/` that are gone. */
  readonly removedMedia: readonly string[];
}

/** A content file as it is now. */
export interface RenderedFile {
  /** Relative to the content folder. */
  readonly path: string;
  /** Null when the file is gone. */
  readonly bytes: Uint8Array | null;
}

/** The renderer's answer to each request. */
export type RenderReply =
  | { readonly kind: "opened"; readonly pages: number }
  | Rendered
  /** The change is one for a full build; this renderer is of no more use. */
  | { readonly kind: "declined"; readonly reason: string };

/** Pages made anew; the files lie in the renderer's output folder, for the publisher to move into the live release. */
export interface Rendered {
  readonly kind: "rendered";
  /** Paths of pages made anew. */
  readonly pages: readonly string[];
  /** Files to bring into the release, relative to it, in this order. */
  readonly written: readonly string[];
  /** Files that are to leave the release. */
  readonly removed: readonly string[];
  /** Pages that could not be made and keep their last good HTML: all of them, not only those of this change. */
  readonly broken: readonly BrokenPage[];
}

/** A page that could not be made of the content as it is now. */
export interface BrokenPage {
  /** Address of the page. */
  readonly page: string;
  readonly reason: string;
}

/** What a whole rendering is told: a file `whole.json` in the folder that its process is started in. */
export interface WholeRendering<Input> {
  /** What the rendered site is made of: the content, and settings that must be those of the renderer's build. */
  readonly input: Input;
  /** Absolute folder that a build left for rendering. */
  readonly rendererFolder: string;
  /** Absolute folder of a site that this renderer belongs to; read only. */
  readonly siteFolder: string;
  /** True when pages whose data are the same there are taken over, not rendered: for publishing; a check would be blind. */
  readonly takesOver: boolean;
}
