/** A function that makes its answer once for each object and keeps it as long as the object. */
export function oncePer<Of extends object, Answer>(make: (of: Of) => Answer): (of: Of) => Answer {
  const made = new WeakMap<Of, { readonly answer: Answer }>();
  return (of) => {
    const known = made.get(of) ?? { answer: make(of) };
    made.set(of, known);
    return known.answer;
  };
}
