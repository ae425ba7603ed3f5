import { isMap } from "@domain/schema/is-map";
import type { Raw } from "@domain/sync/plan/item";
import { columnsRead } from "@domain/sync/plan/item";
import type { FileCollection } from "@domain/sync/plan/kinds";
import {
  fieldsOf,
  fileCollections,
  isLabels,
  labelFieldsOf,
  listOf,
} from "@domain/sync/plan/kinds";
import { labelColumnsRead } from "@domain/sync/plan/labels";
import { readTable, unescaped } from "../../../lib/csv";

/** The most bytes of a file, and the most items. */
export const fileMax = 20_000_000;
export const itemsMax = 100_000;

/** What may be wrong with a file as a whole. */
export const fileErrors = [
  "unreadable",
  "openQuote",
  "unknownColumns",
  "empty",
  "tooLarge",
] as const;
export interface FileError {
  code: (typeof fileErrors)[number];
  /** The line concerned; null where it is the file as a whole. */
  line: number | null;
}

/** The items of one kind, and the line, or the place in their list, of each. */
export interface FileList {
  items: readonly Raw[];
  lines: readonly number[];
}

/** The items of a file, by the collection they are for. */
export type FileItems = Partial<Record<FileCollection, FileList>>;

/** What a file holds. `unread`: columns and fields that say nothing here; `left`: items that are no records. */
export interface FileRead {
  items: FileItems;
  unread: readonly string[];
  left: number;
}

const failed = (
  code: FileError["code"],
  line: number | null = null,
): FileError => ({ code, line });

export const isFileError = (read: FileRead | FileError): read is FileError =>
  "code" in read;

/** The columns by which a kind is told. */
const tellingColumns = (collection: FileCollection): string[] => {
  if (isLabels(collection)) return [labelFieldsOf[collection].column];
  const { latin, latinColumn, id } = fieldsOf[collection];
  return collection === "species"
    ? [latin, latinColumn, id]
    : [latin, latinColumn];
};

/** What a file with these columns is about; null where nothing tells. */
const kindOf = (columns: ReadonlySet<string>): FileCollection | null =>
  fileCollections.find((kind) =>
    tellingColumns(kind).some((column) => columns.has(column)),
  ) ?? null;

const readBy = (collection: FileCollection): ReadonlySet<string> =>
  isLabels(collection) ? labelColumnsRead(collection) : columnsRead(collection);

const unreadOf = (
  collection: FileCollection,
  columns: Iterable<string>,
): string[] => {
  const read = readBy(collection);
  return [...new Set(columns)].filter(
    (column) => column !== "" && !read.has(column),
  );
};

function fromCsv(text: string): FileRead | FileError {
  const { rows, openQuote } = readTable(text);
  if (openQuote !== null) return failed("openQuote", openQuote);
  const [head, ...body] = rows;
  const columns = (head?.fields ?? []).map((column) => column.trim());
  const kind = kindOf(new Set(columns));
  if (kind === null) return failed("unknownColumns");
  const items = body.map(({ fields }) =>
    Object.fromEntries(
      columns.flatMap((column, place) => {
        const field = unescaped(fields[place]?.trim() ?? "");
        return field === "" ? [] : [[column.slice(0, 80), field]];
      }),
    ),
  );
  const lines = body.map(({ line }) => line);
  return {
    items: { [kind]: { items, lines } },
    unread: unreadOf(kind, columns),
    left: 0,
  };
}

interface Objects extends FileList {
  left: number;
}

/** The objects of a list, with the place of each; how many items are none. */
function objectsOf(list: unknown): Objects {
  const all: readonly unknown[] = Array.isArray(list) ? list : [];
  const placed = all.flatMap((item, place) =>
    isMap(item) ? [{ item, place }] : [],
  );
  return {
    items: placed.map(({ item }) => item),
    lines: placed.map(({ place }) => place + 1),
    left: all.length - placed.length,
  };
}

/** The lists of a JSON text by kind: a bare list is of the kind that its first object's fields tell. */
function listsOf(body: unknown): [FileCollection, Objects][] | null {
  if (Array.isArray(body)) {
    const objects = objectsOf(body);
    const kind = kindOf(new Set(Object.keys(objects.items[0] ?? {})));
    return kind === null ? null : [[kind, objects]];
  }
  const lists = isMap(body) && isMap(body["data"]) ? body["data"] : body;
  if (!isMap(lists)) return null;
  return fileCollections.flatMap((kind) => {
    const objects = objectsOf(lists[listOf[kind]]);
    return objects.items.length === 0 ? [] : [[kind, objects] as const];
  }) as [FileCollection, Objects][];
}

function fromJson(text: string): FileRead | FileError {
  const found = listsOf(JSON.parse(text));
  if (found === null) return failed("unknownColumns");
  const unread = found.flatMap(([kind, { items }]) =>
    unreadOf(
      kind,
      items.flatMap((item) => Object.keys(item)),
    ),
  );
  return {
    items: Object.fromEntries(
      found.map(([kind, { items, lines }]) => [kind, { items, lines }]),
    ),
    unread: [...new Set(unread)],
    left: found.reduce((sum, [, { left }]) => sum + left, 0),
  };
}

const countOf = (items: FileItems): number =>
  Object.values(items).reduce((sum, list) => sum + list.items.length, 0);

/**
 * The orders, families, species and labels of a file, CSV or JSON as its text says: in columns and fields of ours or by
 * latin names, or the lists of a sync's answer. What is wrong with a file that has none.
 */
export function readFile(text: string): FileRead | FileError {
  try {
    const isJson = /^\s*[[{]/u.test(text.replace(/^\uFEFF/u, ""));
    const read = isJson
      ? fromJson(text.replace(/^\uFEFF/u, ""))
      : fromCsv(text);
    if (isFileError(read)) return read;
    const count = countOf(read.items);
    if (count === 0) return failed("empty");
    return count > itemsMax ? failed("tooLarge") : read;
  } catch {
    return failed("unreadable");
  }
}

/** A piece of a file, as it is handed in. */
export interface FilePiece extends FileList {
  collection: FileCollection;
}

/** The pieces in which items are handed in, in order. */
export function piecesOf(items: FileItems, atOnce: number): FilePiece[] {
  return fileCollections.flatMap((collection) => {
    const all = items[collection] ?? { items: [], lines: [] };
    const count = Math.ceil(all.items.length / atOnce);
    return Array.from({ length: count }, (_, piece) => {
      const [from, to] = [piece * atOnce, (piece + 1) * atOnce];
      return {
        collection,
        items: all.items.slice(from, to),
        lines: all.lines.slice(from, to),
      };
    });
  });
}
