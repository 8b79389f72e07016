import { useId, useState } from "react";
import { preventSubmitWhileComposing } from "../../ui/composing";
import { Button } from "../kit/button/Button";
import { useInquiryWords } from "./inquiry-words";

interface InquirySearchProps {
  /** The search whose result is shown. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** The search of the whole inbox, which the server answers. */
export function InquirySearch({ search, onSearch }: InquirySearchProps) {
  const { search: words } = useInquiryWords();
  const id = useId();
  const [typed, setTyped] = useState(search);
  return (
    <form
      className="adm-inquiry-search"
      role="search"
      aria-label={words.label}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <div className="adm-search">
        <label htmlFor={id} className="adm-inquiry-search-label">
          {words.words}
        </label>
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          aria-describedby={`${id}-hint`}
          value={typed}
          onKeyDown={preventSubmitWhileComposing}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span id={`${id}-hint`} className="visually-hidden">
          {words.hint}
        </span>
      </div>
      <Button type="submit">{words.go}</Button>
      {search === "" ? null : (
        <Button
          look="quiet"
          onClick={() => {
            setTyped("");
            onSearch("");
            document.getElementById(id)?.focus();
          }}
        >
          {words.clear}
        </Button>
      )}
    </form>
  );
}
