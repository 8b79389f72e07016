import { z } from "zod";
import type { RequireSession } from "../auth/require-session";
import { ApiError } from "../errors";
import { answerStaff } from "../http/answer-staff";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import type { CallHandlers } from "../http/api-router";
import { NoSuchReleaseError, type ReleaseDesk } from "./release-desk";

export interface ReleaseDependencies {
  /** Absent where nothing is published. */
  readonly releases: ReleaseDesk | undefined;
  readonly session: RequireSession;
}

const maxBytes = 4 * 1024;
const RollBackInput = z.strictObject({ name: z.string("is required").min(1, "is required").max(200, "is too long") });

/** The releases for staff: which there are, back to one of them, and on to the newest again (decision 011). */
export function releaseRoutes({
  releases,
  session,
}: ReleaseDependencies): CallHandlers<"releases" | "rollBackRelease" | "resumeReleases"> {
  return {
    releases: async (context) => {
      session(context);
      await answerStaff(context, (await releases?.list()) ?? { releases: [], hold: null });
    },

    rollBackRelease: async (context) => {
      const { name: by = "" } = session(context);
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
      session(context);
      if (releases === undefined) throw new ApiError("not-found", { words: notKept });
      await answerStaff(context, await releases.resume());
    },
  };
}

const notKept = {
  en: "This release is not kept any more.",
  ja: "このリリースはすでに保管されていません。",
};
