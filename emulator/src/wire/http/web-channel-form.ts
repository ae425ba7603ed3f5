import { StatusError } from "../../contract/status";
import { normalise } from "../codec/codec";
import { isJson, type Json } from "../codec/json";
import { messageType } from "../codec/proto";
import type { Opening } from "../layer";
import { parametersOf } from "./http";

export type StreamName = Opening["method"];

const requestTypes = {
  Listen: messageType("ListenRequest"),
  Write: messageType("WriteRequest"),
};
const mostMessages = 10_000;

/** What a POST of a WebChannel carries. */
export interface Form {
  /** Number of the first message. */
  offset: number;
  messages: Json[];
  authorization: string | undefined;
}

const malformed = () =>
  new StatusError("INVALID_ARGUMENT", "Malformed request.");

/** The session token rides in the body of the handshake, as HTTP header lines. */
function headerIn(lines: string, name: string): string | undefined {
  return lines
    .split("\r\n")
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();
}

function wholeIn(form: URLSearchParams, name: string, most: number): number {
  const text = form.get(name) ?? "0";
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Infinity;
  if (value > most) throw malformed();
  return value;
}

function messageIn(text: string | null, stream: StreamName): Json {
  let json: unknown;
  try {
    json = JSON.parse(text ?? "");
  } catch {
    throw malformed();
  }
  if (!isJson(json)) throw malformed();
  return normalise(requestTypes[stream], json);
}

/**
 * The form a POST carries: `count` messages `req<n>___data__`, numbered from `ofs`. INVALID_ARGUMENT
 * for a message that is none.
 */
export function parseForm(body: string, stream: StreamName): Form {
  const form = parametersOf(body);
  const count = wholeIn(form, "count", mostMessages);
  const messages = Array.from({ length: count }, (_, index) =>
    messageIn(form.get(`req${index}___data__`), stream),
  );
  return {
    offset: wholeIn(form, "ofs", Number.MAX_SAFE_INTEGER),
    messages,
    authorization: headerIn(form.get("headers") ?? "", "authorization"),
  };
}
