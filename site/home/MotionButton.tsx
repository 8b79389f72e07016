import { useTranslation } from "react-i18next";
import { motionIcons } from "./motion";

interface Props {
  /** What moves. */
  readonly of: "pictures" | "logos";
}

/** Stops and starts automatic motion (`site/boot/motion.ts`); its label names the action. */
export function MotionButton({ of }: Props) {
  const { t } = useTranslation("home");
  const play = t(`motion.${of}.play`);
  return (
    <button type="button" className="round-button motion-button" data-play={play} data-pause={t(`motion.${of}.pause`)}>
      <span className="visually-hidden">{play}</span>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={motionIcons.play} />
      </svg>
    </button>
  );
}
