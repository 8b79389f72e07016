/** Stands in for the detection of gatsby-plugin-react-i18next, which is switched off (site/boot/language.ts does it). */
export default function browserLanguage(): undefined {
  return undefined;
}
