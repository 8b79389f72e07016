import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorMessage } from "../../../content/model/error-message";

/**
 * Runs a step of the build; when it fails, its reason stays in `.build/failure.txt`, from where the publisher takes it
 * without what Gatsby prints around it.
 */
export async function recordFailure<T>(step: () => Promise<T>, rootDir = process.cwd()): Promise<T> {
  try {
    return await step();
  } catch (error) {
    mkdirSync(join(rootDir, ".build"), { recursive: true });
    writeFileSync(join(rootDir, ".build", "failure.txt"), errorMessage(error));
    throw error;
  }
}
