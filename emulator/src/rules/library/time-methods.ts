import {
  floorDivide,
  NANOS_PER_DAY,
  NANOS_PER_MILLI,
  NANOS_PER_SECOND,
  toDate,
} from "../values/time";
import type { TimestampValue } from "../values/value";
import { duration, int, timestamp } from "../values/value";
import type { Methods } from "./signature";

const startOfDay = (nanos: bigint): bigint =>
  floorDivide(nanos, NANOS_PER_DAY) * NANOS_PER_DAY;

const sinceMidnight = (self: TimestampValue): bigint =>
  self.nanos - startOfDay(self.nanos);

function dayOfYear(self: TimestampValue): number {
  const date = toDate(self.nanos);
  const first = Date.UTC(date.getUTCFullYear(), 0, 1);
  return Math.floor((date.getTime() - first) / 86_400_000) + 1;
}

/** Monday is 1, Sunday 7. */
const dayOfWeek = (self: TimestampValue): number =>
  toDate(self.nanos).getUTCDay() || 7;

const inDay = (self: TimestampValue, unit: bigint, count: bigint): bigint =>
  (sinceMidnight(self) / (unit * NANOS_PER_SECOND)) % count;

export const TIMESTAMP_METHODS: Methods<"timestamp"> = {
  date: (self) => timestamp(startOfDay(self.nanos)),
  time: (self) => duration(sinceMidnight(self)),
  year: (self) => int(toDate(self.nanos).getUTCFullYear()),
  month: (self) => int(toDate(self.nanos).getUTCMonth() + 1),
  day: (self) => int(toDate(self.nanos).getUTCDate()),
  dayOfWeek: (self) => int(dayOfWeek(self)),
  dayOfYear: (self) => int(dayOfYear(self)),
  hours: (self) => int(inDay(self, 3600n, 24n)),
  minutes: (self) => int(inDay(self, 60n, 60n)),
  seconds: (self) => int(inDay(self, 1n, 60n)),
  nanos: (self) => int(sinceMidnight(self) % NANOS_PER_SECOND),
  toMillis: (self) => int(floorDivide(self.nanos, NANOS_PER_MILLI)),
};

export const DURATION_METHODS: Methods<"duration"> = {
  seconds: (self) => int(self.nanos / NANOS_PER_SECOND),
  nanos: (self) => int(self.nanos % NANOS_PER_SECOND),
};
