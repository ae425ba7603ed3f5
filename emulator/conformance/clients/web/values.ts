import {
  arrayRemove,
  arrayUnion,
  Bytes,
  deleteField,
  doc,
  DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  GeoPoint,
  increment,
  serverTimestamp,
  Timestamp,
  vector,
  VectorValue,
} from "firebase/firestore";
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

function taggedToWeb(db: Firestore, tag: string, of: Notation): unknown {
  switch (tag) {
    case "$double":
      return doubleOf(of);
    case "$int":
      return Number(of);
    case "$timestamp": {
      const { seconds, nanos } = timeParts(textOf(of));
      return new Timestamp(seconds, nanos);
    }
    case "$bytes":
      return Bytes.fromBase64String(textOf(of));
    case "$ref":
      return doc(db, textOf(of));
    case "$geo": {
      const [latitude, longitude] = of as [number, number];
      return new GeoPoint(latitude, longitude);
    }
    case "$vector":
      return vector(
        (of as Notation[]).map((item) => toWeb(db, item) as number),
      );
    case "$serverTimestamp":
      return serverTimestamp();
    case "$increment":
      return increment(toWeb(db, of) as number);
    case "$arrayUnion":
      return arrayUnion(...(of as Notation[]).map((item) => toWeb(db, item)));
    case "$arrayRemove":
      return arrayRemove(...(of as Notation[]).map((item) => toWeb(db, item)));
    case "$delete":
      return deleteField();
    default:
      return undefined;
  }
}

/** A value of a case as the web SDK takes it. */
export function toWeb(db: Firestore, value: Notation): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => toWeb(db, item));
  const tagged = tagOf(value);
  if (tagged && tagged.tag !== "$map")
    return taggedToWeb(db, tagged.tag, tagged.of);
  return dataToWeb(db, value);
}

export const dataToWeb = (db: Firestore, data: Data): Record<string, unknown> =>
  Object.fromEntries(
    mapEntries(data).map(([key, value]) => [key, toWeb(db, value)]),
  );

/** A value the web SDK showed, in the notation of the cases. */
export function fromWeb(value: unknown): Notation {
  if (value === null || typeof value === "boolean" || typeof value === "string")
    return value;
  if (typeof value === "number") return fromNumber(value);
  if (value instanceof Timestamp)
    return { $timestamp: timeText(value.seconds, value.nanoseconds) };
  if (value instanceof Bytes) return { $bytes: value.toBase64() };
  if (value instanceof DocumentReference) return { $ref: value.path };
  if (value instanceof GeoPoint)
    return { $geo: [value.latitude, value.longitude] };
  if (value instanceof VectorValue)
    return { $vector: value.toArray().map(fromNumber) };
  if (Array.isArray(value)) return value.map(fromWeb);
  const data = dataFromWeb(value as Record<string, unknown>);
  return tagOf(data) ? { $map: data } : data;
}

const dataFromWeb = (data: Record<string, unknown>): Data =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fromWeb(value)]),
  );

export function seenOnWeb(snapshot: DocumentSnapshot): SeenDocument {
  const data = snapshot.data();
  return {
    path: snapshot.ref.path,
    data: data === undefined ? null : dataFromWeb(data),
  };
}
