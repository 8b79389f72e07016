import { z } from "zod";
import { field } from "../field-meta";
import { bilingual } from "../fields";
import { metadata, pageHeader } from "./page-parts";

/** `pages/search.yml`. */
export const SearchPage = field(
  z.strictObject({
    id: z.literal("search"),
    metadata,
    ...pageHeader,
    noScript: field(bilingual(300), "Text where JavaScript is off", "JavaScriptが無効なときの文言"),
    emptyHint: field(bilingual(300), "Advice when nothing was found", "見つからないときの案内"),
  }),
  "Search",
  "サイト内検索",
);
export type SearchPage = z.infer<typeof SearchPage>;
