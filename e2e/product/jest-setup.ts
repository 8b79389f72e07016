import { restoreContent } from "./repository";
import { published } from "./published";

// A page of the real product in a real browser on a slow machine; a test that hangs still ends.
jest.setTimeout(180_000);

const buildsMs = 400_000;

// An earlier file may have left changes behind: a page would be exchanged while a test looks at it.
beforeAll(async () => {
  restoreContent();
  await published();
}, buildsMs);
