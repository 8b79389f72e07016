// The style sheets that every page needs, in one order, which decides who wins. A template imports its own.
import "../../shell/tokens.css";
import "../../shell/base.css";
import "../../shell/shell.css";
import "../../shell/notices.css";
import "../../ui/button.css";
import "../../ui/page-header.css";
import "../../ui/prose.css";
import "../../ui/section-heading.css";
import "../../ui/feature-cards.css";
import "../../items/badge.css";
import "../../items/date-tile.css";
import "../../items/event-card.css";
import "../../items/event-facts.css";
import "../../items/event-teaser.css";
import "../../items/news-card.css";
import "../../items/news-article.css";
import "../../items/share-buttons.css";
