import Koa from "koa";

/** The baseline of starts, touches and keys: whatever is asked for, a page whose field and button answer at once. */
const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Hello</title>
<button class="menu-button" onclick="this.ariaExpanded = 'true'">Hello World</button>
<main><input type="search" onfocus="fetch('/search-index')" oninput="found.innerHTML = '<li>' + value">
<ul class="search-results" id="found"></ul></main>`;

const app = new Koa();
app.use((context) => {
  context.body = page;
});
app.listen(Number(process.argv[2]), "127.0.0.1");
