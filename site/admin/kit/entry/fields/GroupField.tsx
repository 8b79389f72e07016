import { useServices } from "../../services/services";
import { CheckField } from "../../fields/CheckField";
import { fill } from "../../services/words";
import { placeOfGroup, type ControlProps } from "../entry-place";
import { isOptionalGroup, type GroupForm } from "../inputs/group";
import { join } from "../inputs/input-kind";

/** Fields that belong together; a group that may be absent has a check that switches it on. */
export function GroupField({ field, place, titled = false }: ControlProps<GroupForm>) {
  const { words } = useServices();
  const { form, local } = place;
  const key = join(local, field.name);
  const error = form.errorOf(key);
  const optional = isOptionalGroup(field);
  const inner = placeOfGroup(place, field.name);
  // A picture with its description is called as the picture is.
  const isSaid = titled || field.fields[0]?.label === field.label;
  return (
    <fieldset className="adm-subgroup" id={form.idOf(key)} tabIndex={-1}>
      <legend className={isSaid ? "visually-hidden" : undefined}>{field.label}</legend>
      {field.hint === undefined ? null : <p className="adm-hint">{field.hint}</p>}
      {error === undefined ? null : <p className="adm-error">{error}</p>}
      {optional ? (
        <CheckField
          id={form.idOf(`${key}-given`)}
          label={fill(words.fields.show, { label: field.label })}
          checked={form.values[key] === true}
          onChange={(checked) => form.change({ [key]: checked })}
        />
      ) : null}
      {optional && form.values[key] !== true
        ? null
        : field.fields.map((each) => <place.Control key={each.name} field={each} place={inner} />)}
    </fieldset>
  );
}
