import type { InLanguage } from "../../content/model/pages/in-language";
import type { OfficeholdersPage } from "../../content/model/collections/pages/officeholders-page";
import type { Person, Profile } from "../../content/model/collections/person";
import type { Pictures } from "../ui/Picture";

type Texts = InLanguage<OfficeholdersPage>;

/** A person as the lists show them. */
export interface ListedPerson extends Pick<InLanguage<Person>, "serial_no" | "name" | "title" | "bio"> {
  readonly image: string;
  readonly hasProfile: boolean;
  /** Signed the charter, too: said at the entry in the board, instead of a second entry. */
  readonly isFounder?: boolean;
}

/** What the officeholders page shows, in one language. */
export interface OfficeholdersPageData {
  readonly texts: Omit<Texts, "id" | "metadata">;
  /** The president, then the directors. */
  readonly board: readonly ListedPerson[];
  /** Those who are not on the board. */
  readonly founding: readonly ListedPerson[];
  readonly pictures: Pictures;
}

/** What an officeholder's own page shows, in one language. */
export interface ProfilePageData {
  readonly texts: Texts["profile"];
  readonly person: Pick<InLanguage<Person>, "name" | "title">;
  readonly profile: InLanguage<Profile> & { readonly profileImage: string };
  /** Shown when the person's picture cannot be loaded. */
  readonly fallback: string;
  readonly pictures: Pictures;
}
