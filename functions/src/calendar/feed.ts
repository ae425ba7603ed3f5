import { errorCode } from "@domain/errors";
import { onRequest } from "firebase-functions/https";
import { region } from "../edge/admin";
import { sha256 } from "../edge/hash";
import { logFailure, startOperation } from "../edge/log";
import { admitFeed } from "./admit-feed";
import type { Call, Reply } from "./call";
import { hasAlready, refused } from "./call";
import { readEvents } from "./read-events";
import { writeCalendar } from "./write-calendar";

/** What a calendar program is answered: the calendar, or that it has it already. */
export async function fetchFeed(call: Call, now: Date): Promise<Reply> {
  const admitted = await admitFeed(call, now);
  if ("status" in admitted) return admitted;
  const { feed } = admitted;
  const body = await writeCalendar(await readEvents(admitted, now), feed);
  const etag = `"${sha256(body)}"`;
  const headers = { ETag: etag, "Cache-Control": "private, max-age=900" };
  if (hasAlready(call.headers, etag)) return { status: 304, headers, body: "" };
  return {
    status: 200,
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="suricate.ics"',
    },
    body,
  };
}

/** What went wrong says its code alone: no address of a feed comes into a log. */
async function answered(call: Call): Promise<Reply> {
  try {
    return await fetchFeed(call, new Date());
  } catch (error) {
    const name = error instanceof Error ? error.name : typeof error;
    logFailure(startOperation("feed", null), errorCode(error), { name });
    return refused(500, "internal");
  }
}

/** Where calendar programs find what is planned: `/feed/<token>.ics`. */
export const feed = onRequest(
  { region, concurrency: 8, maxInstances: 20, cors: false },
  async (request, response) => {
    const { status, headers, body } = await answered(request);
    response.status(status).set({
      ...headers,
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      "Referrer-Policy": "no-referrer",
    });
    response.end(request.method === "HEAD" ? undefined : body);
  },
);
