export { onPreRenderHTML, onRenderBody, replaceRenderer, wrapPageElement } from "./site/gatsby/gatsby-api/ssr";
