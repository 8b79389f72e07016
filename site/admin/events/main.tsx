import { AdminApp } from "../kit/app/AdminApp";
import { mountApp } from "../kit/app/mount-app";
import { eventParts } from "./event-parts";

/** The admin of the events (R9.3). */
export const mount = mountApp(<AdminApp parts={eventParts} />);
