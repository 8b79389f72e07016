import { showEditLink } from "./edit-link";

showEditLink().catch((error: unknown) => console.error("The page stays without its link to the form.", error));
