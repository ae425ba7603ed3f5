import { EvaluationError } from "../evaluate/errors";
import { NANOS_PER_MILLI, NANOS_PER_SECOND } from "../values/time";
import type { RulesValue } from "../values/value";
import { duration, timestamp } from "../values/value";
import type { Builtin } from "./signature";
import { argument } from "./signature";

const UNIT_NANOS: ReadonlyMap<string, bigint> = new Map([
  ["w", 604_800n * NANOS_PER_SECOND],
  ["d", 86_400n * NANOS_PER_SECOND],
  ["h", 3_600n * NANOS_PER_SECOND],
  ["m", 60n * NANOS_PER_SECOND],
  ["s", NANOS_PER_SECOND],
  ["ms", NANOS_PER_MILLI],
  ["ns", 1n],
]);

const intAt = (args: readonly RulesValue[], position: number): bigint =>
  argument(args, position, "int").value;

export const DURATION_FUNCTIONS: Readonly<Record<string, Builtin>> = {
  value: (args) => {
    const unit = UNIT_NANOS.get(argument(args, 1, "string").value);
    if (unit === undefined) throw new EvaluationError("Unknown duration unit.");
    return duration(intAt(args, 0) * unit);
  },
  time: (args) => {
    const seconds = intAt(args, 0) * 3600n + intAt(args, 1) * 60n;
    const total = seconds + intAt(args, 2);
    return duration(total * NANOS_PER_SECOND + intAt(args, 3));
  },
  abs: (args) => {
    const { nanos } = argument(args, 0, "duration");
    return duration(nanos < 0n ? -nanos : nanos);
  },
};

export const TIMESTAMP_FUNCTIONS: Readonly<Record<string, Builtin>> = {
  date: (args) => {
    const [year = NaN, month = NaN, day = NaN] = [0, 1, 2].map((i) =>
      Number(intAt(args, i)),
    );
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, day);
    const exists =
      date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    if (!exists) throw new EvaluationError("Invalid date.");
    return timestamp(BigInt(date.getTime()) * NANOS_PER_MILLI);
  },
  value: (args) => timestamp(intAt(args, 0) * NANOS_PER_MILLI),
};
