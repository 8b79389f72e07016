import type { InquiriesAnswer } from "../../../content/model/api/inquiry-answer";
import { Button } from "../kit/button/Button";
import { fill } from "../kit/services/words";
import { countOf, inquiryFilters, type InquiryFilter } from "./inquiry-filter";
import { useInquiryWords } from "./inquiry-words";

interface FilterButtonsProps {
  readonly counts: InquiriesAnswer["counts"];
  readonly chosen: InquiryFilter;
  readonly onChoose: (filter: InquiryFilter) => void;
}

/** Open, done, spam or all inquiries, each with its count. */
export function FilterButtons({ counts, chosen, onChoose }: FilterButtonsProps) {
  const { filter: words } = useInquiryWords();
  return (
    <div className="adm-inquiry-filters" role="group" aria-label={words.label}>
      {inquiryFilters.map((filter) => (
        <Button key={filter} aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>
          {fill(words[filter], { count: countOf(counts, filter) })}
        </Button>
      ))}
    </div>
  );
}
