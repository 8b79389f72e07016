import { useDialogs } from "../dialogs/Dialogs";
import { useServices } from "../services/services";
import type { UploadChoice, UploadKinds } from "./UploadsDialog";

/** Opens the list of what was uploaded, whose code is loaded by then; resolves with what was chosen, if anything. `pictures`: types that can be uploaded. */
export function useUploadChoice(): (pictures: string, kinds: UploadKinds) => Promise<UploadChoice | undefined> {
  const dialogs = useDialogs();
  const { words } = useServices();
  return async (pictures, kinds) => {
    const code = await import("./UploadsDialog").catch(() => undefined);
    if (code === undefined) {
      await dialogs.alert(words.fields.failed);
      return undefined;
    }
    return dialogs.open<UploadChoice | undefined>((close) => (
      <code.UploadsDialog pictures={pictures} kinds={kinds} onClose={close} />
    ));
  };
}
