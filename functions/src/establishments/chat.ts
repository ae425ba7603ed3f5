import { chatEndpointSchema } from "@domain/establishment/zoo";
import type { ZooConfig } from "@domain/establishment/zoo";
import ipaddr from "ipaddr.js";
import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns";
import type { RequestOptions } from "node:https";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { logger } from "firebase-functions/logger";

/** Whether an address is one of the public net: neither private, nor this machine's, nor anything special. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === "unicast";
}

/** Looks a name up and knows public addresses only: asked by the connection itself, so none can come between. */
export const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const usable: LookupAddress[] = (error === null ? found : []).filter(
      ({ address }) => isPublic(address),
    );
    const [first] = usable;
    if (first === undefined) done(error ?? new Error("not public"), "", 0);
    else if (options.all === true) done(null, usable);
    else done(null, first.address, first.family);
  });
};

const timeoutMs = 5000;
const textMax = 4000;

/** Posts JSON; answers the status. Nothing follows a redirection, and of the answer nothing is kept. */
export type Post = (endpoint: string, body: string) => Promise<number>;

const post: Post = (endpoint, body) =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: "POST",
      lookup: publicLookup,
      // Of one's own, so that no connection of another name is used again.
      agent: false,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
      },
      signal: AbortSignal.timeout(timeoutMs),
    };
    const asking = request(endpoint, options, (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    asking.on("error", reject);
    asking.end(body);
  });

/** What came of it: "off" where the establishment has no chat. */
export type Posted = "sent" | "failed" | "off";

/**
 * Posts a text to the chat of an establishment: `{channel, text}`, the text cut at 4,000 characters. Never throws: a chat
 * that does not answer stops nothing. The endpoint is a secret and is not logged.
 */
export async function postToChat(
  { zooId, chatEndpoint, chatChannel }: ZooConfig,
  text: string,
  send: Post = post,
): Promise<Posted> {
  if (chatEndpoint === null) return "off";
  if (!chatEndpointSchema.safeParse(chatEndpoint).success) return "failed";
  const body = JSON.stringify({
    channel: chatChannel,
    text: Array.from(text).slice(0, textMax).join(""),
  });
  try {
    const status = await send(chatEndpoint, body);
    if (status >= 200 && status < 300) return "sent";
    logger.warn("postToChat", { zooId, status });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "failed";
    logger.warn("postToChat", { zooId, code });
  }
  return "failed";
}
