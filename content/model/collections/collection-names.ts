/** Every kind of content that is edited, in the order in which staff see them. */
export const collectionNames = [
  "events",
  "news",
  "companies",
  "people",
  "plans",
  "partners",
  "terms",
  "custom-pages",
  "pages",
  "site",
  "redirects",
] as const;
export type CollectionName = (typeof collectionNames)[number];

/** True for the name of a collection. */
export function isCollectionName(name: string): name is CollectionName {
  return (collectionNames as readonly string[]).includes(name);
}
