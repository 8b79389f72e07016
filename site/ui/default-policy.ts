/**
 * The Trusted Types policy for strings that React, Gatsby and webpack give to the browser themselves: the empty element
 * that React makes scripts of, text without a tag, JSON-LD (whose beginning is a syntax error in a script), and addresses
 * of the site's own chunks. Import it first.
 */
window.trustedTypes?.createPolicy("default", {
  createHTML: (html) => (html === "<script></script>" || !html.includes("<") ? html : null),
  createScript: (text) => (text.startsWith('{"@context":') ? text : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});
