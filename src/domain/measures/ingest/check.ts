import type { Reading, ReadingFate } from "../buckets/hours";
import type { ReadingValue } from "../buckets/stored";
import type { UtcHour } from "../buckets/keys";
import { bucketId, hourOf, seriesKey } from "../buckets/keys";
import type { Taking } from "../values/accept";
import { valueIssue } from "../values/accept";
import { readNumber } from "../values/read-number";
import { readInstant } from "./instant";
import type { SentReading } from "./payload";
import type { Refusal } from "./reasons";
import type { Feed } from "./source";

/** So far back a reading is taken, and so far ahead: clocks of sensors are not exact. */
export const readingBackMost = 30 * 24 * 3_600_000;
export const readingAheadMost = 5 * 60_000;

export interface RefusedLine {
  line: number;
  reason: Refusal;
}

/** A reading that may be kept, and of what it is. */
export interface CheckedReading extends Reading {
  line: number;
  feed: Feed;
}

const yes: readonly unknown[] = [true, 1, "true", "1", "on"];
const no: readonly unknown[] = [false, 0, "false", "0", "off"];

/** What a sensor says, as a value of the type; null where it is none. */
function valueOf({ measureType }: Taking, sent: unknown): ReadingValue | null {
  if (measureType === "boolean") {
    if (yes.includes(sent)) return true;
    return no.includes(sent) ? false : null;
  }
  if (measureType !== "numeric" && measureType !== "scale") return null;
  if (typeof sent === "string") return readNumber(sent);
  return typeof sent === "number" ? sent : null;
}

/** Why an instant is not taken; null where it is. */
function instantRefusal(at: Date | null, now: Date): Refusal | null {
  if (at === null) return "instant";
  const ahead = at.getTime() - now.getTime();
  if (ahead > readingAheadMost) return "ahead";
  return ahead < -readingBackMost ? "tooOld" : null;
}

function valueRefusal(
  parameter: Taking,
  value: ReadingValue | null,
): Refusal | null {
  if (value === null) return "value";
  const issue = valueIssue(parameter, value);
  if (issue === null) return null;
  return issue.code.startsWith("bounds") ? "bounds" : "value";
}

/** What a source feeds: a feed of it by its name, with the parameter it measures; undefined for none. */
export type FeedOf = (
  name: string,
) => { feed: Feed; parameter: Taking } | undefined;

/** One reading, or why it is not taken; its establishment, place and parameter are the source's, whatever was sent. */
function checkedOf(
  sent: SentReading,
  feedOf: FeedOf,
  now: Date,
): CheckedReading | RefusedLine {
  const { line } = sent;
  const known = typeof sent.feed === "string" ? feedOf(sent.feed) : undefined;
  if (known === undefined) return { line, reason: "feed" };
  const at = readInstant(sent.at);
  const value = valueOf(known.parameter, sent.value);
  const reason =
    instantRefusal(at, now) ?? valueRefusal(known.parameter, value);
  if (reason !== null || at === null || value === null)
    return { line, reason: reason ?? "value" };
  return { line, feed: known.feed, at, value };
}

/** The readings of one hour of one series: what one transaction keeps. */
export interface HourBatch {
  /** The document's id below its enclosure. */
  id: string;
  hour: UtcHour;
  feed: Feed;
  readings: CheckedReading[];
}

/**
 * The readings of a call by the hours they belong to, and those that are refused, each with its line. The order of lines
 * stays; [] of both for none.
 */
export function checkReadings(
  sent: readonly SentReading[],
  feedOf: FeedOf,
  now: Date,
): { batches: HourBatch[]; refused: RefusedLine[] } {
  const batches = new Map<string, HourBatch>();
  const refused: RefusedLine[] = [];
  for (const one of sent) {
    const checked = checkedOf(one, feedOf, now);
    if ("reason" in checked) {
      refused.push(checked);
      continue;
    }
    const { feed, at } = checked;
    const hour = hourOf(at);
    const id = bucketId(seriesKey(feed.parameterId, feed.areaId), hour);
    const key = `${feed.enclosureId}/${id}`;
    const batch = batches.get(key) ?? { id, hour, feed, readings: [] };
    batch.readings.push(checked);
    batches.set(key, batch);
  }
  return { batches: [...batches.values()], refused };
}

/** What became of a line: as of its reading, or "feed" where nothing is taken of it any more. */
export type LineFate = readonly [line: number, fate: ReadingFate | "feed"];

/** The lines whose readings are kept now, new or known. */
export const keptLines = (fates: Iterable<LineFate>): Set<number> =>
  new Set(
    [...fates]
      .filter(([, fate]) => fate === "added" || fate === "known")
      .map(([line]) => line),
  );

/** What a call is answered: how many readings are new, how many were there, and the lines that were refused. */
export interface IngestAnswer {
  added: number;
  known: number;
  refused: RefusedLine[];
}

/** The answer of what became of each reading of the batches, and of what was refused before; in the order of lines. */
export function answerOf(
  fates: Iterable<LineFate>,
  refused: readonly RefusedLine[],
): IngestAnswer {
  const answer: IngestAnswer = { added: 0, known: 0, refused: [...refused] };
  for (const [line, fate] of fates) {
    if (fate === "added") answer.added += 1;
    else if (fate === "known") answer.known += 1;
    else answer.refused.push({ line, reason: fate });
  }
  answer.refused.sort((a, b) => a.line - b.line);
  return answer;
}
