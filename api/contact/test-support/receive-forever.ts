import { createLog } from "../../support/log";
import { openInquiryService } from "../inquiry-service";
import { goodForm } from "./good-form";

/** Receives inquiries into the data folder named on the command line, prints the number of each that was acknowledged. */
async function receiveForever(dataDir: string): Promise<void> {
  const inquiries = await openInquiryService({ dataDir, clock: () => new Date(), log: createLog("silent") });
  for (let count = 0; ; count += 4) {
    const several = [count, count + 1, count + 2, count + 3];
    await Promise.all(
      several.map(async (number) => {
        await inquiries.receive({ ...goodForm, message: String(number) });
        process.stdout.write(`${String(number)}\n`);
      }),
    );
  }
}

void receiveForever(process.argv[2] ?? "");
