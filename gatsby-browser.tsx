export {
  onClientEntry,
  onInitialClientRender,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
} from "./site/gatsby/gatsby-api/browser";
