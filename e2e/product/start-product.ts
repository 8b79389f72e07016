import { shiftDates, shiftToStandardTime } from "./clock";

// `npm start`, on the day of the tests: what pages show, and the test of it, must not depend on the day of the run.
shiftDates(Number(process.argv[2] ?? shiftToStandardTime()));
void import("../../scripts/start");
