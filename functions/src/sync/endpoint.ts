import type { AnswerError } from "@domain/sync/plan/answer";
import { readAnswer } from "@domain/sync/plan/answer";
import type { Answer } from "@domain/sync/plan/kinds";

/** Where the sync asks, with what key, and what it puts up with. */
export interface Endpoint {
  address: string;
  key: string;
  /** The most bytes of an answer. */
  maxBytes?: number;
  timeoutMs?: number;
}

export const answerBytesMax = 64_000_000;
const answerTimeoutMs = 60_000;

/** Reads at most so many bytes; null where there are more, of which none is kept. */
async function textOf(body: Response["body"], max: number) {
  if (body === null) return "";
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    // Leaving the loop ends the connection.
    if (size > max) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.+-]*\+)?json\b/i.test(
    response.headers.get("content-type") ?? "",
  );

function parsed(text: string): Answer | AnswerError {
  try {
    return readAnswer(JSON.parse(text));
  } catch {
    return "notJson";
  }
}

async function ask(
  { address, key, maxBytes = answerBytesMax }: Endpoint,
  signal: AbortSignal,
): Promise<Answer | AnswerError> {
  const response = await fetch(address, {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify({ key }),
    // The key goes nowhere else.
    redirect: "error",
    signal,
  });
  if (response.status === 401 || response.status === 403) return "refusedKey";
  if (!response.ok) return "badStatus";
  if (!isJson(response)) return "notJson";
  if (Number(response.headers.get("content-length")) > maxBytes)
    return "tooLarge";
  const text = await textOf(response.body, maxBytes);
  return text === null ? "tooLarge" : parsed(text);
}

/** The lists of the sync endpoint, or a code of what is wrong: never the key, the address or a word of the answer. */
export async function askEndpoint(
  endpoint: Endpoint,
): Promise<Answer | AnswerError> {
  const { address, key, timeoutMs = answerTimeoutMs } = endpoint;
  if (address === "" || key === "") return "notConfigured";
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    return await ask(endpoint, stop.signal);
  } catch {
    return stop.signal.aborted ? "timeout" : "unreachable";
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}
