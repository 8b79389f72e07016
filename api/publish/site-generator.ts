import type { BuildInput } from "../../content/model/api/build-input";
import { buildSite, type BuildOptions } from "./build/build-site";
import { codeFingerprint } from "./build/code-fingerprint";
import { openRenderer, type Renderer, type RendererContent } from "./render/renderer-process";

/** Settings that reach the pages. */
export type PageSettings = Pick<BuildInput, "publicUrl" | "pictureEncoding" | "gtagId" | "captchaSiteKey" | "contact">;

/** Makes pages of content with the code of a checkout. */
export interface SiteGenerator {
  readonly settings: PageSettings;
  /** Fingerprint of the code, as it is at the time of the call, and the settings. */
  code(): string;
  /** Reports a line of progress. */
  readonly onLine: (line: string) => void;
  /** See `buildSite`. */
  build(input: BuildInput, options: Pick<BuildOptions, "folder" | "code" | "signal">): Promise<string>;
  /** See `openRenderer`. */
  openRenderer(folder: string, content: () => Promise<RendererContent>): Promise<Renderer>;
}

/** The site of a checkout, made by Gatsby. */
export function gatsbyGenerator(
  rootDir: string,
  settings: PageSettings,
  onLine: (line: string) => void,
): SiteGenerator {
  return {
    settings,
    code: () => codeFingerprint(rootDir, settings),
    onLine,
    build: (input, options) => buildSite(input, { rootDir, onLine, ...options }),
    openRenderer: (folder, content) => openRenderer({ rootDir, folder }, content),
  };
}
