import { categoriesOfText, siteLabels } from "../../content/model/collections/category-text";
import type { Collection, EntryFields } from "../../content/model/collections/collection";
import { collections } from "../../content/model/collections/collections";
import type { Snapshot } from "../store/content-store";

/** What a call sends, with the categories of a news item as `site.yml` labels them: staff type them in either language. */
export function withSiteLabels({ name }: Collection, sent: EntryFields, snapshot: Snapshot): EntryFields {
  const { category } = sent;
  if (name !== collections.news.name) return sent;
  const labels: unknown = typeof category === "string" ? categoriesOfText(category) : category;
  if (!Array.isArray(labels) || !labels.every((label) => typeof label === "string")) return sent;
  const { categories = [] } = snapshot.shown("site")[0]?.file.fields ?? {};
  return { ...sent, category: siteLabels(labels, categories) };
}
