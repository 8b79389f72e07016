import { useEffect, useState } from "react";
import { useServices } from "../services/services";

/** How long somebody must not type before the text is read, in ms. */
const pauseMs = 600;

interface NotesBelowProps {
  /** Reads the text as it is; another function for another text. What reads it is loaded on demand, like the preview's converter. */
  readonly find: () => Promise<readonly string[]>;
  /** True where what is found is said to screen readers, too, after a pause in typing. */
  readonly announced?: boolean;
}

/** What is noticed of a text while it is written. Nothing of it prevents a save. */
export function NotesBelow({ find, announced = false }: NotesBelowProps) {
  const { words } = useServices();
  const [shown, setShown] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      const show = async () => {
        const notes = await find();
        if (!isOver) setShown(notes);
      };
      // Without the code there are no notes; health and a save's answer have the weighty ones, too.
      show().catch(() => undefined);
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [find]);
  const list =
    shown.length === 0 ? null : (
      <ul className="adm-hint" aria-label={words.form.notes}>
        {shown.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    );
  return announced ? <div role="status">{list}</div> : list;
}
