import { join } from "node:path";

/** The sample content as tests read it: a copy, so that what a chamber writes in content/ turns no test of the code red. */
export const sampleContent = join(__dirname, "..", "..", "..", "fixtures", "content");
