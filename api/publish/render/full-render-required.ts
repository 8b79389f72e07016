/** A change that only a Gatsby build can publish; expected, not a fault. */
export class FullRenderRequired extends Error {
  override readonly name = "FullRenderRequired";
}
