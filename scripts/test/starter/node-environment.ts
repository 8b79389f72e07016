import NodeEnvironment from "jest-environment-node";
import { keepScripts } from "../keep-scripts";
import { refuseLiveContent } from "../refuse-live-content";
import { keepTestInTurn } from "../test-in-turn";
import { startGitByShell } from "./start-git-by-shell";

// Loaded once a worker and outside of jest's module registry, while the worker is small.
startGitByShell();
keepScripts();
keepTestInTurn();
refuseLiveContent();

/** Where the tests of what runs in Node run. */
export default class extends NodeEnvironment {}
