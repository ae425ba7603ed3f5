import { schemaVersion } from "../schema/fields";

/** Who writes, when by the store's own clock, and as part of which operation (null: none is named). */
export interface Stamp<T> {
  uid: string;
  time: T;
  operationId: string | null;
}

/** The meta fields of a change. */
export const stampChange = <T>({ uid, time, operationId }: Stamp<T>) => ({
  schemaVersion,
  updatedAt: time,
  updatedBy: uid,
  operationId,
});

/** The meta fields of a new record. */
export const stampNew = <T>(stamp: Stamp<T>) => ({
  ...stampChange(stamp),
  createdAt: stamp.time,
  createdBy: stamp.uid,
});
