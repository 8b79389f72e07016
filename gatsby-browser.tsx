export {
  onClientEntry,
  onInitialClientRender,
  shouldUpdateScroll,
  wrapPageElement,
} from "./site/gatsby/gatsby-api/browser";
