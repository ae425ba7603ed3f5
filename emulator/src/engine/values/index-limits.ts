import type { Fields, Value } from "../../contract/values";
import { StatusError } from "../../contract/status";
import { nameSize, relativePath, textSize, valueSize } from "./size";
import { isVector } from "./vector";

/**
 * What the automatic single-field indexes take. Production was seen to refuse single entries above 5,530 bytes
 * and transactions of more than 29.65 MB of entries and documents, not the 7.5 KiB and 8 MiB of its manual.
 */
const MAX_ENTRIES = 40_000;
const MAX_ENTRY_BYTES = 5530;
const MAX_TRANSACTION_BYTES = 29_652_400;
const ENTRY_OVERHEAD = 32;
const MAX_INDEXED_BYTES = 1500;
const MAX_PATH_BYTES = 1501;
/** Ascending and descending, or both name orders of one array member. */
const ENTRIES_PER_VALUE = 2;

interface Usage {
  entries: number;
  bytes: number;
  largest: number;
}

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

const indexedSize = (value: Value): number =>
  Math.min(valueSize(value), MAX_INDEXED_BYTES);

function distinct(values: Value[]): Value[] {
  return [...new Map(values.map((v) => [JSON.stringify(v), v])).values()];
}

function addUsage(
  usage: Usage,
  fields: Fields,
  prefix: string,
  base: number,
): void {
  const add = (path: string, value: Value): void => {
    const bytes = base + textSize(path) + indexedSize(value);
    usage.entries += ENTRIES_PER_VALUE;
    usage.bytes += ENTRIES_PER_VALUE * bytes;
    usage.largest = Math.max(usage.largest, bytes);
  };
  for (const [name, value] of Object.entries(fields)) {
    const path = prefix + name;
    add(path, value);
    if ("arrayValue" in value) {
      for (const item of distinct(value.arrayValue.values)) add(path, item);
    } else if ("mapValue" in value && !isVector(value.mapValue.fields)) {
      addUsage(usage, value.mapValue.fields, `${path}.`, base);
    }
  }
}

/** Values that may have an index entry, counted without telling equal ones apart. */
function countValues(fields: Fields): number {
  let count = 0;
  for (const name in fields) {
    const value = fields[name];
    count += 1;
    if (!value) continue;
    if ("arrayValue" in value) count += value.arrayValue.values.length;
    else if ("mapValue" in value) count += countValues(value.mapValue.fields);
  }
  return count;
}

function baseSize(name: string): number {
  const parent = relativePath(name).split("/").slice(0, -2).join("/");
  const parentSize = parent === "" ? 0 : nameSize(parent);
  return nameSize(name) + parentSize + ENTRY_OVERHEAD;
}

/** Throws INVALID_ARGUMENT when the index entries of a document of `size` bytes are too many or too large. */
export function checkIndexEntries(
  name: string,
  fields: Fields,
  size: number,
): void {
  const base = baseSize(name);
  const atMost = base + MAX_PATH_BYTES + MAX_INDEXED_BYTES;
  const entries = countValues(fields) * ENTRIES_PER_VALUE;
  const small =
    entries <= MAX_ENTRIES &&
    atMost <= MAX_ENTRY_BYTES &&
    entries * atMost + size <= MAX_TRANSACTION_BYTES;
  if (small) return;
  const usage = { entries: 0, bytes: 0, largest: base };
  addUsage(usage, fields, "", base);
  if (usage.entries > MAX_ENTRIES) {
    throw invalid(`too many index entries for entity /${relativePath(name)}`);
  }
  if (usage.largest > MAX_ENTRY_BYTES) {
    throw invalid("Index entry is too large.");
  }
  if (usage.bytes + size > MAX_TRANSACTION_BYTES) {
    throw invalid("Transaction too big. Decrease transaction size.");
  }
}
