import type { EventValues, ZooEvent } from "./event";
import { aboutMax, tokenOf } from "./event";
import { minuteMs } from "../time/lengths";

/** What of an event says which operation made it. */
export type OfOperation = Pick<ZooEvent, "zooId" | "kind" | "subject" | "by">;

/** What is done in several operations, as an import is, names each alike before "--" and a number. */
const wholeOf = (operationId: string): string =>
  /^(.+?)--\d/.exec(operationId)?.[1] ?? operationId;

/** What one head stands for is written within so long: what a client calls an operation may go on for ever. */
const spanMs = 10 * minuteMs;

/**
 * What the events of one operation have in common: who, where, which records, what became of them, and the ten
 * minutes in which the server wrote it at `writtenAt`; what is written at once has one instant. null for an event of
 * no operation, which stands for itself.
 */
export const headKeyOf = (
  { zooId, kind, subject, by }: OfOperation,
  operationId: string | null,
  writtenAt: Date,
): string | null =>
  operationId === null
    ? null
    : JSON.stringify([
        zooId,
        by,
        wholeOf(operationId),
        subject.collection,
        kind,
        Math.floor(writtenAt.getTime() / spanMs),
      ]);

type Member = Pick<ZooEvent, "subject" | "places" | "after">;

const same = (a: EventValues, b: EventValues): boolean =>
  JSON.stringify(Object.entries(a).sort()) ===
  JSON.stringify(Object.entries(b).sort());

/**
 * What a head says of all it stands for, itself among them: for how many, whether the same became of all,
 * and what it is found by: itself and their places, at most 60.
 */
export function headValues(
  head: Member,
  others: readonly Member[],
): Pick<ZooEvent, "count" | "isSame" | "about"> {
  const { collection, id } = head.subject;
  const places = [head, ...others].flatMap((one) => one.places);
  const about = [...new Set([tokenOf(collection, id), ...places])];
  return {
    count: others.length + 1,
    isSame: others.every(({ after }) => same(after, head.after)),
    about: about.slice(0, aboutMax),
  };
}

/** What an event that another one stands for is found by: its own record alone. */
export const ownAbout = ({ collection, id }: ZooEvent["subject"]): string[] => [
  tokenOf(collection, id),
];
