import { createHash } from "node:crypto";
import type { CalendarFeed } from "@domain/calendar-feed/feed";
import { fetchFeed } from "../../../functions/src/calendar/feed";
import type { Call } from "../../../functions/src/calendar/call";
import { aCalendarFeed } from "../../builders/calendar-feeds";

export const now = new Date("2026-12-01T12:00:00Z");
export const token = "t".repeat(43);
const hashOf = (text: string) =>
  createHash("sha256").update(text).digest("hex");

/** A feed of the keeper with all that one can hold. */
export const aFeed = (feed: Partial<CalendarFeed> = {}): CalendarFeed =>
  aCalendarFeed({
    zooId: "home",
    userId: "keeper",
    tokenHash: hashOf(token),
    ...feed,
  });

export const callOf = (call: Partial<Call> = {}): Call => ({
  method: "GET",
  path: `/${token}.ics`,
  query: {},
  headers: {},
  ...call,
});

export const fetched = (call: Partial<Call> = {}, at = now) =>
  fetchFeed(callOf(call), at);

/** The calendar as a program reads it, its lines put together again. */
export const calendarOf = async (call: Partial<Call> = {}, at = now) => {
  const { status, body } = await fetched(call, at);
  if (status !== 200) throw new Error(`answered ${String(status)}`);
  return body.replaceAll("\r\n ", "");
};

/** What each event of a calendar is called. */
export const titlesIn = (calendar: string): string[] =>
  [...calendar.matchAll(/^SUMMARY:(.*)\r$/gmu)].map(([, title]) => title ?? "");
