import { useEffect, useRef } from "react";
import { whileMounted } from "../services/while-mounted";
import { preventSubmitWhileComposing } from "../../../ui/composing";
import type { Comparison } from "../entry/unfold";

interface CombinedTextProps {
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  readonly text: NonNullable<Comparison["text"]>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Editable merge of both texts; starts with a proposal that contains the changes of both. */
export function CombinedText({ label, base, mine, theirs, text, value, onChange }: CombinedTextProps) {
  const { language, lines } = text;
  const change = useRef(onChange);
  const typed = useRef(false);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(
    () =>
      whileMounted(
        import("../difference/combined-text"),
        ({ combinedText }) => {
          // Text typed before the proposal arrives is not replaced.
          if (!typed.current) change.current(combinedText(base, mine, theirs, language));
        },
        () => undefined,
      ),
    [base, mine, theirs, language],
  );
  const type = (typedText: string) => {
    typed.current = true;
    onChange(typedText);
  };
  return lines === "many" ? (
    <textarea
      aria-label={label}
      lang={language}
      rows={8}
      value={value}
      onChange={(event) => type(event.target.value)}
    />
  ) : (
    <input
      type="text"
      aria-label={label}
      lang={language}
      value={value}
      onKeyDown={preventSubmitWhileComposing}
      onChange={(event) => type(event.target.value)}
    />
  );
}
