import { z } from "zod";
import { field } from "../field-meta";
import { bilingual, listOf } from "../fields";
import { LinkBlock, metadata, pageHeader } from "./page-parts";

/** `pages/directory.yml`. */
export const DirectoryPage = field(
  z.strictObject({
    id: z.literal("directory"),
    metadata,
    ...pageHeader,
    /** Why the tab of individual members cannot be chosen. */
    individualNote: field(bilingual(300), "Why individual members are not shown", "個人会員を掲載しない理由"),
    /** Each entry is words for one field of business: who searches one of them finds what is described by another. */
    synonyms: field(
      listOf(bilingual(200)).default([]),
      "Words that mean the same in the search",
      "検索で同じ意味とする言葉",
      {
        item: { en: "field of business", ja: "分野" },
        hint: {
          en: "With commas between the words: IT, software, cloud. The words of both languages belong together.",
          ja: "言葉はカンマで区切ります（例：IT, クラウド, DX）。日英両方の言葉が、同じ意味として検索されます。",
        },
      },
    ),
    join: field(LinkBlock, "Way to the membership page", "会員制度ページへの案内"),
  }),
  "Membership directory",
  "会員名簿",
);
export type DirectoryPage = z.infer<typeof DirectoryPage>;
