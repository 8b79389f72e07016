import { z } from "zod";
import { says } from "../problems/fault";
import { bilingual, link, mediaPath } from "./fields";

/** A partner's logo in the scrolling strip (R3.5). */
export const Partner = z.strictObject({
  id: z.int().positive(),
  name: bilingual(120),
  image: mediaPath,
  link,
  size: z.enum(["small", "large", "default"]).default("default"),
});
export type Partner = z.infer<typeof Partner>;

/** A government partner's banner on the home page, linking to an external site. */
export const GovernmentPartner = z.strictObject({ name: bilingual(120), image: mediaPath, link });
export type GovernmentPartner = z.infer<typeof GovernmentPartner>;

/** `partners.yml`. */
export const Partners = z.strictObject({
  logos: z.array(Partner),
  government: z.array(GovernmentPartner).length(2, says("twoGovernmentPartners")),
});
export type Partners = z.infer<typeof Partners>;
