import type { z } from "zod";
import { plans } from "./membership-plan";
import { pages } from "./pages/pages";
import type { Collection } from "./collection";
import { collectionNames, type CollectionName } from "./collection-names";
import { companies } from "./company";
import { customPages } from "./custom-page";
import { events } from "./events";
import { news } from "./news";
import { partners } from "./partner";
import { people } from "./person";
import { redirects } from "./redirects";
import { site } from "./site-settings";
import { terms } from "./terms";

const definitions = {
  events,
  news,
  companies,
  people,
  plans,
  partners,
  terms,
  "custom-pages": customPages,
  pages,
  site,
  redirects,
};

/** What the files of each collection hold, as its schema reads them. */
export type FieldsOf = { [Name in CollectionName]: z.infer<ReturnType<(typeof definitions)[Name]["schemaOf"]>> };

/** Every collection by its name. */
export const collections: Readonly<Record<CollectionName, Collection>> = definitions;

/** The same in the order in which staff see them. */
export const allCollections: readonly Collection[] = collectionNames.map((name) => collections[name]);
