import type { Language } from "../../../../content/model/text/language";
import type { Person } from "../../../../content/model/collections/person";
import type { OfficeholdersPageData, ProfilePageData } from "../../../about/officeholder-page-data";
import type { PlannedPage } from "../planned-page";
import { realContent as real, testBuild } from "../../test-support/test-build";
import { made } from "../../test-support/made";
import { officeholderPages } from "./officeholder-pages";

const bilingual = (text: string) => ({ en: text, ja: `${text}(日)` });
const person = (serial_no: number, name: string, rest: Partial<Person> = {}): Person => ({
  serial_no,
  lists: ["board"],
  president: false,
  image: `/media/people/${String(serial_no)}.jpg`,
  name: bilingual(name),
  title: bilingual("Director"),
  bio: bilingual(`Bio of ${name}`),
  ...rest,
});
const profile: Person["profile"] = {
  position: bilingual("President"),
  company: bilingual("Demo Advisory"),
  profileImage: "/media/people/large.jpg",
  about: [bilingual("Grew up by the sea.")],
  companies: [],
  experience: [],
};

// The texts of the real page, with people made for these tests.
async function plan(language: Language, people: readonly Person[]): Promise<PlannedPage[]> {
  const files = people.map(
    (person) => ({ collection: "people", id: String(person.serial_no), version: "", fields: person }) as const,
  );
  const content = { ...real, site: { ...real.site, product: "demo" }, files };
  return made(officeholderPages(testBuild({ content, fixedPages: ["officeholders"] }), language));
}

test("the board is the president, then the directors by number; founding members are told once", async () => {
  const people = [
    person(7, "Dan", { lists: ["founding"] }),
    person(5, "Chie"),
    person(2, "Ben", { lists: ["board", "founding"] }),
    person(9, "Aki", { president: true }),
  ];
  const [page] = await plan("en", people);
  const { board, founding } = page?.context.page as OfficeholdersPageData;
  expect(board.map(({ name }) => name)).toEqual(["Aki", "Ben", "Chie"]);
  expect(board.filter(({ isFounder }) => isFounder).map(({ name }) => name)).toEqual(["Ben"]);
  expect(founding.map(({ name }) => name)).toEqual(["Dan"]);
});

test("only those with a profile have a page, at their number, in both languages", async () => {
  const people = [person(1, "Aki", { profile }), person(2, "Ben")];
  const paths = [...(await plan("en", people)), ...(await plan("ja", people))].map(({ path }) => path);
  expect(paths).toEqual([
    "/about/demo-officeholders",
    "/demo-board-of-directors/1",
    "/ja/about/demo-officeholders",
    "/ja/demo-board-of-directors/1",
  ]);
});

test("somebody without a picture has the one that the page names, and none for other programs", async () => {
  const { image: _, ...faceless } = person(1, "Aki");
  const { profileImage: __, ...words } = profile;
  const pages = await plan("en", [{ ...faceless, profile: words }, person(2, "Ben", { profile: words })]);
  const [list, own, withPicture] = pages.map(({ context }) => context);
  const fallback = real.page("officeholders")?.fallback.image;
  expect((list?.page as OfficeholdersPageData).board.map(({ image }) => image)).toEqual([
    fallback,
    "/media/people/2.jpg",
  ]);
  expect((own?.page as ProfilePageData).profile.profileImage).toBe(fallback);
  expect(JSON.stringify(own?.head.jsonLd)).not.toContain(fallback);
  expect((withPicture?.page as ProfilePageData).profile.profileImage).toBe("/media/people/2.jpg");
  expect(withPicture?.head.ogImage).toBe("/media/people/2.jpg");
});

test("a profile's page shows and is described in its own language", async () => {
  const [, page] = await plan("ja", [person(1, "Aki", { profile, bio: bilingual("x".repeat(200)) })]);
  const shown = page?.context.page as ProfilePageData;
  expect(shown.person.name).toBe("Aki(日)");
  expect(shown.profile.about).toEqual(["Grew up by the sea.(日)"]);
  expect(page?.context.head).toMatchObject({
    title: `Aki(日) | ${real.site.titleSuffix.ja}`,
    description: `${"x".repeat(150)}…`,
    ogImage: "/media/people/large.jpg",
    canonicalPath: "/ja/demo-board-of-directors/1",
    alternates: { en: "/demo-board-of-directors/1", ja: "/ja/demo-board-of-directors/1" },
    jsonLd: [
      {
        "@type": "Person",
        name: "Aki(日)",
        jobTitle: "President(日)",
        image: "https://demo.example/media/people/large.jpg",
        url: "https://demo.example/ja/demo-board-of-directors/1",
        worksFor: { name: "Demo Advisory(日)" },
      },
    ],
  });
});
