import { useEffect, useState } from "react";
import { Button } from "../button/Button";
import { useServices } from "../services/services";
import { useDialogs } from "../dialogs/Dialogs";
import { countDrafts, forgetDrafts } from "../drafts/device-store";
import { inTime } from "../drafts/fallback-store";
import { useAnnounce } from "../status/StatusMessages";
import { fill, type Words } from "../services/words";
import { rememberedName, rememberName } from "./remembered-name";

interface ForgetDeviceProps {
  /** True right after a logout here: the offer shows in any case. */
  readonly afterLogout: boolean;
  /** Called before the drafts are removed: the page behind the gate must not write another one. */
  readonly onForget: () => void;
}

/** Offers, beside the login box, to remove drafts, name and cookie from a computer that is shared. */
export function ForgetDevice({ afterLogout, onForget }: ForgetDeviceProps) {
  const { words, client } = useServices();
  const own = words.session.device;
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const [kept, setKept] = useState(() => rememberedName() !== "");

  useEffect(() => {
    void draftCount().then((count) => {
      if (count !== undefined && count > 0) setKept(true);
    });
  }, []);

  const forget = async () => {
    if (!(await dialogs.confirm(question(await draftCount(), own), own.confirmForget))) return;
    const name = rememberedName();
    rememberName("");
    onForget();
    const removing = inTime(forgetDrafts()).then(
      () => true,
      () => false,
    );
    const [areRemoved, { ok }] = await Promise.all([removing, client.logout(true)]);
    const isForgotten = areRemoved && ok;
    setKept(!isForgotten);
    if (isForgotten) {
      announce(own.forgotten);
      return;
    }
    // By the name the offer shows again, also after a reload.
    rememberName(name);
    await dialogs.alert(own.failed);
  };

  if (!kept && !afterLogout) return null;
  return (
    <div className="adm-note adm-device">
      <p>{own.kept}</p>
      <Button onClick={() => void forget()}>{own.forget}</Button>
    </div>
  );
}

/** Undefined when the browser keeps no drafts on the device, or does not say so in time. */
const draftCount = (): Promise<number | undefined> => inTime(countDrafts()).catch(() => undefined);

function question(drafts: number | undefined, own: Words["session"]["device"]): string {
  if (drafts === undefined) return own.confirmUnknown;
  return drafts === 0 ? own.confirmNone : fill(own.confirmSome, { count: drafts });
}
