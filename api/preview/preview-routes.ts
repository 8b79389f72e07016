import type { Context } from "koa";
import { z } from "zod";
import type { PreviewAnswer, PreviewQuestion } from "../../content/model/api/collection-answers";
import { collectionNames } from "../../content/model/collections/collection-names";
import { collections } from "../../content/model/collections/collections";
import { says } from "../../content/model/problems/fault";
import { assertShowable } from "../entries/rich-text";
import { ApiError } from "../errors";
import type { CallHandlers } from "../http/api-router";
import { answerStaff } from "../http/answer-staff";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import type { Publisher } from "../publish/publisher-interface";
import type { ContentStore } from "../store/content-store";
import { entryFile } from "./entry-file";

export interface PreviewDependencies {
  readonly store: Pick<ContentStore, "snapshot">;
  readonly publisher: Pick<Publisher, "preview">;
  readonly clock: () => Date;
}

const maxBytes = 400 * 1024;
const PreviewInput: z.ZodType<PreviewQuestion> = z.strictObject({
  collection: z.enum(collectionNames, says("required")),
  _id: z.string(says("required")).exactOptional(),
  isNew: z.literal(true).exactOptional(),
  next: z.literal(true).exactOptional(),
  fields: z.record(z.string(), z.unknown(), says("required")),
  page: z.string(says("required")).exactOptional(),
});

/** `POST /api/previewEntry`: which pages a save would change, and one of them as visitors would get it. */
export function previewRoutes({ store, publisher, clock }: PreviewDependencies): CallHandlers<"previewEntry"> {
  return {
    previewEntry: async (context: Context) => {
      const { page, ...entry } = parseInput(PreviewInput, await readJson(context, maxBytes));
      await assertShowable(entry.fields, collections[entry.collection].bodies);
      const { path, text } = entryFile(entry, store.snapshot(), clock());
      const { socket } = context.req;
      const previewed = await publisher.preview({
        file: { path, bytes: Buffer.from(text) },
        page,
        // A closed connection no longer needs its preview.
        isWanted: () => !socket.destroyed,
      });
      if (previewed === undefined) throw new ApiError("preview-unavailable", { retryAfter: 5, expected: true });
      const { kind: _, ...answer } = previewed;
      await answerStaff(context, answer satisfies PreviewAnswer);
    },
  };
}
