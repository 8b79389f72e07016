import { categoriesOfText } from "../../../../../content/model/collections/category-text";
import { useHostSite } from "../../services/host-site";
import { useServices } from "../../services/services";
import { TextField } from "../../fields/TextField";
import type { TextBinding } from "../../fields/form-handle";
import { fill, sentences } from "../../services/words";

interface LabelsFieldProps {
  readonly field: TextBinding;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
}

/** Categories, separated by commas; where the site names them otherwise, its names are in the hint. */
export function LabelsField({ hint = "", ...props }: LabelsFieldProps) {
  const { words } = useServices();
  const { categories } = useHostSite();
  const labels = categoriesOfText(props.field.value);
  const named = labels.map((label) => categories[label] ?? label);
  const shown = named.some((name, position) => name !== labels[position])
    ? fill(words.fields.onSite, { names: named.join(words.fields.listSeparator) })
    : "";
  return <TextField {...props} hint={sentences(words, hint, shown) || undefined} />;
}
