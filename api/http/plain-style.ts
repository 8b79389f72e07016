/** The one inline style of the pages that the API writes itself; every answer's Content-Security-Policy names its hash. */
export const plainStyle = `body{margin:0;background:#fbf8f4;color:#16222f;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
body>header,body>main{max-width:1280px;margin:auto;padding:1rem clamp(1rem,4vw,2.5rem);box-sizing:border-box}
body>header{display:flex;flex-wrap:wrap;gap:.5rem 2rem;justify-content:space-between}a{color:inherit}
body>.notice{max-width:34rem;margin-top:20vh}`;
