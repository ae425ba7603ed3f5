import { createHash } from "node:crypto";
import { script } from "./script";
import { style } from "./style";

const hashed = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Nothing but what the page itself holds, and its own server. */
export const requestsPagePolicy = [
  "default-src 'none'",
  `style-src ${hashed(style)}`,
  `script-src ${hashed(script)}`,
  "connect-src 'self'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The page of `/requests`, complete in itself. */
export const requestsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Requests · Local Firestore</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header>
<div class="bar">
<h1>Requests <small>Local Firestore</small></h1>
<p id="sum" class="sum"></p>
<div class="actions">
<button id="pause" type="button" aria-pressed="false">Pause</button>
<button id="clear" type="button">Clear</button>
</div>
</div>
<form id="filters" class="bar filters" role="search">
<label class="text"><span>Find</span><input id="text" type="search" autocomplete="off" placeholder="Path, person, reason"></label>
<label><span>Project</span><select id="project"><option value="">All</option></select></label>
<label class="check"><input id="denied" type="checkbox"> Denied only</label>
<button id="unscreen" type="button" hidden></button>
</form>
</header>
<main>
<p id="news" class="unseen" role="status"></p>
<section aria-labelledby="screens-title">
<h2 id="screens-title">Screen loads</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Table of screen loads">
<table class="screens">
<thead><tr><th scope="col">Started</th><th scope="col">Page</th><th scope="col">Person</th><th scope="col" class="n">Requests</th><th scope="col" class="n">Reads</th><th scope="col" class="n">Writes</th><th scope="col" class="n">Denied</th></tr></thead>
<tbody id="screens"></tbody>
</table>
</div>
<p id="no-screens" class="empty">No page has been seen yet. Browsers name their page only when it has the referrer policy <code>unsafe-url</code>.</p>
</section>
<section aria-labelledby="requests-title">
<h2 id="requests-title">Requests</h2>
<table class="requests">
<thead><tr><th scope="col">Time</th><th scope="col">Request</th><th scope="col">Person</th><th scope="col">Status</th><th scope="col" class="n">Reads</th><th scope="col" class="n" title="What the rules evaluated for the dearest decision, of 1,000">Expressions</th><th scope="col" class="n">Writes</th><th scope="col" class="n">ms</th></tr></thead>
<tbody id="requests"></tbody>
</table>
<p class="more"><button id="more" type="button" hidden></button></p>
<p id="no-requests" class="empty">Nothing yet. Requests of clients appear here as they come.</p>
</section>
</main>
<script>${script}</script>
</body>
</html>
`;
