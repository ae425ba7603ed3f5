import type { IncomingMessage, ServerResponse } from "node:http";

const methods = "DELETE,GET,HEAD,PATCH,POST,PUT";

/** Lets pages of any origin in, with credentials: the SDK sends them. */
export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Vary", "Origin");
  response.setHeader(
    "Access-Control-Expose-Headers",
    "x-client-wire-protocol, x-http-session-id, x-http-initial-response",
  );
}

/** Answers a preflight request. */
export function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const asked = request.headers["access-control-request-headers"];
  response.setHeader("Access-Control-Allow-Methods", methods);
  if (asked !== undefined)
    response.setHeader("Access-Control-Allow-Headers", asked);
  if (request.headers["access-control-request-private-network"] === "true")
    response.setHeader("Access-Control-Allow-Private-Network", "true");
  response.setHeader("Access-Control-Max-Age", "3600");
  response.writeHead(200).end();
}
