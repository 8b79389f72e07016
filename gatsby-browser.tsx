export { onInitialClientRender, wrapPageElement } from "./site/gatsby/gatsby-api/browser";
