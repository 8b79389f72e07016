import type { FormHandle } from "../kit/form/form-handle";
import { useServices } from "../kit/app/services";
import { TextField } from "../kit/fields/TextField";
import type { NewsValues } from "./news-values";

/** Date and categories of a news item. */
export function NewsDateFields({ form }: { readonly form: FormHandle<NewsValues> }) {
  const { words } = useServices();
  const fields = words.newsFields;
  return (
    <fieldset className="adm-group">
      <legend>{fields.section}</legend>
      <div className="adm-row">
        <TextField field={form.text("date")} label={fields.date} type="date" required />
        <TextField field={form.text("category")} label={fields.category} hint={fields.categoryHint} />
      </div>
    </fieldset>
  );
}
