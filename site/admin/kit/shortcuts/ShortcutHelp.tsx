import { useServices } from "../services/services";

/** The shortcuts in one line; hidden on devices without a keyboard. */
export function ShortcutHelp() {
  const { words } = useServices();
  const command = /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? "⌘" : "Ctrl";
  const shortcuts = [
    { keys: [command, "S"], does: words.shortcuts.save },
    { keys: ["/"], does: words.shortcuts.search },
    { keys: ["Alt", "Enter"], does: words.shortcuts.nextField },
  ];
  return (
    <p className="adm-shortcuts adm-hint">
      <span>{words.shortcuts.heading}</span>
      {shortcuts.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key, index) => (
            <span key={key}>
              {index === 0 ? null : "+"}
              <kbd>{key}</kbd>
            </span>
          ))}{" "}
          {does}
        </span>
      ))}
    </p>
  );
}
