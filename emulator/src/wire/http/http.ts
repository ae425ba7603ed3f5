import type { IncomingMessage, ServerResponse } from "node:http";
import { StatusError } from "../../contract/status";
import { httpCode, httpError, toStatus } from "../status";

/** Of a request with JSON, in bytes. */
const maxBody = 16 * 1024 * 1024;

/** One HTTP request, as the routes see it. */
export interface HttpRequest {
  method: string;
  url: URL;
  /** Percent-decoded, segment by segment still separated by slashes. */
  path: string;
  authorization: string | undefined;
  raw: IncomingMessage;
}

function urlOf(raw: IncomingMessage): URL {
  const target = raw.url ?? "/";
  const url = target.startsWith("/") ? `http://local${target}` : target;
  if (URL.canParse(url)) return new URL(url);
  throw new StatusError("INVALID_ARGUMENT", "Malformed path.");
}

export function parseRequest(raw: IncomingMessage): HttpRequest {
  const url = urlOf(raw);
  parametersOf(url.search);
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

const notUtf8 = () =>
  new StatusError("INVALID_ARGUMENT", "The request is not valid UTF-8.");

/** A body over its limit; the official emulator answers it with a bare 413. */
class PayloadTooLarge extends Error {}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Bytes as text. INVALID_ARGUMENT for what is no UTF-8: nothing is stored that was not sent. */
function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw notUtf8();
  }
}

/**
 * The parameters of a query or a form. INVALID_ARGUMENT where the bytes behind the escapes are no UTF-8,
 * which the platform would mend.
 */
export function parametersOf(encoded: string): URLSearchParams {
  for (const [escapes] of encoded.matchAll(/(?:%[0-9a-f]{2})+/gi)) {
    try {
      decodeURIComponent(escapes);
    } catch {
      throw notUtf8();
    }
  }
  return new URLSearchParams(encoded);
}

/** The whole body as text; refused when it has more bytes than `most` or is no UTF-8. */
export const readText = async (
  raw: IncomingMessage,
  most: number,
): Promise<string> => textOf(await readBytes(raw, most));

function readBytes(raw: IncomingMessage, most: number): Promise<Buffer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > most) refuse();
    };
    const refuse = () => {
      raw.off("data", take).pause();
      fail(new PayloadTooLarge());
    };
    raw.on("data", take);
    raw.once("end", () => done(Buffer.concat(chunks)));
    raw.once("error", () => fail(cutOff()));
    raw.once("close", () => fail(cutOff()));
    if (Number(raw.headers["content-length"] ?? 0) > most) refuse();
  });
}

const cutOff = () => new StatusError("UNAVAILABLE", "The request was cut off.");

/** The body as JSON, whatever its content type; an empty body is an empty object. */
export async function readJson(raw: IncomingMessage): Promise<unknown> {
  const text = await readText(raw, maxBody);
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
  body: unknown,
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
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof PayloadTooLarge) {
    response.writeHead(413, { Connection: "close" }).end();
    return;
  }
  const status = toStatus(error);
  const body = httpError(status);
  sendJson(response, httpCode(status), inList ? [body] : body);
}
