import { z } from "zod";
import type { DraftLinkAnswer } from "../../content/model/api/collection-answers";
import { collectionNames } from "../../content/model/collections/collection-names";
import { collections } from "../../content/model/collections/collections";
import { says } from "../../content/model/problems/fault";
import { existingEntry } from "../entries/stored-entry";
import { ApiError } from "../errors";
import { answerStaff } from "../http/answer-staff";
import type { CallHandlers } from "../http/api-router";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import { preparedChange } from "../prepared/prepared-change";
import type { PublicContent } from "../publication/public-content";
import type { ContentStore } from "../store/content-store";
import type { Log } from "../support/log";
import { draftPath } from "./draft-html";
import type { DraftLinks } from "./draft-links";
import type { RevokedLinks } from "./revoked-links";

export interface DraftLinkDependencies {
  readonly store: Pick<ContentStore, "snapshot">;
  readonly content: PublicContent;
  readonly links: DraftLinks;
  readonly revoked: RevokedLinks;
  readonly publicUrl: string;
  readonly log: Pick<Log, "info">;
}

const maxBytes = 4 * 1024;
const entry = { collection: z.enum(collectionNames, says("required")), _id: z.string(says("required")) };
const GiveInput = z.strictObject({ ...entry, next: z.literal(true).exactOptional() });
const RevokeInput = z.strictObject(entry);

/** Gives out links for readers without a login, and takes all links of an entry back. */
export function draftLinkRoutes(
  dependencies: DraftLinkDependencies,
): CallHandlers<"giveDraftLink" | "revokeDraftLinks"> {
  const { store, content, links, revoked, publicUrl, log } = dependencies;
  return {
    giveDraftLink: async (context) => {
      const { collection, _id, next = false } = parseInput(GiveInput, await readJson(context, maxBytes));
      const snapshot = store.snapshot();
      const { path, file } = existingEntry(collections[collection], snapshot, _id);
      if (next ? preparedChange(snapshot, path) === undefined : !content.of(snapshot).hides(path))
        throw new ApiError("not-found", { words: nothingHidden });
      const { token, expires } = links.give(collection, file.id, next);
      log.info({ event: "draft-link-given", collection, id: file.id, next, expires });
      const answer: DraftLinkAnswer = {
        links: { en: publicUrl + draftPath("en", token), ja: publicUrl + draftPath("ja", token) },
        expires: expires.toISOString(),
      };
      context.status = 201;
      await answerStaff(context, answer);
    },
    revokeDraftLinks: async (context) => {
      const { collection, _id } = parseInput(RevokeInput, await readJson(context, maxBytes));
      const { id } = existingEntry(collections[collection], store.snapshot(), _id).file;
      await revoked.revoke(collection, id);
      log.info({ event: "draft-links-revoked", collection, id });
      context.set("Cache-Control", "no-store");
      context.status = 204;
    },
  };
}

const nothingHidden = {
  en: "There is nothing to be read with a link: visitors see this already.",
  ja: "すでに公開されているため、リンクは必要ありません。",
};
