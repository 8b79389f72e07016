import { useCallback, useRef, useState } from "react";
import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import type { Failure } from "../client";
import { useServices } from "../kit/app/services";
import type { ItemsState } from "../kit/list/use-items";

type Inquiries = readonly InquiryAnswer[];

/** The inbox as this page knows it: `reload` fetches it and answers why that failed, `change` follows a write. */
export function useInquiries() {
  const { client } = useServices();
  const [state, setState] = useState<ItemsState<InquiryAnswer>>({ kind: "loading", items: [] });
  const newestCall = useRef(0);
  const changes = useRef(0);

  const reload = useCallback(async (): Promise<Failure | undefined> => {
    const call = ++newestCall.current;
    setState(({ items }) => ({ kind: "loading", items }));
    for (;;) {
      const before = changes.current;
      const list = await client.inquiries.list();
      if (call !== newestCall.current) return undefined;
      if (!list.ok) {
        setState(({ items }) => ({ kind: "failed", items }));
        return list.failure;
      }
      if (before === changes.current) {
        setState({ kind: "loaded", items: list.value });
        return undefined;
      }
      // Something was marked or deleted meanwhile: this list may be from before that.
    }
  }, [client]);

  const change = useCallback((to: (inquiries: Inquiries) => Inquiries): void => {
    changes.current += 1;
    setState(({ kind, items }) => ({ kind, items: to(items) }));
  }, []);

  return { state, reload, change };
}
