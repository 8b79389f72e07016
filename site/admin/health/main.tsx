import { mountApp } from "../kit/app/mount-app";
import { HealthApp } from "./HealthApp";

/** The state of the site, and the way back to an older release. */
export const mount = mountApp(<HealthApp />);
