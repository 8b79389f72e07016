interface ChoicesProps<Name extends string> {
  readonly label: string;
  readonly choices: readonly (readonly [name: Name, label: string])[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** A few buttons of which one is pressed. */
export function Choices<Name extends string>({ label, choices, chosen, onChoose }: ChoicesProps<Name>) {
  return (
    <div className="adm-choices" role="group" aria-label={label}>
      {choices.map(([name, text]) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {text}
        </button>
      ))}
    </div>
  );
}
