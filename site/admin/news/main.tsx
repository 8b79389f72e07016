import { AdminApp } from "../kit/app/AdminApp";
import { mountApp } from "../kit/app/mount-app";
import { newsParts } from "./news-parts";

/** The admin of the news (R9.3). */
export const mount = mountApp(<AdminApp parts={newsParts} />);
