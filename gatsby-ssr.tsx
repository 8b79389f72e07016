export { onPreRenderHTML, onRenderBody, replaceRenderer, wrapPageElement } from "./site/gatsby/ssr";
