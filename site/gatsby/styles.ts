// Every style sheet of the public site in one order: all of them stand in every page, and the order decides who wins.
import "../shell/tokens.css";
import "../shell/base.css";
import "../shell/shell.css";
import "../shell/consent.css";
import "../ui/button.css";
import "../ui/page-header.css";
import "../ui/prose.css";
import "../items/badge.css";
import "../items/date-tile.css";
import "../items/event-card.css";
import "../items/event-teaser.css";
import "../items/news-card.css";
import "../items/news-article.css";
import "../home/home.css";
import "../home/hero.css";
import "../events/events.css";
import "../not-found/not-found.css";
