import { mountApp } from "../kit/app/mount-app";
import { StartApp } from "./StartApp";

/** What is waiting to be done, and where. */
export const mount = mountApp(<StartApp />);
