import { mountAdmin } from "../kit/app/mount-admin";
import { eventKind } from "./event-kind";

/** The admin of the events (R9.3). */
export const mount = mountAdmin(eventKind);
