import { useLayoutEffect, useRef } from "react";
import { Button } from "../button/Button";
import { undoCall } from "../entry/item-change";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "../services/services";
import { liveLinks } from "./live-links";
import { PublishingSteps } from "./PublishingSteps";
import { isAskedFor } from "./visibility";
import type { Notice } from "./use-last-change";
import type { Entry } from "../entry/entry";
import "./publishing.css";

interface SaveNoticeProps {
  readonly kind: ItemKind;
  readonly notice: Notice | undefined;
  readonly undoing: boolean;
  readonly items: readonly Entry[];
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/**
 * The success message of the last write with its Undo and its publishing progress. It stays until the next action, and
 * is placed between form and list, so that Tab reaches it from either.
 */
export function SaveNotice(props: SaveNoticeProps) {
  const { kind, notice, undoing, items, onUndo, onClose } = props;
  const { words, sites } = useServices();
  const texts = words.publishing;
  const box = useRef<HTMLElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const canUndo = notice !== undefined && undoCall(notice.change) !== undefined;
  useRoomBelow(box, notice?.id);

  return (
    <section ref={box} className={notice ? "adm-notice" : "adm-notice-none"} aria-label={texts.label}>
      <div role="status">
        {notice ? (
          <div key={notice.id}>
            <p className="adm-notice-text">{notice.text}</p>
            {canUndo ? <p className="visually-hidden">{texts.undoHint}</p> : null}
          </div>
        ) : null}
      </div>
      {notice ? (
        <>
          <div className="adm-notice-buttons">
            {canUndo ? (
              <button
                ref={undo}
                type="button"
                className="adm-button"
                aria-disabled={undoing}
                onClick={() => {
                  // Stays here while the message changes under it.
                  undo.current?.focus({ preventScroll: true });
                  onUndo();
                }}
              >
                {undoing ? texts.undoing : texts.undo}
              </button>
            ) : null}
            <Button look="quiet" aria-label={words.status.close} onClick={onClose}>
              <span aria-hidden="true">×</span>
            </Button>
          </div>
          {notice.commit === "" || notice.visitors === "nothing" ? null : (
            <PublishingSteps
              key={notice.commit}
              notice={notice}
              items={items}
              asked={isAskedFor(kind.name)}
              links={
                // The page of an item that was taken off is no more; a deleted one is missing in its list.
                notice.visitors === "gone" && notice.item !== undefined ? [] : liveLinks(kind, notice.item, sites)
              }
            />
          )}
        </>
      ) : null}
    </section>
  );
}

/** Sets a CSS property to the height of the fixed message, so that it covers no content. */
function useRoomBelow(box: React.RefObject<HTMLElement>, shown: number | undefined): void {
  useLayoutEffect(() => {
    const element = box.current;
    const { style } = document.documentElement;
    if (!element || shown === undefined) return;
    const measure = () => style.setProperty("--adm-notice-height", `${String(element.offsetHeight)}px`);
    measure();
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      style.removeProperty("--adm-notice-height");
    };
  }, [box, shown]);
}
