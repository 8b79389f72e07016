import { z } from "zod";
import { bilingual, mediaPath } from "./fields";

/** An officeholder's profile page (R4.1). */
export const Profile = z.strictObject({
  position: bilingual(120),
  company: bilingual(120),
  profileImage: mediaPath,
  about: z.array(bilingual(2000)).min(1),
  companies: z.array(bilingual(120)).default([]),
  /** Company name -> paragraphs, in the order written. */
  experience: z
    .array(z.strictObject({ company: bilingual(120), paragraphs: z.array(bilingual(2000)).min(1) }))
    .default([]),
});
export type Profile = z.infer<typeof Profile>;

/** An officeholder or founding member: `people/*.yml`, one file a person (R4.1). */
export const Person = z.strictObject({
  serial_no: z.int().positive(),
  /** The lists of the officeholders page that show the person. */
  lists: z.array(z.enum(["board", "founding"])).min(1),
  president: z.boolean().default(false),
  image: mediaPath,
  name: bilingual(120),
  title: bilingual(120),
  bio: bilingual(1000),
  profile: Profile.optional(),
});
export type Person = z.infer<typeof Person>;
