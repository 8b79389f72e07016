import { useEffect, useState } from "react";
import { useServices } from "../services/services";

const counted = "adm-open-inquiries";

/** The inbox page has counted the open inquiries; null: something may have changed that it did not count. */
export function reportOpenInquiries(open: number | null): void {
  document.dispatchEvent(new CustomEvent(counted, { detail: open }));
}

/**
 * The number of open inquiries, undefined while it is not known. Requested after the login and when the page comes into
 * view again, never by a timer; on the inbox page the list's own count follows every change.
 */
export function useOpenInquiries(loggedIn: boolean): number | undefined {
  const { client } = useServices();
  const [open, setOpen] = useState<number | undefined>();
  useEffect(() => {
    if (!loggedIn) return;
    let newest = 0;
    const ask = async () => {
      const call = ++newest;
      const answer = await client.inquiries.open();
      if (call === newest && answer.ok) setOpen(answer.value.open);
    };
    const hear = (event: Event) => {
      const { detail } = event as CustomEvent<number | null>;
      if (detail === null) return void ask();
      newest += 1;
      setOpen(detail);
    };
    const look = () => (document.visibilityState === "visible" ? void ask() : undefined);
    void ask();
    document.addEventListener(counted, hear);
    document.addEventListener("visibilitychange", look);
    return () => {
      newest += 1;
      setOpen(undefined);
      document.removeEventListener(counted, hear);
      document.removeEventListener("visibilitychange", look);
    };
  }, [client, loggedIn]);
  return open;
}
