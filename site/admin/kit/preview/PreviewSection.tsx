import { useEffect, useRef, type ReactNode } from "react";
import { useServices } from "../services/services";
import { isPreviewBeside } from "./preview-place";

interface PreviewSectionProps {
  readonly id: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

/** The form's preview: beside the fields where there is room, else below them, where opening it brings it into sight. */
export function PreviewSection({ id, open, children }: PreviewSectionProps) {
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
      {open ? children : null}
    </section>
  );
}
