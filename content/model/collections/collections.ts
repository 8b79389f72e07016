import { plans } from "./membership-plan";
import { pages } from "./pages/pages";
import type { Collection } from "./collection";
import { collectionNames, type CollectionName } from "./collection-names";
import { companies } from "./company";
import { events } from "./events";
import { news } from "./news";
import { partners } from "./partner";
import { people } from "./person";
import { redirects } from "./redirects";
import { site } from "./site-settings";
import { terms } from "./terms";

/** Every collection by its name. */
export const collections: Readonly<Record<CollectionName, Collection>> = {
  events,
  news,
  companies,
  people,
  plans,
  partners,
  terms,
  pages,
  site,
  redirects,
};

/** The same in the order in which staff see them. */
export const allCollections: readonly Collection[] = collectionNames.map((name) => collections[name]);
