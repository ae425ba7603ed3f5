/** The behaviour of the page, in the language of browsers. Every text is set as text. */
export const script = `
"use strict";
const byId = (id) => document.getElementById(id);
const filters = { text: "", project: "", denied: false, screen: null };
let etag = "";
let view = { requests: [], screens: [] };
let paused = false;
// More rows than anybody reads would make each refresh slow.
const few = 150;
let most = few;

function el(name, className, text, ...children) {
  const node = document.createElement(name);
  if (className) node.className = className;
  if (text !== undefined && text !== "") node.append(String(text));
  node.append(...children);
  return node;
}
const two = (n) => String(n).padStart(2, "0");
function clock(at, withMs) {
  const d = new Date(at);
  const time = two(d.getHours()) + ":" + two(d.getMinutes()) + ":" + two(d.getSeconds());
  const node = el("time", "", withMs ? time + "." + String(d.getMilliseconds()).padStart(3, "0") : time);
  node.dateTime = at;
  return node;
}
const people = { "(admin)": "admin", "(none)": "signed out" };
const person = (who) => people[who] ?? who;
const count = (n, one, many) => n.toLocaleString("en") + " " + (n === 1 ? one : many);
function number(n, name, more) {
  const cell = el("td", "n");
  cell.dataset.name = n === 1 && name !== "ms" ? name.replace(/s$/, "") : name;
  cell.append(el("span", n ? "" : "zero", n === null ? "–" : n.toLocaleString("en")));
  if (more) cell.append(el("span", "meta", " " + more));
  return cell;
}
function expressionsCell(entry) {
  const more = entry.decisions.length > 1 ? "(" + entry.decisions.length + " decisions)" : "";
  const cell = number(entry.expressions, "expressions", more);
  cell.title = entry.decisions.map((one) =>
    one.method + " " + one.path + ": " + count(one.expressions, "expression", "expressions") + ", " +
    count(one.documents, "document", "documents")).join("\\n");
  if (entry.expressions > 700) cell.firstChild.className = "some";
  return cell;
}
function whoCell(who) {
  const cell = el("td", "who", person(who));
  cell.title = person(who);
  return cell;
}

function screenRow(screen) {
  const row = el("tr");
  const button = el("button", "link", screen.page.replace(/^https?:\\/\\/[^/]+/, "") || "/");
  button.type = "button";
  button.dataset.screen = screen.id;
  button.title = "Show only the requests of this load of " + screen.page;
  if (filters.screen === screen.id) row.setAttribute("aria-current", "true");
  const denied = number(screen.denied, "denied");
  if (screen.denied) denied.firstChild.className = "some";
  row.append(
    el("td", "time", "", clock(screen.at)),
    el("td", "page", "", button),
    whoCell(screen.who),
    number(screen.requests, "requests"),
    number(screen.reads, "reads"),
    number(screen.writes + screen.deletes, "writes"),
    denied,
  );
  return row;
}

function requestRow(entry) {
  const failed = entry.status !== "OK" && entry.status !== null && entry.status !== "CANCELLED";
  const row = el("tr", !entry.allowed ? "denied" : failed ? "failed" : "");
  const what = el("td", "what", "", el("div", "line", "",
    el("span", "tag", entry.method === "batchWrite" ? "batch" : entry.method),
    el("span", "path", entry.what || "/"),
    el("span", "meta", entry.transport)));
  const root = "projects/" + entry.project + "/databases/" + entry.database + "/documents/";
  if (entry.why) what.append(el("span", "why", entry.why.replaceAll(root, "")));
  const state = el("span", "state", !entry.allowed ? "Denied" : entry.status === "OK" ? (failed ? "" : "OK") : entry.status === null ? "…" : entry.status);
  const status = el("td", "status", "", state);
  if (entry.open && entry.status === "OK") status.append(el("span", "live", "live"));
  row.append(
    el("td", "time", "", clock(entry.at, true)),
    what,
    whoCell(entry.who),
    status,
    number(entry.reads, "reads", entry.ruleReads ? "(" + entry.ruleReads + " by rules)" : ""),
    expressionsCell(entry),
    number(entry.writes + entry.deletes, "writes", entry.deletes ? "(" + entry.deletes + " deleted)" : ""),
    number(entry.ms, "ms"),
  );
  return row;
}

function wanted(entry) {
  if (filters.denied && entry.allowed) return false;
  if (filters.project && entry.project !== filters.project) return false;
  if (filters.screen !== null && entry.screen !== filters.screen) return false;
  const text = [entry.what, entry.method, entry.transport, person(entry.who), entry.page, entry.status, entry.why].join(" ");
  return text.toLowerCase().includes(filters.text);
}

function showProjects() {
  const select = byId("project");
  const names = [...new Set(view.requests.map((one) => one.project))].sort();
  const known = [...select.options].slice(1).map((one) => one.value);
  if (names.join() === known.join()) return;
  if (filters.project && !names.includes(filters.project)) names.push(filters.project);
  select.replaceChildren(new Option("All", ""), ...names.map((name) => new Option(name)));
  select.value = filters.project;
}

function show() {
  const entries = view.requests.filter(wanted);
  const seen = new Set(entries.map((one) => one.screen));
  const filtered = filters.denied || filters.project || filters.text;
  const screens = view.screens.filter((one) => !filtered || seen.has(one.id) || one.id === filters.screen);
  const focused = document.activeElement?.dataset?.screen;
  byId("screens").replaceChildren(...screens.map(screenRow));
  byId("requests").replaceChildren(...entries.slice(0, most).map(requestRow));
  const more = byId("more");
  more.hidden = entries.length <= most;
  more.textContent = "Show all " + entries.length.toLocaleString("en");
  if (focused) document.querySelector('[data-screen="' + focused + '"]')?.focus();
  const sum = (name) => entries.reduce((total, one) => total + one[name], 0);
  const denied = entries.filter((one) => !one.allowed).length;
  byId("sum").textContent = [
    count(entries.length, "request", "requests"),
    count(denied, "denied", "denied"),
    count(sum("reads"), "read", "reads"),
    count(sum("writes") + sum("deletes"), "write", "writes"),
  ].join(" · ");
  byId("no-screens").hidden = screens.length > 0;
  byId("no-requests").hidden = entries.length > 0;
  byId("no-requests").textContent = view.requests.length
    ? "No request matches these filters."
    : "Nothing yet. Requests of clients appear here as they come.";
  const unscreen = byId("unscreen");
  unscreen.hidden = filters.screen === null;
  unscreen.textContent = "Show all screens";
  showProjects();
}

async function refresh() {
  const headers = { accept: "application/json" };
  if (etag) headers["if-none-match"] = etag;
  try {
    const answer = await fetch("/requests", { headers });
    say("");
    if (answer.status === 304) return;
    etag = answer.headers.get("etag") ?? "";
    view = await answer.json();
    show();
  } catch {
    say("The emulator does not answer.");
  }
}
function say(text) {
  const news = byId("news");
  if (news.textContent === text) return;
  news.textContent = text;
  news.className = text ? "empty" : "unseen";
}

byId("pause").addEventListener("click", () => {
  paused = !paused;
  byId("pause").setAttribute("aria-pressed", String(paused));
  if (!paused) void refresh();
});
byId("clear").addEventListener("click", async () => {
  filters.screen = null;
  await fetch("/requests", { method: "DELETE" });
  await refresh();
});
byId("filters").addEventListener("submit", (event) => event.preventDefault());
byId("filters").addEventListener("input", () => {
  most = few;
  filters.text = byId("text").value.trim().toLowerCase();
  filters.project = byId("project").value;
  filters.denied = byId("denied").checked;
  show();
});
byId("screens").addEventListener("click", (event) => {
  const id = event.target.closest?.("[data-screen]")?.dataset.screen;
  if (id === undefined) return;
  filters.screen = filters.screen === Number(id) ? null : Number(id);
  show();
});
byId("more").addEventListener("click", () => {
  const next = byId("requests").rows.length;
  most = Infinity;
  show();
  const row = byId("requests").rows[next];
  row.tabIndex = -1;
  row.focus();
});
byId("unscreen").addEventListener("click", () => {
  filters.screen = null;
  show();
  byId("text").focus();
});
setInterval(() => {
  if (!paused && !document.hidden) void refresh();
}, 1000);
void refresh();
`;
