export { onClientEntry, shouldUpdateScroll, wrapPageElement } from "./site/gatsby/browser";
