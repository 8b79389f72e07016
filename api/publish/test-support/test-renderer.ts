import type { Rendered } from "../../../content/model/api/render-messages";
import type { Renderer } from "../render/renderer-process";

/** What a renderer answers that had nothing to make. */
export const nothing: Rendered = {
  kind: "rendered",
  pages: [],
  written: [],
  removed: [],
  broken: [],
  isWholeSite: false,
  left: 0,
  deferred: 0,
};

/** A renderer of which a test gives what it needs: nothing is left or deferred. */
export function testRenderer(given: Pick<Renderer, "outputDir" | "render">): Renderer {
  return {
    more: () => Promise.reject(new Error("there is nothing more")),
    deferred: 0,
    makeDeferred: () => Promise.reject(new Error("there is nothing deferred")),
    preview: () => Promise.reject(new Error("nobody asks for it")),
    onDeath: () => undefined,
    close: () => Promise.resolve(),
    ...given,
  };
}
