import { useTranslation } from "react-i18next";

interface Props {
  /** What moves. */
  readonly of: "pictures" | "logos";
  /** Whether it moves, apart from being held for a moment. */
  readonly wanted: boolean;
  readonly onToggle: () => void;
}

/** Stops and starts automatic motion; its label names the action. */
export function MotionButton({ of, wanted, onToggle }: Props) {
  const { t } = useTranslation("home");
  return (
    <button type="button" className="round-button motion-button" onClick={onToggle}>
      <span className="visually-hidden">{t(wanted ? `motion.${of}.pause` : `motion.${of}.play`)}</span>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={wanted ? "M9 6v12M15 6v12" : "M9 6l9 6-9 6Z"} />
      </svg>
    </button>
  );
}
