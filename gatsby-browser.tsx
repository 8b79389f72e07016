export { onClientEntry, wrapPageElement } from "./site/gatsby/browser";
