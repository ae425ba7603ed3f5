import type { Reading, ReadingFate } from "./hours";
import { addReadings, offsetOf, samplesOf } from "./hours";
import type { UtcHour } from "./keys";
import type { Readings } from "./stored";

/**
 * The readings of an hour and who sent them: one source nearly always, which is said once. `others` holds, by second, the
 * place among `sourceIds` of those that the first did not send; -1 where no source did, or it is not known.
 */
export interface SentHour {
  readings: Readings;
  sourceIds: readonly string[];
  others: Readonly<Record<string, number>>;
}

export const nothingSent: SentHour = {
  readings: {},
  sourceIds: [],
  others: {},
};

/** The source that sent the reading of a second; null: none, or it is not known. */
export const senderOf = (
  { sourceIds, others }: SentHour,
  offset: string,
): string | null => sourceIds[others[offset] ?? 0] ?? null;

/** The same for the same readings and senders, whatever came first: who sent most of them is said once. */
function sentHour(
  readings: Readings,
  senders: ReadonlyMap<string, string | null>,
): SentHour {
  const counts = new Map<string, number>();
  const of = (offset: string) => senders.get(offset) ?? null;
  for (const offset of Object.keys(readings)) {
    const sender = of(offset);
    if (sender !== null) counts.set(sender, (counts.get(sender) ?? 0) + 1);
  }
  const sourceIds = [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([sourceId]) => sourceId);
  const places = new Map(sourceIds.map((sourceId, at) => [sourceId, at]));
  const others = Object.keys(readings).flatMap((offset) => {
    const place = places.get(of(offset) ?? "") ?? -1;
    // Where no source is known of any there is nothing to be told apart.
    return place === 0 || sourceIds.length === 0 ? [] : [[offset, place]];
  });
  return {
    readings,
    sourceIds,
    others: Object.fromEntries(others) as Record<string, number>,
  };
}

const sendersIn = (sent: SentHour): Map<string, string | null> =>
  new Map(
    Object.keys(sent.readings).map((offset) => [
      offset,
      senderOf(sent, offset),
    ]),
  );

/**
 * An hour with more readings of a source (null: of none), and what became of each, in their order. Who said first what is known
 * already stays who said it; doing it twice changes nothing.
 */
export function addSent(
  sent: SentHour,
  more: readonly Reading[],
  sourceId: string | null,
): { sent: SentHour; fates: ReadingFate[] } {
  const { readings, fates } = addReadings(sent.readings, more);
  if (!fates.includes("added")) return { sent, fates };
  const senders = sendersIn(sent);
  for (const offset of Object.keys(readings))
    if (!senders.has(offset)) senders.set(offset, sourceId);
  return { sent: sentHour(readings, senders), fates };
}

/** Readings of a source in a stretch of time: from an instant on, until another, which is left out. */
export interface Stretch {
  sourceId: string;
  from: Date;
  until: Date;
}

/** The seconds of an hour whose readings lie in a stretch; [] for none. */
export const offsetsIn = (
  hour: UtcHour,
  sent: SentHour,
  { sourceId, from, until }: Stretch,
): string[] =>
  samplesOf(hour, sent.readings)
    .filter(({ at }) => at >= from && at < until)
    .map(({ at }) => offsetOf(at))
    .filter((offset) => senderOf(sent, offset) === sourceId);

/** An hour without the readings of a stretch; itself where it holds none. */
export function withoutSent(
  hour: UtcHour,
  sent: SentHour,
  stretch: Stretch,
): SentHour {
  const gone = new Set(offsetsIn(hour, sent, stretch));
  if (gone.size === 0) return sent;
  const readings = Object.fromEntries(
    Object.entries(sent.readings).filter(([offset]) => !gone.has(offset)),
  );
  return sentHour(readings, sendersIn(sent));
}
