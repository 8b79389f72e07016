/** Why a change needs a Gatsby build: there is a page of a kind that the compiled renderer does not hold. */
export class FullRenderRequired extends Error {
  override readonly name = "FullRenderRequired";
}
