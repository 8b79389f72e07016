import type { Terms } from "../../../../content/model/collections/terms";
import type { Build } from "../build";
import type { SiteContent } from "../../content/site-content";
import { realContent as real, testBuild } from "../../test-support/test-build";
import { made } from "../../test-support/made";
import { termsPage } from "./fixed-pages";

// The texts of the real page, with terms made for these tests.
function buildWith(files: SiteContent["files"]): Build {
  return testBuild({ content: { ...real, files }, fixedPages: ["terms"] });
}

test("a section may have another kind of paragraph in each language", async () => {
  const section = {
    heading: { en: "Who", ja: "窓口" },
    paragraph: { en: ["Us", ""], ja: { text: "宛先", email: "a@b.example" } },
  };
  const terms: Terms = { updated: "2026-04-01", sections: [section] };
  const build = buildWith([{ collection: "terms", id: "terms", version: "", fields: terms }]);
  const [english] = await made(termsPage(build, "en"));
  const [japanese] = await made(termsPage(build, "ja"));
  expect(english).toMatchObject({
    path: "/demo-terms",
    context: { page: { updated: "2026-04-01", sections: [{ heading: "Who", paragraph: ["Us", ""] }] } },
  });
  expect(japanese).toMatchObject({
    path: "/ja/demo-terms",
    context: { page: { sections: [{ heading: "窓口", paragraph: { text: "宛先", email: "a@b.example" } }] } },
  });
});

test("without terms there is no page", () => {
  expect(termsPage(buildWith([]), "en")).toEqual([]);
});
