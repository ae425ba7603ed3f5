import type { HttpRequest } from "../wire/http/http";
import { sendJson } from "../wire/http/http";
import type { Route } from "../wire/server";
import { requestsPage, requestsPagePolicy } from "./page/page";
import type { RequestLog } from "./request-log";

const wantsPage = ({ path, raw }: HttpRequest): boolean =>
  path === "/requests.html" || (raw.headers.accept ?? "").includes("text/html");

/**
 * `GET /requests` as JSON (`?project=` for one project; 304 for an `If-None-Match` that still
 * holds), as a page for browsers and at `/requests.html`; `DELETE /requests` forgets everything.
 */
export function createRequestsRoute(log: RequestLog): Route {
  return (http, response) => {
    const { method, path, url, raw } = http;
    if (path !== "/requests" && path !== "/requests.html")
      return Promise.resolve(false);
    const etag = `"${log.version}"`;
    response.setHeader("Cache-Control", "no-store");
    if (method === "DELETE") {
      log.clear();
      sendJson(response, 200, {});
    } else if (method !== "GET") {
      response.writeHead(405, { Allow: "GET, DELETE" }).end();
    } else if (wantsPage(http)) {
      response.writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": requestsPagePolicy,
        Vary: "Accept",
      });
      response.end(requestsPage);
    } else if (raw.headers["if-none-match"] === etag) {
      response.writeHead(304).end();
    } else {
      response.setHeader("ETag", etag);
      const view = log.view(url.searchParams.get("project") ?? undefined);
      sendJson(response, 200, { ...view });
    }
    return Promise.resolve(true);
  };
}
