import { z } from "zod";
import type { ReleasesAnswer } from "../../../content/model/api/release-answers";
import { says } from "../../../content/model/problems/fault";
import { sessionOf } from "../../auth/require-session";
import { ApiError } from "../../errors";
import { answerStaff } from "../../http/answer-staff";
import type { CallHandlers } from "../../http/api-router";
import { parseInput } from "../../http/parse-input";
import { readJson } from "../../http/read-form";
import { NoSuchReleaseError, type ReleaseService } from "./release-service";

export interface ReleaseDependencies {
  /** Absent where nothing is published. */
  readonly releases: ReleaseService | undefined;
}

const maxBytes = 4 * 1024;
const RollBackInput = z.strictObject({
  name: z
    .string(says("required"))
    .min(1, says("required"))
    .max(200, says("tooLong", { max: 200 })),
});

/** Lists the releases, rolls back to one, resumes (decision 011). */
export function releaseRoutes({
  releases,
}: ReleaseDependencies): CallHandlers<"releases" | "rollBackRelease" | "resumeReleases"> {
  return {
    releases: async (context) => {
      const list: ReleasesAnswer = (await releases?.list()) ?? { releases: [], hold: null };
      const { role, administrators = [] } = sessionOf(context);
      await answerStaff(context, role === "administrator" ? list : { ...list, administrators });
    },

    rollBackRelease: async (context) => {
      const { name: by = "" } = sessionOf(context);
      const { name } = parseInput(RollBackInput, await readJson(context, maxBytes));
      if (releases === undefined) throw new ApiError("not-found", { words: notKept });
      try {
        await answerStaff(context, await releases.rollBack(name, by));
      } catch (error) {
        if (error instanceof NoSuchReleaseError) throw new ApiError("not-found", { words: notKept, cause: error });
        throw error;
      }
    },

    resumeReleases: async (context) => {
      if (releases === undefined) throw new ApiError("not-found", { words: notKept });
      await answerStaff(context, await releases.resume());
    },
  };
}

const notKept = {
  en: "This release is not kept any more.",
  ja: "この公開版はすでに保管されていません。",
};
