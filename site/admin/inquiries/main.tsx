import { mountApp } from "../kit/app/mount-app";
import { InquiriesApp } from "./InquiriesApp";

/** The staff's inbox (ruling 13). */
export const mount = mountApp(<InquiriesApp />);
