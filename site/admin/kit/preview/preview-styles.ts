import tokens from "../../../shell/tokens.css?inline";
import base from "../../../shell/base.css?inline";
import button from "../../../ui/button.css?inline";
import prose from "../../../ui/prose.css?inline";
import badge from "../../../items/badge.css?inline";
import dateTile from "../../../items/date-tile.css?inline";
import eventCard from "../../../items/event-card.css?inline";
import newsCard from "../../../items/news-card.css?inline";
import newsArticle from "../../../items/news-article.css?inline";
import events from "../../../events/events.css?inline";

// The page sets the height of the frame: nothing in the frame may depend on the frame's height, or it would grow for ever.
const own = "body { overflow: hidden; } .preview-page { padding-block: 1.5rem; }";

/** The site's own style sheets in the order of site/gatsby/styles.ts, which decides who wins. */
export const previewStyles = [
  tokens,
  base,
  button,
  prose,
  badge,
  dateTile,
  eventCard,
  newsCard,
  newsArticle,
  events,
  own,
].join("\n");
