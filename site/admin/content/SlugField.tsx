import { createRoutes } from "../../routes";
import type { TextBinding } from "../kit/fields/form-handle";
import { useServices } from "../kit/services/services";
import { TextField } from "../kit/fields/TextField";
import { fill } from "../kit/services/words";
import { useContentWords } from "./content-words";

interface SlugFieldProps {
  readonly field: TextBinding;
  /** Follows the name until something else is typed. */
  readonly proposed: string;
  /** The address of a company that has one already: a redirect keeps it. */
  readonly current?: string | undefined;
}

/** The last part of a company's address, shown as the address of its page. */
export function SlugField({ field, proposed, current }: SlugFieldProps) {
  const { language, sites } = useServices();
  const own = useContentWords().companies;
  const slug = field.value || proposed;
  const path = createRoutes(sites?.[language].product ?? "").company(language, slug);
  return (
    <>
      <TextField
        field={{ ...field, value: slug }}
        label={own.address}
        hint={current === undefined ? own.addressHint : own.addressKept}
        required
        type="url"
      />
      {slug === "" || slug === current ? null : (
        <p className="adm-hint">{fill(own.addressIs, { address: `${window.location.host}${path}` })}</p>
      )}
    </>
  );
}
