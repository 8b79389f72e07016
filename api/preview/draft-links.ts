import { collections } from "../../content/model/collections/collections";
import type { ContentFile } from "../../content/model/entries/content-file";
import { mediaIn, shownMediaIn } from "../../content/model/publication/media-in";
import { findEntry } from "../entries/stored-entry";
import { preparedText } from "../prepared/plan-prepared";
import { preparedChange } from "../prepared/prepared-change";
import type { ContentStore, StoredFile } from "../store/content-store";
import type { DraftClaim, DraftTokens } from "./draft-token";
import { linkLife, type RevokedLinks } from "./revoked-links";

export interface DraftLinksParts {
  readonly store: Pick<ContentStore, "snapshot">;
  readonly tokens: DraftTokens;
  readonly revoked: RevokedLinks;
  readonly clock: () => Date;
}

/** What a valid draft link leads to. */
export interface LinkedDraft {
  readonly claim: DraftClaim;
  readonly entry: StoredFile;
  /** The file that is shown: the entry's, or that of its prepared change. */
  readonly shown: ContentFile;
  /** The entry's file as it is, or as the prepared change makes it. */
  readonly text: string;
}

/** Links with which readers without a login see an entry that is not public, or its prepared change. */
export class DraftLinks {
  constructor(private readonly parts: DraftLinksParts) {}

  /** A new link, valid for seven days. */
  give(collection: DraftClaim["collection"], id: string, next: boolean): { token: string; expires: Date } {
    const { tokens, revoked, clock } = this.parts;
    const expires = clock().getTime() + linkLife;
    const number = revoked.numberOf(collection, id);
    return { token: tokens.sign({ collection, id, next, expires, number }), expires: new Date(expires) };
  }

  /** Undefined for a link that is wrong, expired or taken back, and for one of an entry or a change that is gone. */
  find(token: string): LinkedDraft | undefined {
    const { store, tokens, revoked, clock } = this.parts;
    const claim = tokens.read(token);
    if (claim === undefined || claim.expires <= clock().getTime()) return undefined;
    if (claim.number < revoked.numberOf(claim.collection, claim.id)) return undefined;
    const [collection, snapshot] = [collections[claim.collection], store.snapshot()];
    const entry = findEntry(collection, snapshot, claim.id);
    if (entry === undefined) return undefined;
    if (!claim.next) return { claim, entry, shown: entry.file, text: entry.text };
    const shown = preparedChange(snapshot, entry.path)?.file;
    if (shown === undefined) return undefined;
    const { text } = preparedText(collection, { id: claim.id, version: undefined, fields: {} }, snapshot);
    return { claim, entry, shown, text };
  }
}

/** True for a file below `media/` that the draft names, however it is spelled. */
export const showsMedia = ({ shown }: LinkedDraft, path: string): boolean =>
  [...mediaIn(shown), ...shownMediaIn(shown)].includes(path);
