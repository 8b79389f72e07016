// Pages are built without a window.
const factory = typeof window === "undefined" ? undefined : window.trustedTypes;
const policy = factory?.createPolicy("sanitised", { createHTML: (html) => html });

/**
 * HTML that the model has sanitised, as an element's `innerHTML` takes it under the Content-Security-Policy. Each call
 * makes another object: memoise it, or React sets the same HTML anew.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;
