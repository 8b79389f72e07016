import { restoreContent } from "./repository";
import { published } from "./published";

// An earlier file may have left changes behind: a page would be exchanged while a test looks at it.
beforeAll(async () => {
  restoreContent();
  await published();
});
