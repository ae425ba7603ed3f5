import {
  DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  GeoPoint,
  Timestamp,
} from "firebase-admin/firestore";
import type { Data, Notation } from "../../format/scenario";
import {
  doubleOf,
  fromNumber,
  mapEntries,
  tagOf,
  textOf,
  timeParts,
  timeText,
} from "../../format/notation";
import type { SeenDocument } from "../client";

function timestamp(text: string): Timestamp {
  const { seconds, nanos } = timeParts(text);
  return new Timestamp(seconds, nanos);
}

/** The time of a document, in the form the preconditions take. */
export const timestampOf = (value: Notation): Timestamp =>
  timestamp(textOf(value));

function taggedToAdmin(db: Firestore, tag: string, of: Notation): unknown {
  const list = () => (of as Notation[]).map((item) => toAdmin(db, item));
  switch (tag) {
    case "$double":
      return doubleOf(of);
    case "$int":
      return Number(of);
    case "$timestamp":
      return timestamp(textOf(of));
    case "$bytes":
      return Buffer.from(textOf(of), "base64");
    case "$ref":
      return db.doc(textOf(of));
    case "$geo": {
      const [latitude, longitude] = of as [number, number];
      return new GeoPoint(latitude, longitude);
    }
    case "$vector":
      return FieldValue.vector(list() as number[]);
    case "$serverTimestamp":
      return FieldValue.serverTimestamp();
    case "$increment":
      return FieldValue.increment(toAdmin(db, of) as number);
    case "$arrayUnion":
      return FieldValue.arrayUnion(...list());
    case "$arrayRemove":
      return FieldValue.arrayRemove(...list());
    case "$delete":
      return FieldValue.delete();
    default:
      return undefined;
  }
}

/** A value of a case as the Admin SDK takes it. */
export function toAdmin(db: Firestore, value: Notation): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => toAdmin(db, item));
  const tagged = tagOf(value);
  if (tagged && tagged.tag !== "$map")
    return taggedToAdmin(db, tagged.tag, tagged.of);
  return dataToAdmin(db, value);
}

export const dataToAdmin = (
  db: Firestore,
  data: Data,
): Record<string, unknown> =>
  Object.fromEntries(
    mapEntries(data).map(([key, value]) => [key, toAdmin(db, value)]),
  );

/** The Admin SDK does not export the class of its vectors. */
const isVector = (value: object): value is { toArray(): number[] } =>
  "toArray" in value && typeof value.toArray === "function";

/** A value the Admin SDK showed, in the notation of the cases. */
export function fromAdmin(value: unknown): Notation {
  if (value === null || typeof value === "boolean" || typeof value === "string")
    return value;
  if (typeof value === "number") return fromNumber(value);
  if (value instanceof Timestamp)
    return { $timestamp: timeText(value.seconds, value.nanoseconds) };
  if (Buffer.isBuffer(value)) return { $bytes: value.toString("base64") };
  if (value instanceof DocumentReference) return { $ref: value.path };
  if (value instanceof GeoPoint)
    return { $geo: [value.latitude, value.longitude] };
  if (Array.isArray(value)) return value.map(fromAdmin);
  if (isVector(value as object))
    return {
      $vector: (value as { toArray(): number[] }).toArray().map(fromNumber),
    };
  const data = dataFromAdmin(value as Record<string, unknown>);
  return tagOf(data) ? { $map: data } : data;
}

const dataFromAdmin = (data: Record<string, unknown>): Data =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fromAdmin(value)]),
  );

const timeOf = (time: Timestamp | undefined) =>
  time && timeText(time.seconds, time.nanoseconds);

export function seenByAdmin(snapshot: DocumentSnapshot): SeenDocument {
  const data = snapshot.data();
  return {
    path: snapshot.ref.path,
    data: data === undefined ? null : dataFromAdmin(data),
    createTime: timeOf(snapshot.createTime),
    updateTime: timeOf(snapshot.updateTime),
  };
}
