declare module "react-i18next-parts/I18nextProvider.js" {
  export { I18nextProvider } from "react-i18next";
}
declare module "react-i18next-parts/useTranslation.js" {
  export { useTranslation } from "react-i18next";
}
