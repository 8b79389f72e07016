// White space, what Unicode draws nothing for, marks without a letter below them, and signs that are drawn as nothing.
const unseen = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\u2800\u{13441}\u{13442}\u{1d159}]*$/u;

/** True for a text in which a reader can see nothing: it does not count as filled in. */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}
