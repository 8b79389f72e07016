import { compareOrder } from "../../../../content/model/collections/collection";
import type { Bilingual, Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { OfficeholdersPage } from "../../../../content/model/collections/pages/officeholders-page";
import { people, type Person, type Profile } from "../../../../content/model/collections/person";
import { truncate } from "../../../../content/model/text/plain-text";
import type { ListedPerson, OfficeholdersPageData, ProfilePageData } from "../../../about/officeholder-page-data";
import type { JsonLd, PageHeadData } from "../../../shell/page-head-data";
import type { Build } from "../build";
import { planFixedPage } from "../fixed-page";
import { fixedPageHead, type Listing } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";
import { context } from "../json-ld";

/** A person's metadata has at most so many characters of the bio, as an article's has of its text. */
const descriptionLength = 150;

/** The officeholders page and the pages of those who have a profile, in one language; none without anybody. */
export function officeholderPages(
  build: Build,
  language: Language,
): PagePlan<OfficeholdersPageData | ProfilePageData>[] {
  const file = build.content.page("officeholders");
  if (!file) return [];
  const all = build.content.files.flatMap((read) => (read.collection === "people" ? [read.fields] : []));
  if (all.length === 0) return [];
  all.sort(presidentFirst);
  const profiles = all.filter(hasProfile).map((person) => profilePage(build, language, file, person));
  return [...officeholdersPage(build, language, all), ...profiles];
}

function officeholdersPage(
  build: Build,
  language: Language,
  all: readonly Person[],
): PagePlan<OfficeholdersPageData>[] {
  const fallback = build.content.page("officeholders")?.fallback.image ?? "";
  const onBoard = all.filter(({ lists }) => lists.includes("board"));
  const board = onBoard.map((person) => ({
    ...listedPerson(person, language, fallback),
    isFounder: person.lists.includes("founding"),
  }));
  const founding = all
    .filter((person) => person.lists.includes("founding") && !onBoard.includes(person))
    .map((person) => listedPerson(person, language, fallback));
  const images = [...board, ...founding].map(({ image }) => image);
  return planFixedPage(build, language, "officeholders", (texts) => ({
    template: "about/OfficeholdersPage.tsx",
    dependencies: all,
    images: [texts.fallback.image, ...images],
    page: (pictures) => ({ texts: inLanguage(texts, language), board, founding, pictures }),
  }));
}

type PersonWithProfile = Person & { readonly profile: Profile };

const hasProfile = (person: Person): person is PersonWithProfile => person.profile !== undefined;

function profilePage(
  build: Build,
  language: Language,
  file: OfficeholdersPage,
  person: PersonWithProfile,
): PagePlan<ProfilePageData> {
  const path = build.routes.officeholder("en", person.serial_no);
  const fallback = file.fallback.image;
  const picture = pictureOf(person);
  return planPage(build, {
    language,
    path,
    template: "about/ProfilePage.tsx",
    dependencies: [file, person],
    images: [picture ?? fallback, fallback],
    head: (listing) =>
      profileHead(build, language, { person, path, listing, ogImage: picture ?? file.metadata.ogImage }),
    page: (pictures) => {
      const { name, title, profile } = inLanguage(person, language);
      const shown = { ...profile, profileImage: picture ?? fallback };
      return { texts: inLanguage(file.profile, language), person: { name, title }, profile: shown, fallback, pictures };
    },
  });
}

function listedPerson(person: Person, language: Language, fallback: string): ListedPerson {
  const { serial_no, image = fallback, name, title, bio } = inLanguage(person, language);
  return { serial_no, image, name, title, bio, hasProfile: person.profile !== undefined };
}

/** The picture of a person's own page; undefined for somebody without any. */
const pictureOf = ({ profile, image }: PersonWithProfile): string | undefined => profile.profileImage ?? image;

interface ProfileHead {
  readonly person: PersonWithProfile;
  readonly path: string;
  readonly listing: Listing;
  readonly ogImage: string;
}

/** Metadata made from the person. */
function profileHead(build: Build, language: Language, { person, path, listing, ogImage }: ProfileHead): PageHeadData {
  const { name, bio, profile } = person;
  const description = both((of) => truncate(bio[of], descriptionLength));
  const metadata = {
    title: name,
    description,
    keywords: both((of) => [name[of], profile.position[of], profile.company[of]].join(", ")),
    ogTitle: name,
    ogDescription: description,
    ogImage,
  };
  return fixedPageHead(build, language, metadata, listing, [personLd(build, language, person, path)]);
}

function personLd(build: Build, language: Language, person: PersonWithProfile, path: string): JsonLd {
  const { content, input, routes } = build;
  const { name, bio, profile } = inLanguage(person, language);
  const picture = pictureOf(person);
  return {
    "@context": context,
    "@type": "Person",
    name,
    jobTitle: profile.position,
    description: bio,
    ...(picture === undefined ? {} : { image: input.publicUrl + picture }),
    url: input.publicUrl + routes.twin(language, path),
    worksFor: { "@type": "Organization", name: profile.company },
    memberOf: { "@type": "Organization", name: content.site.name[language], url: `${input.publicUrl}/` },
  };
}

/** The president, then everybody in the order that staff chose. */
function presidentFirst(a: Person, b: Person): number {
  return Number(b.president) - Number(a.president) || compareOrder(people, a, b);
}

const both = (text: (language: Language) => string): Bilingual => ({ en: text("en"), ja: text("ja") });
