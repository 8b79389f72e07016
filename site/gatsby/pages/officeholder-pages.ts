import type { Bilingual, Language } from "../../../content/model/language";
import { inLanguage } from "../../../content/model/pages/in-language";
import type { OfficeholdersPage } from "../../../content/model/pages/officeholders-page";
import type { Person, Profile } from "../../../content/model/person";
import { truncate } from "../../../content/model/plain-text";
import type { ListedPerson, OfficeholdersPageData, ProfilePageData } from "../../about/officeholder-page-data";
import type { JsonLd, PageHeadData } from "../../shell/page-head-data";
import { picturesOf, type Build } from "../build";
import { fixedPageHead } from "../page-head";
import { plannedPage, type PlannedPage } from "../planned-page";

/** A person's metadata has at most so many characters of the bio, as an article's has of its text. */
const descriptionLength = 150;

/** The officeholders page and the pages of those who have a profile, in one language. */
export async function officeholderPages(
  build: Build,
  language: Language,
): Promise<PlannedPage<OfficeholdersPageData | ProfilePageData>[]> {
  const file = build.content.page("officeholders");
  if (!file) return [];
  const people = build.content.files.flatMap((read) => (read.kind === "person" ? [read.person] : []));
  people.sort(presidentFirst);
  const profiles = people.flatMap((person) => {
    const { profile } = person;
    return profile ? [profilePage(build, language, file, { ...person, profile })] : [];
  });
  return [await officeholdersPage(build, language, file, people), ...(await Promise.all(profiles))];
}

async function officeholdersPage(
  build: Build,
  language: Language,
  file: OfficeholdersPage,
  people: readonly Person[],
): Promise<PlannedPage<OfficeholdersPageData>> {
  const path = build.routes.page("en", "officeholders");
  const { id: _, metadata, ...texts } = file;
  const listed = (list: Person["lists"][number]): ListedPerson[] =>
    people.filter(({ lists }) => lists.includes(list)).map((person) => listedPerson(person, language));
  const board = listed("board");
  const founding = listed("founding");
  const images = [...board, ...founding].map(({ image }) => image);
  return plannedPage(build, {
    language,
    path,
    template: "about/OfficeholdersPage.tsx",
    head: fixedPageHead(build, language, { path, metadata }),
    page: {
      texts: inLanguage(texts, language),
      board,
      founding,
      pictures: await picturesOf(build, [texts.fallback.image, ...images]),
    },
  });
}

type PersonWithProfile = Person & { readonly profile: Profile };

async function profilePage(
  build: Build,
  language: Language,
  file: OfficeholdersPage,
  person: PersonWithProfile,
): Promise<PlannedPage<ProfilePageData>> {
  const path = build.routes.officeholder("en", person.serial_no);
  const { name, title, profile } = inLanguage(person, language);
  const fallback = file.fallback.image;
  return plannedPage(build, {
    language,
    path,
    template: "about/ProfilePage.tsx",
    head: profileHead(build, language, person, path),
    page: {
      texts: inLanguage(file.profile, language),
      person: { name, title },
      profile,
      fallback,
      pictures: await picturesOf(build, [profile.profileImage, fallback]),
    },
  });
}

function listedPerson(person: Person, language: Language): ListedPerson {
  const { serial_no, image, name, title, bio } = inLanguage(person, language);
  return { serial_no, image, name, title, bio, hasProfile: person.profile !== undefined };
}

/** Metadata made from the person. */
function profileHead(build: Build, language: Language, person: PersonWithProfile, path: string): PageHeadData {
  const { name, bio, profile } = person;
  const description = both((of) => truncate(bio[of], descriptionLength));
  const metadata = {
    title: name,
    description,
    keywords: both((of) => [name[of], profile.position[of], profile.company[of]].join(", ")),
    ogTitle: name,
    ogDescription: description,
    ogImage: profile.profileImage,
  };
  return fixedPageHead(build, language, { path, metadata, jsonLd: [personLd(build, language, person, path)] });
}

function personLd(build: Build, language: Language, person: PersonWithProfile, path: string): JsonLd {
  const { content, input, routes } = build;
  const { name, bio, profile } = inLanguage(person, language);
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name,
    jobTitle: profile.position,
    description: bio,
    image: input.publicUrl + profile.profileImage,
    url: input.publicUrl + routes.twin(language, path),
    worksFor: { "@type": "Organization", name: profile.company },
    memberOf: { "@type": "Organization", name: content.site.name[language], url: `${input.publicUrl}/` },
  };
}

/** The president, then everybody by number. */
function presidentFirst(a: Person, b: Person): number {
  return Number(b.president) - Number(a.president) || a.serial_no - b.serial_no;
}

const both = (text: (language: Language) => string): Bilingual => ({ en: text("en"), ja: text("ja") });
