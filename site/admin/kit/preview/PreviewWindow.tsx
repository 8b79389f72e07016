import { useCallback, useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Language } from "../../../../content/model/text/language";
import { adminAssetsPath } from "../../../../content/model/pages/admin-paths";
import { useServices } from "../services/services";
import { trustedHtml } from "../../../ui/trusted-html";

interface PreviewWindowProps {
  /** Names the window for screen readers. */
  readonly title: string;
  readonly language: Language;
  /** Width of the page in it, CSS pixels; the window is scaled down where there is less room. */
  readonly width: number;
  /** A whole page that the API has rendered; without one, `children` in an empty page with the site's styles. */
  readonly html?: string;
  readonly children?: ReactNode;
}

/** `themeStyle`: path of the chamber's own colours, if it has some. */
function emptyPage(language: Language, themeStyle?: string): string {
  const styles = [`${adminAssetsPath}preview.css`, themeStyle].filter((path) => path !== undefined);
  const links = styles.map((path) => `<link rel="stylesheet" href="${path}">`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${links.join("")}</head><body></body></html>`;
}

/** A page of the site in a window of its own: the site's styles and media queries count in it, and the admin's do not. */
export function PreviewWindow({ title, language, width, html, children }: PreviewWindowProps) {
  const themeStyle = useServices().sites?.[language].themeStyle;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | undefined>();
  const room = useSize(place ?? undefined, "width");
  const height = useSize(body, "height");
  const scale = room === 0 ? 1 : Math.min(1, room / width);

  const open = useCallback(
    (frame: HTMLIFrameElement | null) => {
      // React would set it as a string, which Trusted Types refuse.
      if (frame) frame.srcdoc = trustedHtml(html ?? emptyPage(language, themeStyle));
    },
    [language, html, themeStyle],
  );

  useEffect(() => {
    // Links are disabled: a click would load another page into the frame.
    const stay = (event: Event) => {
      if ((event.target as Element).closest("a")) event.preventDefault();
    };
    body?.addEventListener("click", stay);
    return () => body?.removeEventListener("click", stay);
  }, [body]);

  return (
    <div ref={setPlace} className="adm-preview-place" style={{ maxWidth: width, height: height * scale }}>
      <iframe
        key={html === undefined ? language : "html"}
        className="adm-preview-window"
        title={title}
        // Nothing in the page can run, by its own policy and the admin's; scripts are allowed so that `@media (scripting)`
        // shows what visitors see.
        sandbox={html === undefined ? undefined : "allow-same-origin allow-scripts"}
        ref={open}
        style={{ width, height, transform: `scale(${String(scale)})` }}
        onLoad={(event) => setBody(event.currentTarget.contentDocument?.body)}
      />
      {body === undefined || html !== undefined ? null : createPortal(children, body)}
    </div>
  );
}

/** The element's size in CSS pixels, kept up to date; 0 before it is known. */
function useSize(element: HTMLElement | undefined, side: "width" | "height"): number {
  const [size, setSize] = useState(0);
  useEffect(() => {
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setSize(side === "width" ? element.clientWidth : element.scrollHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, side]);
  return size;
}
