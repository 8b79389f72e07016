import { useCopy } from "../kit/list/use-copy";
import { useInquiryWords } from "./inquiry-words";
import type { Reply } from "./reply";

/** Says that the mail quotes only a part of the message, and copies the whole quotation. */
export function ReplyQuotation({ reply: { isShortened, quotation } }: { readonly reply: Reply }) {
  const { reply: words } = useInquiryWords();
  const copy = useCopy();
  if (!isShortened) return null;
  return (
    <p className="adm-hint adm-inquiry-quotation">
      {words.shortened}{" "}
      <button type="button" className="adm-link-button" onClick={() => void copy(quotation, words.copied)}>
        {words.copy}
      </button>
    </p>
  );
}
