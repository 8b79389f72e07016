import { useServices } from "../kit/services/services";
import type { TextBinding } from "../kit/fields/form-handle";
import { TextField } from "../kit/fields/TextField";
import { fill } from "../kit/services/words";
import type { SlugRules } from "./slug-rules";

interface SlugFieldProps {
  readonly field: TextBinding;
  readonly rules: SlugRules;
  /** Follows the name until something else is typed. */
  readonly proposed: string;
  /** The address of an entry that has one already: a redirect keeps it. */
  readonly current?: string | undefined;
}

/** The last part of an entry's address, shown as the address of its page. */
export function SlugField({ field, rules: { words, pathOf }, proposed, current }: SlugFieldProps) {
  const { language } = useServices();
  const slug = field.value || proposed;
  return (
    <>
      <TextField
        field={{ ...field, value: slug }}
        label={words.address}
        hint={current === undefined ? words.addressHint : words.addressKept}
        required
        type="url"
      />
      {slug === "" || slug === current ? null : (
        <p className="adm-hint">
          {fill(words.addressIs, { address: `${window.location.host}${pathOf(language, slug)}` })}
        </p>
      )}
    </>
  );
}
