import type { ClaimAges } from "../checks/check-content";
import type { ItemHistory } from "./item-history";

/** How the pages' pictures are encoded: as small as can be, or quickly, half as large again, for a site that is only tried out. */
export const pictureEncodings = ["small", "quick"] as const;
export type PictureEncoding = (typeof pictureEncodings)[number];

/** What one Gatsby build needs to know; the API and the scripts write it to `.build/input.json`, site/gatsby reads it. */
export interface BuildInput {
  /** Absolute folder that holds exactly the content to build. */
  readonly contentDir: string;
  readonly commit: string | null;
  /** Public address without a trailing slash; may be empty. */
  readonly publicUrl: string;
  /** The day for which the HTML is written, `YYYY-MM-DD` in Asia/Tokyo; browsers ask for theirs again. */
  readonly builtOn: string;
  /** The moment for which the content is public, ISO 8601; absent: the moment of the build. */
  readonly publicAt?: string;
  /** What git says about every item; absent where the content comes without git. */
  readonly histories?: readonly ItemHistory[] | undefined;
  /** How long files have had numbers that others have, too; absent where the content comes without git. */
  readonly claimAges?: ClaimAges | undefined;
  /** True when a renderer draws the pictures for sharing that are not in the cache, once the site is live. */
  readonly drawsLater?: boolean;
  /** Absent: small. */
  readonly pictureEncoding?: PictureEncoding | undefined;
  readonly gtagId: string | null;
  readonly captchaSiteKey: string | null;
  /** The external e-mail service, or null for this product's own API. */
  readonly contact: ContactService | null;
}

/** Where inquiries are posted: this product's own API, or an external e-mail service and its ids (R5.3). */
export interface ContactService {
  readonly endpoint: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly userId: string;
}
