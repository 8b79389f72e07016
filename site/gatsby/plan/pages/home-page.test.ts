import type { HomePageData } from "../../../home/home-page-data";
import type { Whole } from "../../../../content/model/test-support/whole";
import type { SiteContent } from "../../content/site-content";
import { realContent as real, testBuild } from "../../test-support/test-build";
import { made } from "../../test-support/made";
import { homePage } from "./home-page";

type WholeData = HomePageData & { readonly texts: Whole<HomePageData["texts"]> };

async function planned(content: SiteContent, language: "en" | "ja" = "en"): Promise<WholeData> {
  const [page] = await made(homePage(testBuild({ content, fixedPages: ["home"] }), language));
  if (!page) throw new Error("no home page");
  return page.context.page as WholeData;
}

/** The real content with the other reading of the top. */
const withCarousel: SiteContent = {
  ...real,
  page: (id) => {
    const file = real.page(id);
    return file?.id === "home" ? { ...file, hero: "carousel" } : file;
  },
};

test("partners are given in the page's language, and left out where there is no partners.yml", async () => {
  const { partners } = await planned(real, "ja");
  expect(partners?.government).toHaveLength(2);
  expect(partners?.logos[0]?.name).toMatch(/[ァ-ヶ]/);
  const without = await planned({ ...real, files: real.files.filter(({ collection }) => collection !== "partners") });
  expect(without).not.toHaveProperty("partners");
});

test("every picture below the top is made: gallery, banners and logos", async () => {
  const { texts, partners, pictures } = await planned(real);
  const { slides, events, closing } = texts.gallery;
  const shown = [...slides, ...events, closing, ...(partners?.government ?? []), ...(partners?.logos ?? [])];
  expect(shown).toHaveLength(9 + 2 + (partners?.logos.length ?? 0));
  for (const { image } of shown) expect(pictures).toHaveProperty([image]);
});

test("of the top, only the pictures of the reading that is shown are made", async () => {
  const panels = await planned(real);
  const { founding60, eventBanner, backgrounds, carousel } = panels.texts;
  const ofPanels = [founding60.picture, eventBanner.picture, ...backgrounds].map(({ image }) => image);
  for (const image of ofPanels) expect(panels.pictures).toHaveProperty([image]);
  const { texts, pictures } = await planned(withCarousel);
  expect(texts.hero).toBe("carousel");
  for (const { image } of carousel.slides) expect(pictures).toHaveProperty([image]);
  expect(pictures).not.toHaveProperty([founding60.picture.image]);
});

test("the banner ends when registration for its event closes, or with the event, and at once when there is no such event; the benefit with the promotion", async () => {
  expect((await planned(real)).ends).toEqual({ promotion: "2025-12-31", banner: "2026-12-04" });
  const events = real.events.map(({ registerBy: _, ...event }) => event);
  expect((await planned({ ...real, events })).ends.banner).toBe("2026-12-10");
  const withoutEvents = await planned({ ...real, events: [] });
  expect(withoutEvents.ends.banner).toBe("0000-01-01");
  const home = real.page("home");
  if (!home?.eventBanner) throw new Error("no banner");
  const { event: _, ...eventBanner } = home.eventBanner;
  const page: SiteContent["page"] = (id) => {
    const file = real.page(id);
    return file?.id === "home" ? { ...file, eventBanner } : file;
  };
  expect((await planned({ ...real, page })).ends).toEqual({ promotion: "2025-12-31" });
});
