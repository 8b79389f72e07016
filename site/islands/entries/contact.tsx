import { ContactCard } from "../../contact/ContactCard";
import type { ContactCardData } from "../../contact/contact-page-data";
import { mountIsland } from "../mount-island";

export const mount = mountIsland((card: ContactCardData) => <ContactCard {...card} />);
