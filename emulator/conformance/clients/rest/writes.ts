import type { Data, Notation, WriteOp } from "../../format/scenario";
import { fieldPath, pathText } from "../../format/field-path";
import { tagOf } from "../../format/notation";
import { fieldsToWire, type Names, toWire, type Wire } from "./values";

const isMap = (value: Notation): value is Data =>
  value !== null &&
  typeof value === "object" &&
  !Array.isArray(value) &&
  tagOf(value) === null;

function transformOf(names: Names, value: Notation): Wire | null {
  const tagged = tagOf(value);
  if (!tagged) return null;
  const list = () => ({
    values: (tagged.of as Notation[]).map((item) => toWire(names, item)),
  });
  switch (tagged.tag) {
    case "$serverTimestamp":
      return { setToServerValue: "REQUEST_TIME" };
    case "$increment":
      return { increment: toWire(names, tagged.of) };
    case "$maximum":
      return { maximum: toWire(names, tagged.of) };
    case "$minimum":
      return { minimum: toWire(names, tagged.of) };
    case "$arrayUnion":
      return { appendMissingElements: list() };
    case "$arrayRemove":
      return { removeAllFromArray: list() };
    default:
      return null;
  }
}

interface Parts {
  data: Data;
  transforms: Wire[];
  deletes: string[][];
  /** Paths of the values, maps opened: what a merge writes. */
  leaves: string[][];
}

/** Parts sentinels from values. */
function split(names: Names, data: Data, at: string[] = []): Parts {
  const parts: Parts = { data: {}, transforms: [], deletes: [], leaves: [] };
  for (const [key, value] of Object.entries(data)) {
    const path = [...at, key];
    const transform = transformOf(names, value);
    if (transform) {
      parts.transforms.push({ fieldPath: pathText(path), ...transform });
    } else if (tagOf(value)?.tag === "$delete") {
      parts.deletes.push(path);
    } else if (isMap(value)) {
      const inner = split(names, value, path);
      const emptied = Object.keys(inner.data).length === 0;
      if (!emptied || Object.keys(value).length === 0)
        parts.data[key] = inner.data;
      if (Object.keys(value).length === 0) parts.leaves.push(path);
      parts.transforms.push(...inner.transforms);
      parts.deletes.push(...inner.deletes);
      parts.leaves.push(...inner.leaves);
    } else {
      parts.data[key] = value;
      parts.leaves.push(path);
    }
  }
  return parts;
}

/** Puts the values of an update's dotted keys where they belong. */
function nested(data: Data): { data: Data; paths: string[][] } {
  const root: Data = {};
  const paths = Object.keys(data).map(fieldPath);
  Object.values(data).forEach((value, index) => {
    const path = paths[index] ?? [];
    let map = root;
    for (const segment of path.slice(0, -1)) {
      map[segment] ??= {};
      map = map[segment] as Data;
    }
    map[path.at(-1) ?? ""] = value;
  });
  return { data: root, paths };
}

const startsWith = (path: string[], start: string[]) =>
  start.every((segment, index) => path[index] === segment);

function valueAt(data: Data, path: string[]): Notation | undefined {
  return path.reduce<Notation | undefined>(
    (value, segment) =>
      value !== undefined && isMap(value) ? value[segment] : undefined,
    data,
  );
}

function body(
  names: Names,
  path: string,
  { data, transforms }: Parts,
  mask?: string[][],
) {
  return {
    update: {
      name: `${names.documents}/${path}`,
      fields: fieldsToWire(names, data),
    },
    ...(mask ? { updateMask: { fieldPaths: mask.map(pathText) } } : {}),
    ...(transforms.length > 0 ? { updateTransforms: transforms } : {}),
  };
}

function setWrite(names: Names, op: Extract<WriteOp, { do: "set" }>): Wire {
  const parts = split(names, op.data);
  if (op.merge === undefined) return body(names, op.path, parts);
  if (op.merge === true)
    return body(names, op.path, parts, [...parts.leaves, ...parts.deletes]);
  const wanted = op.merge.map(fieldPath);
  const transformed = (path: string[]) =>
    transformOf(names, valueAt(op.data, path) ?? null) !== null;
  const mask = wanted.filter((path) => !transformed(path));
  const transforms = parts.transforms.filter((transform) =>
    wanted.some((path) =>
      startsWith(fieldPath(String(transform["fieldPath"])), path),
    ),
  );
  return body(names, op.path, { ...parts, transforms }, mask);
}

function updateWrite(
  names: Names,
  op: Extract<WriteOp, { do: "update" }>,
): Wire {
  const { data, paths } = nested(op.data);
  const parts = split(names, data);
  const mask = paths.filter(
    (path) => transformOf(names, valueAt(data, path) ?? null) === null,
  );
  return {
    ...body(names, op.path, parts, mask),
    currentDocument: conditionOf(op.precondition) ?? { exists: true },
  };
}

/** A time travels as text; the notation of a time that was read is the text itself. */
function conditionOf(
  precondition: Extract<WriteOp, { do: "delete" }>["precondition"],
): Wire | undefined {
  if (!precondition) return undefined;
  const { exists, updateTime } = precondition;
  return updateTime === undefined ? { exists } : { updateTime };
}

/** The write of a commit that does what the SDKs' call of that name does. */
export function toWrite(names: Names, op: WriteOp): Wire {
  switch (op.do) {
    case "set":
      return setWrite(names, op);
    case "create":
      return {
        ...body(names, op.path, split(names, op.data)),
        currentDocument: { exists: false },
      };
    case "update":
      return updateWrite(names, op);
    case "delete": {
      const currentDocument = conditionOf(op.precondition);
      return {
        delete: `${names.documents}/${op.path}`,
        ...(currentDocument ? { currentDocument } : {}),
      };
    }
  }
}
