/**
 * The Trusted Types policy for strings that React and the editor's packages give to the browser themselves: the empty element
 * that React makes scripts of, and text without a tag. Staff pages import it first; public pages need none.
 */
window.trustedTypes?.createPolicy("default", {
  createHTML: (html) => (html === "<script></script>" || !html.includes("<") ? html : null),
});
