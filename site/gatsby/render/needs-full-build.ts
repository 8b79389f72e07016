/** Why something is none for a renderer: of single pages, then a whole rendering is tried; of a whole site, then Gatsby builds it. */
export class NeedsFullBuild extends Error {
  override readonly name = "NeedsFullBuild";
}
