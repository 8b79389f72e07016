import { sampleContent } from "../../../content/model/test-support/sample-content";
import { createRoutes, type FixedPage } from "../../routes";
import type { Build } from "../plan/build";
import type { BuildInput } from "../../../content/model/api/build-input";
import { PictureMaker } from "../output/pictures";
import { readContent } from "../content/read-content";
import { siteContent, type SiteContent } from "../content/site-content";

const realContentDir = sampleContent;

/** The content of this checkout; tests put in place of parts of it what they are about. */
export const realContent = siteContent(readContent(realContentDir));

interface Parts {
  /** Default: the real content. */
  readonly content?: SiteContent;
  readonly input?: Partial<BuildInput>;
  readonly fixedPages?: readonly FixedPage[];
  /** Where pictures are read and written; default: nowhere, for tests that need none. */
  readonly folder?: string;
  /** First word of the routes; default "demo". */
  readonly product?: string;
}

interface TestBuild extends Build {
  readonly pictures: PictureMaker;
}

/** What planners of pages are given, on June 12, 2026, without any of the services that can be configured. */
export function testBuild({
  content = realContent,
  input,
  fixedPages = [],
  folder,
  product = "demo",
}: Parts): TestBuild {
  const contentDir = folder ?? realContentDir;
  const written = folder ?? "/nowhere";
  return {
    input: {
      contentDir,
      commit: null,
      publicUrl: "https://demo.example",
      builtOn: "2026-06-12",
      gtagId: null,
      captchaSiteKey: null,
      contact: null,
      ...input,
    },
    content,
    routes: createRoutes(product),
    pictures: new PictureMaker({ contentDir, cacheDir: written, publicDir: written }),
    fixedPages,
  };
}
