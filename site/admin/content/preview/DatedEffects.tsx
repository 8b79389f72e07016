import { useMemo, type ComponentProps } from "react";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import { useServices } from "../../kit/services/services";
import { useContentWords } from "../content-words";
import { PreviewRequests } from "./preview-requests";
import { SaveEffects } from "./SaveEffects";

interface DatedEffectsProps extends Pick<ComponentProps<typeof SaveEffects>, "fields" | "values" | "item" | "dirty"> {
  readonly form: CollectionForm;
  /** True while the form could not be saved. */
  readonly isWrong: boolean;
}

/** Which pages the save of an event or a news item would change (R12.8). */
export function DatedEffects({ form, isWrong, ...shown }: DatedEffectsProps) {
  const { client } = useServices();
  const { wrong } = useContentWords();
  const requests = useMemo(() => new PreviewRequests(form, client), [form, client]);
  return (
    <SaveEffects
      {...shown}
      requests={requests}
      newId={undefined}
      wrong={isWrong ? wrong : undefined}
      page={undefined}
    />
  );
}
