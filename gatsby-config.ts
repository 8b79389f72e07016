export { default } from "./site/gatsby/config";
