import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RenderAnswer, RenderReply, RenderRequest } from "../../../content/model/api/render-messages";
import type { BuildInput } from "../../../content/model/api/build-input";
import { GatsbyRenderer } from "./gatsby-renderer";
import { FullRenderRequired } from "./full-render-required";
import { SiteRenderer } from "./site-renderer";

/**
 * The renderer's process: started by the publisher in a folder that `copyRenderer` made, one request at a time, ends when
 * the publisher does. Any error ends it; the publisher then starts it again.
 */
async function main(): Promise<void> {
  const folder = process.cwd();
  const gatsby = await GatsbyRenderer.open(folder);
  const input = JSON.parse(await readFile(join(folder, "input.json"), "utf8")) as BuildInput;
  const pictureCache = join(folder, "pictures");
  let renderer: SiteRenderer | undefined;
  const answer = async (request: RenderRequest): Promise<RenderAnswer> => {
    if (request.kind === "open") {
      renderer = await SiteRenderer.open(gatsby, input, request, pictureCache, () => say({ kind: "working" }));
      renderer.prepare();
      return { kind: "opened", deferred: renderer.deferred };
    }
    if (!renderer) throw new Error("The renderer was not opened");
    if (request.kind === "preview") return renderer.preview(request);
    if (request.kind === "deferred") return renderer.makeDeferred();
    return request.kind === "more" ? renderer.more() : renderer.render(request);
  };
  process.on("disconnect", () => process.exit(0));
  process.on("message", (request: RenderRequest) => {
    answer(request).then(say, (error: unknown) => {
      if (error instanceof FullRenderRequired) say({ kind: "full-render-required", reason: error.message });
      else fail(error);
    });
  });
}

function say(reply: RenderReply): void {
  process.send?.(reply);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
