import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import { fill } from "../kit/status/words";
import { filterInquiries, inquiryFilters, type InquiryFilter } from "./inquiry-filter";
import { useInquiryWords } from "./inquiry-words";

interface FilterButtonsProps {
  readonly inquiries: readonly InquiryAnswer[];
  readonly chosen: InquiryFilter;
  readonly onChoose: (filter: InquiryFilter) => void;
}

/** Open, done or all inquiries, each with its count. */
export function FilterButtons({ inquiries, chosen, onChoose }: FilterButtonsProps) {
  const { filter: words } = useInquiryWords();
  return (
    <div className="adm-inquiry-filters" role="group" aria-label={words.label}>
      {inquiryFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          className="adm-button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {fill(words[filter], { count: filterInquiries(inquiries, filter).length })}
        </button>
      ))}
    </div>
  );
}
