import { mountApp } from "../kit/app/mount-app";
import { InquiriesApp } from "./InquiriesApp";

/** The staff's inbox (R5.6). */
export const mount = mountApp(<InquiriesApp />);
