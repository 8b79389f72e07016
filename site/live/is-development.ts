/** Gatsby's development server on this port has no API beside it: sample data is used there (R6.3). */
export function isDevelopmentPort(): boolean {
  return location.port === "5173";
}

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** True where the site's public address is this machine's own: elsewhere an invented item would mislead (R6.3). */
export function isLocalSite(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  return loopback.test(new URL(canonical).hostname);
}
