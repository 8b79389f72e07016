/** Stands in for the package that formats a warning of gatsby-plugin-react-i18next in development. */
export default function outdent(text: TemplateStringsArray, ...values: readonly unknown[]): string {
  return String.raw(text, ...values);
}
