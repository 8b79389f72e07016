import { useTranslation } from "react-i18next";
import { BootButton } from "../ui/BootButton";
import { motionIcons } from "./motion";

interface Props {
  /** Names the button on its page. */
  readonly mark: string;
  /** What moves. */
  readonly of: "pictures" | "logos";
}

/** Stops and starts automatic motion (`site/boot/motion.ts`); its label names the action. */
export function MotionButton({ mark, of }: Props) {
  const { t } = useTranslation("home");
  const play = t(`motion.${of}.play`);
  return (
    <BootButton
      mark={mark}
      toggles
      className="round-button motion-button"
      data-play={play}
      data-pause={t(`motion.${of}.pause`)}
    >
      <span className="visually-hidden">{play}</span>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={motionIcons.play} />
      </svg>
    </BootButton>
  );
}
