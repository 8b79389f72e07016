/** Gatsby's development server on this port has no API beside it: sample data is used there (R6.3). */
export function isDevelopmentPort(): boolean {
  return location.port === "5173";
}
