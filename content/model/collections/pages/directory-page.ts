import { z } from "zod";
import { field } from "../field-meta";
import { bilingual } from "../fields";
import { LinkBlock, metadata, pageHeader } from "./page-parts";

/** `pages/directory.yml`. */
export const DirectoryPage = field(
  z.strictObject({
    id: z.literal("directory"),
    metadata,
    ...pageHeader,
    /** Why the tab of individual members cannot be chosen. */
    individualNote: field(bilingual(300), "Why individual members are not shown", "個人会員を掲載しない理由"),
    join: field(LinkBlock, "Way to the membership page", "会員制度ページへの案内"),
  }),
  "Membership directory",
  "会員名簿",
);
export type DirectoryPage = z.infer<typeof DirectoryPage>;
