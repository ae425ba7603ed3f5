import type { SentReading } from "@domain/measures/ingest/payload";
import { payloadBytesMost, readPayload } from "@domain/measures/ingest/payload";
import { sourceOfToken, tokenOfHeader } from "@domain/measures/ingest/secret";
import type { IncomingHttpHeaders } from "node:http";

/** What a call is answered. */
export interface Reply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: object;
}

/** What a function sees of a call. */
export interface Call {
  method: string;
  headers: IncomingHttpHeaders;
  /** Where it comes from. */
  socket?: { remoteAddress?: string | undefined };
  rawBody?: Buffer;
}

/** What a call is answered of which nothing is taken: why. */
export interface Refusal extends Reply {
  body: { error: string };
}

/** Who calls, by the token that is still to be believed. */
export interface Asked {
  sourceId: string;
  token: string;
  /** What is sent, or why it cannot be read: asked for once the token is believed, as nobody else is worth the work. */
  read: () => SentReading[] | Refusal;
}

export const refused = (
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Refusal => ({ status, headers, body: { error } });

/** The same for whoever is not believed, whatever the reason. */
export const unknownSource = (): Reply =>
  refused(401, "unknownSource", { "WWW-Authenticate": "Bearer" });

const formats = { "application/json": "json", "text/csv": "csv" } as const;

/** The format of a body that can be read; null for any other, and for a text in any alphabet but UTF-8. */
function formatOf(type: string | undefined): "json" | "csv" | null {
  const [name = "", ...parameters] = (type ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const isUtf8 = parameters.every(
    (one) => !one.startsWith("charset=") || /^charset="?utf-?8"?$/u.test(one),
  );
  return isUtf8 && Object.hasOwn(formats, name)
    ? formats[name as keyof typeof formats]
    : null;
}

/** The text of the bytes; null where they are none. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What a body says, or why it cannot be read. */
function sentIn(
  body: Buffer,
  type: string | undefined,
): SentReading[] | Refusal {
  const format = formatOf(type);
  if (format === null) return refused(415, "unsupportedType");
  const text = textOf(body);
  if (text === null) return refused(400, "unreadable");
  const sent = readPayload(text, format, body.length);
  if (Array.isArray(sent)) return sent;
  return refused(sent === "tooMany" ? 413 : 400, sent);
}

/** Who asks, or why nobody is listened to: nothing that is sent is ever repeated. */
export function readCall({ method, headers, rawBody }: Call): Asked | Reply {
  if (method !== "POST")
    return refused(405, "methodNotAllowed", { Allow: "POST" });
  const token = tokenOfHeader(headers.authorization);
  const sourceId = token === null ? null : sourceOfToken(token);
  if (token === null || sourceId === null) return unknownSource();
  const encoding = headers["content-encoding"] ?? "identity";
  // What is small packed may be as large as it likes.
  if (encoding !== "identity")
    return refused(415, "unsupportedEncoding", {
      "Accept-Encoding": "identity",
    });
  const body = rawBody ?? Buffer.alloc(0);
  if (body.length > payloadBytesMost) return refused(413, "tooLarge");
  const read = () => sentIn(body, headers["content-type"]);
  return { sourceId, token, read };
}
