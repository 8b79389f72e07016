/** Stands in for the detection of gatsby-plugin-react-i18next, which is switched off (site/shell/language-choice.ts does it). */
export default function browserLanguage(): undefined {
  return undefined;
}
