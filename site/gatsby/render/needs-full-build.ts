/** Why a change is none for single pages: a full build has to do it. */
export class NeedsFullBuild extends Error {
  override readonly name = "NeedsFullBuild";
}
