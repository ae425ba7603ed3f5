import type { IncomingMessage, ServerResponse } from "node:http";
import { StatusError } from "../../contract";
import type { Json } from "../codec/json";
import { httpCode, httpError, toStatus } from "../status";

const maxBody = 64 * 1024 * 1024;

/** One HTTP request, as the routes see it. */
export interface HttpRequest {
  method: string;
  url: URL;
  /** Percent-decoded, segment by segment still separated by slashes. */
  path: string;
  authorization: string | undefined;
  raw: IncomingMessage;
}

export function parseRequest(raw: IncomingMessage): HttpRequest {
  const url = new URL(raw.url ?? "/", "http://local");
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    throw new StatusError("INVALID_ARGUMENT", "Malformed path.");
  }
  return {
    method: raw.method ?? "GET",
    url,
    path,
    authorization: raw.headers.authorization,
    raw,
  };
}

/** The whole body as text. */
export async function readText(raw: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of raw) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > maxBody)
      throw new StatusError("INVALID_ARGUMENT", "Request payload too large.");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The body as JSON, whatever its content type; an empty body is an empty object. */
export async function readJson(raw: IncomingMessage): Promise<unknown> {
  const text = await readText(raw);
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new StatusError(
      "INVALID_ARGUMENT",
      "Payload isn't valid for request.",
    );
  }
}

export function sendText(
  response: ServerResponse,
  code: number,
  text: string,
): void {
  response.writeHead(code, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(text);
}

export function sendJson(
  response: ServerResponse,
  code: number,
  body: Json | Json[],
): void {
  response.writeHead(code, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}

/** Answers with a status. The streaming methods put it in a list, as their results are. */
export function sendError(
  response: ServerResponse,
  error: unknown,
  inList = false,
): void {
  const status = toStatus(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = httpError(status);
  sendJson(response, httpCode(status), inList ? [body] : body);
}
