export { onPreRenderHTML, onRenderBody, wrapPageElement } from "./site/gatsby/ssr";
