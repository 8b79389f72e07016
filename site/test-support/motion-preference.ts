/** Replaces the browser's settings of movement, which jsdom does not have; `change` is a visitor who changes them. */
export function motionPreference(isReduced: boolean): { change: (isReduced: boolean) => void } {
  const settings = new EventTarget() as EventTarget & { matches: boolean };
  settings.matches = isReduced;
  window.matchMedia = (() => settings) as unknown as typeof window.matchMedia;
  return {
    change: (next) => {
      settings.matches = next;
      settings.dispatchEvent(new Event("change"));
    },
  };
}
