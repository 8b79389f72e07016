// The host of a web address is cut off from the words behind it by no sign of it.
export const webHost = /^https?:\/\/[\p{L}\p{M}\p{N}._~%:@-]+(?:[/?#]|$)/iu;

/** What goes on with the sentence around an address: a comma, a bracket that the address did not open, a full stop behind no path. */
export const endsSentence = /[、，]$|^\P{Ps}*(?![!-~])\p{Pe}$|^https?:\/\/[^/]*\/[。．]$/iu;

// In a query another address may be a value: there only a blank as people write it divides two.
const two = /^(?!mailto:)(?:[^?#]*(?:[\s,;、，；]|%20|%E3%80%80)|.*\s)(?:https?[:：][/／]{2}|www\.[\p{L}\p{N}-]+\.)/isu;

/** True for an address with another one behind it. */
export const holdsTwo = (target: string): boolean => two.test(target.trim());

/** True for what Markdown makes a link of between `<` and `>`: one web address, and nothing of the sentence around it. */
export const isSingleAddress = (address: string): boolean =>
  webHost.test(address) && !endsSentence.test(address) && !holdsTwo(address);
