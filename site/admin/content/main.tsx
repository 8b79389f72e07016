import { mountApp } from "../kit/app/mount-app";
import { ContentApp } from "./ContentApp";

/** Everything that the website shows beside events and news. */
export const mount = mountApp(<ContentApp />);
