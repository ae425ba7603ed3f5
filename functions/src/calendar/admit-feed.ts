import type { Session } from "@domain/access/session";
import { writesForReal } from "@domain/access/reach";
import type { CalendarFeed } from "@domain/calendar-feed/feed";
import { feedOfTokenQuery } from "@domain/calendar-feed/feed-queries";
import type { Zoo } from "@domain/establishment/zoo";
import { AppError } from "@domain/errors";
import { isPutAway } from "@domain/record/put-away";
import { appConfigId } from "@domain/service/app-config";
import { systemAuthor } from "@domain/task/task";
import { minuteMs } from "@domain/time/lengths";
import { database } from "../edge/admin";
import { placeOf } from "../edge/caller";
import { changeOf, readingOf, ref } from "../edge/documents";
import { sha256 } from "../edge/hash";
import type { Limit } from "../edge/limits";
import { count } from "../edge/limits";
import { compile } from "../edge/query";
import type { Call, Reply } from "./call";
import { refused, tokenOfCall, unknownFeed } from "./call";

/** Programs ask every quarter of an hour at most; a feed may be in several of them. */
const fetchesOfFeed: Limit = { count: 60, minutes: 60 };
/** Whoever guesses, or keeps an address that is no more, is told so for a while. */
const triesPerAddress: Limit = { count: 60, minutes: 60 };

/** A fetch is noted where the last one is as long ago. */
const notedMs = 15 * minuteMs;

/** Whose feed is fetched, as they are now, and of which establishment. */
export interface Admitted {
  feed: CalendarFeed;
  session: Session;
  zoo: Zoo;
}

/** Whether this may be done so often; "quota" alone says no. */
async function isWithin(what: string, limit: Limit): Promise<boolean> {
  try {
    await count(what, limit);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "quota") return false;
    throw error;
  }
}

const tooOften = ({ minutes }: Limit): Reply =>
  refused(429, "quota", { "Retry-After": String(minutes * 60) });

async function feedOf(token: string): Promise<CalendarFeed | null> {
  const { docs } = await compile(feedOfTokenQuery(sha256(token))).get();
  const [found] = docs;
  return found === undefined ? null : readingOf("calendarFeeds", found).record;
}

/** What is not believed, counted by where it comes from. */
async function unknown(call: Call): Promise<Reply> {
  const isFirst = await isWithin(`feed of ${placeOf(call)}`, triesPerAddress);
  return isFirst ? unknownFeed() : tooOften(triesPerAddress);
}

/** Notes that a feed is in use; one that was removed meanwhile is not made again. */
async function noteFetch({ feedId, fetchedAt }: CalendarFeed, now: Date) {
  const isNoted =
    fetchedAt !== null && now.getTime() - fetchedAt.getTime() < notedMs;
  if (isNoted) return;
  await database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("calendarFeeds", feedId));
    if (!stored.exists) return;
    transaction.update(
      stored.ref,
      changeOf("calendarFeeds", { fetchedAt: now }, systemAuthor),
    );
  });
}

/**
 * Whose feed is asked for, or why nothing is told. Who they are and where they work is asked again each time: nothing is
 * found of somebody who is not active or works elsewhere by now, nor of an establishment that is archived or demonstrates.
 */
export async function admitFeed(
  call: Call,
  now: Date,
): Promise<Admitted | Reply> {
  if (call.method !== "GET" && call.method !== "HEAD")
    return refused(405, "methodNotAllowed", { Allow: "GET, HEAD" });
  const token = tokenOfCall(call);
  const feed = token === null ? null : await feedOf(token);
  if (feed === null) return unknown(call);
  const [config, person, place] = await database().getAll(
    ref("config", appConfigId),
    ref("access", feed.userId),
    ref("zoo", feed.zooId),
  );
  const access = person && readingOf("access", person).record;
  const zoo = place && readingOf("zoo", place).record;
  if (access?.status !== "active" || access.zooId !== feed.zooId)
    return unknown(call);
  if (!zoo || isPutAway(place.data() ?? {}) || !writesForReal(access, zoo))
    return unknown(call);
  if (config?.get("maintenance") === true)
    return refused(503, "maintenance", { "Retry-After": "300" });
  if (!(await isWithin(`feed ${feed.feedId}`, fetchesOfFeed)))
    return tooOften(fetchesOfFeed);
  await noteFetch(feed, now);
  return {
    feed,
    zoo,
    session: { uid: feed.userId, access, zooId: feed.zooId },
  };
}
