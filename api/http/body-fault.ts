import type { Bilingual } from "../../content/model/text/language";
import { errorCode } from "../support/error-code";
import { ApiError } from "../errors";

const words = {
  json: { en: "The JSON could not be read.", ja: "JSONを読み取れませんでした。" },
  multipart: { en: "The form could not be read.", ja: "フォームを読み取れませんでした。" },
  encoding: {
    en: "The text could not be read: it has to be sent as UTF-8.",
    ja: "文字コードがUTF-8ではないため、読み取れませんでした。UTF-8で送信してください。",
  },
} as const;

// Codes of formidable's errors; it answers 500 for them if asked.
const tooLargeCodes = new Set<unknown>([1006, 1007, 1009, 1015, 1016]);
const fileTooLargeCodes = new Set<unknown>([1009, 1016]);
const malformedCodes = new Set<unknown>([1002, 1003, 1004, 1005, 1008, 1010, 1011, 1012, 1013, 1014, 1017]);

/** Text in another encoding, which would be saved as other characters. */
export const notUtf8 = (): ApiError => new ApiError("invalid-input", { words: words.encoding });

/** What the body parsers throw, as an error of the API; other faults (a full disk) pass through. `tooLarge`: said of a file. */
export function bodyFault(thrown: unknown, kind: "json" | "multipart", tooLarge?: Bilingual): unknown {
  if (thrown instanceof ApiError) return thrown;
  const code = errorCode(thrown);
  if (tooLarge && fileTooLargeCodes.has(code)) return new ApiError("too-large", { words: tooLarge, cause: thrown });
  if (tooLargeCodes.has(code)) return new ApiError("too-large", { cause: thrown });
  if (malformedCodes.has(code)) return new ApiError("invalid-input", { words: words.multipart, cause: thrown });
  const status = typeof thrown === "object" && thrown !== null && "status" in thrown ? thrown.status : undefined;
  if (status === 413) return new ApiError("too-large", { cause: thrown });
  if (status === 415) return new ApiError("unsupported-type", { cause: thrown });
  if (status === 400 || thrown instanceof SyntaxError)
    return new ApiError("invalid-input", { words: words[kind], cause: thrown });
  return thrown;
}
