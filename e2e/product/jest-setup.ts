import { changesContent } from "./changes-content";
import { published } from "./published";

// A page of the real product in a real browser on a slow machine; a test that hangs still ends.
jest.setTimeout(180_000);

const buildsMs = 400_000;

// What an earlier file saved may still be built: a visitor's page is then exchanged while a test looks at it.
if (!changesContent.test(expect.getState().testPath ?? "")) beforeAll(published, buildsMs);
