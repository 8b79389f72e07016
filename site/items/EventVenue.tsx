import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import { TranslatedText } from "../ui/TranslatedText";
import type { EventDetails } from "./event-details";

/** Where an event takes place, with a link to a map; nothing of a map is loaded (R7.1). */
export function EventVenue({ event: { venue, address, onlineLink } }: { readonly event: EventDetails }) {
  const { t } = useTranslation("items");
  const { t: tCommon } = useTranslation("common");
  const { language } = useFrame();
  const place = address ?? venue;
  if (place === null && onlineLink === null) return null;
  return (
    <dl className="event-facts event-venue">
      <div>
        <dt>{t("venue")}</dt>
        <dd>
          {[venue, address].map(
            (text) =>
              text && (
                <p key={text.text}>
                  <TranslatedText text={text} pageLanguage={language} />
                </p>
              ),
          )}
          {place && (
            <a className="event-map" href={mapSearch(place.text)} target="_blank" rel="noopener noreferrer">
              {t("onMap")}
              <span className="visually-hidden"> {tCommon("opensNewTab")}</span>
            </a>
          )}
          {onlineLink !== null && <p>{t("online")}</p>}
        </dd>
      </div>
    </dl>
  );
}

/** The address of a search for a place on a map. */
function mapSearch(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place }).toString()}`;
}
