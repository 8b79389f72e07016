export { onRenderBody, wrapPageElement } from "./site/gatsby/ssr";
