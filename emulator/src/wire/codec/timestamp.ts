import { StatusError } from "../../contract/status";
import { isJson } from "./json";

const pattern =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

/** The years 1 to 9999. */
const minSeconds = -62_135_596_800;
const maxSeconds = 253_402_300_799;

export interface ProtoTimestamp {
  seconds: number;
  nanos: number;
}

/** RFC 3339, or the `{seconds, nanos}` some clients send, as a protobuf Timestamp. */
export function parseTimestamp(value: unknown): ProtoTimestamp {
  if (typeof value === "string") {
    const match = pattern.exec(value);
    const [, clock = "", fraction = "", zone = "Z"] = match ?? [];
    const millis = match ? Date.parse(`${clock}${zone.toUpperCase()}`) : NaN;
    if (!Number.isNaN(millis))
      return {
        seconds: Math.floor(millis / 1000),
        nanos: Number(fraction.padEnd(9, "0")),
      };
  } else if (isJson(value)) {
    const seconds = Number(value["seconds"] ?? 0);
    const nanos = Number(value["nanos"] ?? 0);
    if (Number.isInteger(seconds) && Number.isInteger(nanos))
      return { seconds, nanos };
  }
  throw new StatusError("INVALID_ARGUMENT", "Illegal timestamp.");
}

/** RFC 3339 with exactly six fraction digits: Firestore keeps microseconds and cuts the rest, in the years 1 to 9999. */
export function formatTimestamp({ seconds, nanos }: ProtoTimestamp): string {
  const known = seconds >= minSeconds && seconds <= maxSeconds;
  if (!known || nanos < 0 || nanos > 999_999_999)
    throw new StatusError("INVALID_ARGUMENT", "Timestamp value exceeds limits");
  const date = new Date(seconds * 1000);
  const micros = String(Math.floor(nanos / 1000)).padStart(6, "0");
  return `${date.toISOString().slice(0, 19)}.${micros}Z`;
}
