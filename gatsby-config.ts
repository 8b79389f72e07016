export { default } from "./site/gatsby/gatsby-api/config";
