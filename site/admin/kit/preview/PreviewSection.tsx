import { useEffect, useRef } from "react";
import type { AdminItem } from "../../client";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "../app/services";
import type { CommonValues } from "../form/values";
import { isPreviewBeside } from "./preview-place";
import { ItemPreview, type Previewed } from "./ItemPreview";

interface PreviewSectionProps<Item extends AdminItem, V extends CommonValues> {
  readonly id: string;
  readonly kind: ItemKind<Item, V>;
  readonly open: boolean;
  readonly shown: Previewed<Item, V>;
}

/** The form's preview: beside the fields where there is room, else below them, where opening it brings it into sight. */
export function PreviewSection<Item extends AdminItem, V extends CommonValues>({
  id,
  kind,
  open,
  shown,
}: PreviewSectionProps<Item, V>) {
  const { words } = useServices();
  const section = useRef<HTMLElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current && !isPreviewBeside()) section.current?.scrollIntoView({ block: "start" });
    wasOpen.current = open;
  }, [open]);
  return (
    <section id={id} ref={section} className="adm-preview-section" aria-labelledby={`${id}-heading`} hidden={!open}>
      <h3 id={`${id}-heading`}>{words.preview.heading}</h3>
      {open ? <ItemPreview kind={kind} shown={shown} /> : null}
    </section>
  );
}
