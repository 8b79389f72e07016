import { mkdir, readFile, rm, writeFile, copyFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pictureOfFocus } from "../../../content/model/media/picture-focus";
import { guarded, type OnFault } from "../plan/guarded";
import type { FilePlan } from "../plan/planned-file";

/** An open file each. */
const writtenAtOnce = 32;
/** Each is a picture in memory. */
const deferredAtOnce = 2;

/** Makes a planned file in a folder; one that is left for later is not written. */
export async function writePlannedFile(folder: string, plan: FilePlan): Promise<void> {
  const file = join(folder, plan.path);
  const made = await plan.make();
  if (made === undefined) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, made);
}

/**
 * Makes the files of a whole site and removes those that an earlier build left there; `listFile` stores their names,
 * because Gatsby keeps its output folder from build to build. One that cannot be made is named; its earlier state stays.
 */
export async function writePlannedFiles(
  publicDir: string,
  planned: readonly FilePlan[],
  listFile: string,
  onFault: OnFault,
): Promise<void> {
  const earlier = JSON.parse(await readFile(listFile, "utf8").catch(() => "[]")) as readonly string[];
  const paths = new Map(planned.map((plan) => [plan.path, plan]));
  const plans = [...paths.values()];
  await Promise.all(
    earlier.filter((path) => !paths.has(path)).map((path) => rm(join(publicDir, path), { force: true })),
  );
  await mkdir(dirname(listFile), { recursive: true });
  await writeFile(listFile, JSON.stringify([...paths.keys()]));
  const writeOne = (plan: FilePlan): Promise<void> =>
    guarded(`/${plan.path}`, onFault, () => writePlannedFile(publicDir, plan));
  const write = async (part: readonly FilePlan[], atOnce: number): Promise<void> => {
    for (let start = 0; start < part.length; start += atOnce)
      await Promise.all(part.slice(start, start + atOnce).map(writeOne));
  };
  const isDeferred = (plan: FilePlan): boolean => plan.isDeferred === true;
  await write(
    plans.filter((plan) => !isDeferred(plan)),
    writtenAtOnce,
  );
  await write(plans.filter(isDeferred), deferredAtOnce);
}

/** Copies the originals of `media` (paths below `media/`) into the built site, in place of those of an earlier build; the files with their focal points stay private. */
export async function copyMedia(
  contentDir: string,
  publicDir: string,
  media: ReadonlySet<string>,
  onFault: OnFault,
): Promise<void> {
  await rm(join(publicDir, "media"), { recursive: true, force: true });
  for (const path of media) {
    if (pictureOfFocus(path) !== undefined) continue;
    await mkdir(dirname(join(publicDir, path)), { recursive: true });
    await guarded(`/${path}`, onFault, () => copyFile(join(contentDir, path), join(publicDir, path)));
  }
}
