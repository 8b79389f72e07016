import { mountAdmin } from "../kit/app/mount-admin";
import { eventKind } from "./event-kind";

/** The admin of the events (specification 2, Admin events page). */
export const mount = mountAdmin(eventKind);
