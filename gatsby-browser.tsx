export { onClientEntry, onInitialClientRender, shouldUpdateScroll, wrapPageElement } from "./site/gatsby/browser";
