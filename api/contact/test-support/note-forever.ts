import { createLog } from "../../support/log";
import { openInbox } from "../inbox";
import { newInquiry } from "../inquiry";
import { goodForm } from "./good-form";

/** Stores an inquiry and changes its note again and again, prints each note that was acknowledged. */
async function noteForever(dataDir: string): Promise<void> {
  const inbox = await openInbox({ dataDir, log: createLog("silent") });
  const inquiry = newInquiry(goodForm, new Date(), false);
  await inbox.add(inquiry, "ja");
  for (let count = 1, was = ""; ; count += 1) {
    await inbox.note(inquiry._id, { text: String(count), was, by: "Aiko" });
    was = String(count);
    process.stdout.write(`${was}\n`);
  }
}

void noteForever(process.argv[2] ?? "");
