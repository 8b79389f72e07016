/**
 * The two parts of react-i18next that pages use. The i18n plugin requires the package as a whole, which would put its
 * other half (Trans and its HTML parser) into every first load.
 */
export { I18nextProvider } from "react-i18next-parts/I18nextProvider.js";
export { useTranslation } from "react-i18next-parts/useTranslation.js";
