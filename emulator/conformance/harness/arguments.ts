import type { Cursor, Data, Filter, Query, WriteOp } from "../format/scenario";
import {
  filled,
  filledData,
  type Place,
  wholeGroup,
  wholePath,
  unfold,
} from "./place";

/** A write with whole paths and references. */
export function filledWrite(place: Place, op: WriteOp): WriteOp {
  const path = wholePath(place, op.path);
  if (op.do === "delete" || op.do === "update") {
    const precondition = op.precondition && {
      ...op.precondition,
      ...(op.precondition.updateTime === undefined
        ? {}
        : { updateTime: filled(place, op.precondition.updateTime) }),
    };
    return op.do === "delete"
      ? { do: "delete", path, precondition }
      : { do: "update", path, data: filledData(place, op.data), precondition };
  }
  const data = filledData(place, op.data);
  return op.do === "create"
    ? { do: "create", path, data }
    : { do: "set", path, data, merge: op.merge };
}

function filledFilter(place: Place, filter: Filter): Filter {
  if ("or" in filter)
    return { or: filter.or.map((one) => filledFilter(place, one)) };
  if ("and" in filter)
    return { and: filter.and.map((one) => filledFilter(place, one)) };
  const [field, op, value] = filter;
  return [unfold(field), op, filled(place, value)];
}

const filledCursor = (place: Place, cursor: Cursor): Cursor =>
  "doc" in cursor
    ? { doc: wholePath(place, cursor.doc) }
    : cursor.map((value) => filled(place, value));

const cursorKeys = ["startAt", "startAfter", "endAt", "endBefore"] as const;

/** A query with whole paths and references, and nothing of the step around it. */
export function filledQuery(place: Place, query: Query): Query {
  const { from, group, where, orderBy, limit, limitToLast, offset, select } =
    query;
  const whole: Query = { orderBy, limit, limitToLast, offset, select };
  if (from !== undefined) whole.from = wholePath(place, from);
  if (group !== undefined) whole.group = wholeGroup(place, group);
  if (where) whole.where = where.map((filter) => filledFilter(place, filter));
  for (const key of cursorKeys) {
    const cursor = query[key];
    if (cursor) whole[key] = filledCursor(place, cursor);
  }
  return whole;
}

/** `{"$read": ["c/a", "n", 1]}`: the field as the transaction read it, and a number more. */
export function withReads(
  reads: ReadonlyMap<string, Data | null>,
  data: Data,
): Data {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (value === null || typeof value !== "object" || !("$read" in value))
        return [key, value];
      const [path, field, more] = value["$read"] as [string, string, number];
      return [key, Number(reads.get(path)?.[field] ?? 0) + more];
    }),
  );
}
