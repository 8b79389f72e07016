import { startGitByShell } from "../../scripts/test/starter/start-git-by-shell";
import { shiftDates, shiftToStandardTime } from "./clock";

// `npm start`, on the day of the tests: what pages show, and the test of it, must not depend on the day of the run.
shiftDates(Number(process.argv[2] ?? shiftToStandardTime()));
// As every test program: a start of git would copy the page tables of 340 MB (decision 026).
startGitByShell();
void import("../../scripts/start");
