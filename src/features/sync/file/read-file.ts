import type { TaxonCollection } from "@domain/sync/plan/kinds";
import { fieldsOf, listOf } from "@domain/sync/plan/kinds";
import type { Raw } from "@domain/sync/plan/item";
import { isObject } from "@domain/sync/plan/item";
import { readCsv, unescaped } from "../../../lib/csv";

/** The most bytes of a file, and the most items. */
export const fileMax = 20_000_000;
export const itemsMax = 100_000;

/** What may be wrong with a file as a whole. */
export const fileErrors = [
  "unreadable",
  "unknownColumns",
  "empty",
  "tooLarge",
] as const;
export type FileError = (typeof fileErrors)[number];

/** The items of a file, by the collection they are for. */
export type FileItems = Partial<Record<TaxonCollection, readonly Raw[]>>;

/** The finest comes first: a file of species names their families and orders, too. */
const taxa = ["species", "family", "order"] as const;

/** What a file with these columns is about; null where nothing tells. */
const kindOf = (columns: ReadonlySet<string>): TaxonCollection | null =>
  taxa.find((kind) => {
    const { latin, latinColumn, id } = fieldsOf[kind];
    return (
      columns.has(latin) ||
      columns.has(latinColumn) ||
      (kind === "species" && columns.has(id))
    );
  }) ?? null;

function fromCsv(text: string): FileItems | FileError {
  const [head = [], ...rows] = readCsv(text);
  const columns = head.map((column) => column.trim());
  const kind = kindOf(new Set(columns));
  if (kind === null) return "unknownColumns";
  const items = rows.map((row) =>
    Object.fromEntries(
      columns.flatMap((column, place) => {
        const field = unescaped(row[place]?.trim() ?? "");
        return field === "" ? [] : [[column.slice(0, 80), field]];
      }),
    ),
  );
  return { [kind]: items };
}

const objectsOf = (list: unknown): Raw[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

function fromJson(text: string): FileItems | FileError {
  const body: unknown = JSON.parse(text);
  if (Array.isArray(body)) {
    const items = objectsOf(body);
    const kind = kindOf(new Set(Object.keys(items[0] ?? {})));
    return kind === null ? "unknownColumns" : { [kind]: items };
  }
  const lists = isObject(body) && isObject(body["data"]) ? body["data"] : body;
  if (!isObject(lists)) return "unknownColumns";
  return Object.fromEntries(
    taxa.flatMap((kind) => {
      const items = objectsOf(lists[listOf[kind]]);
      return items.length === 0 ? [] : [[kind, items]];
    }),
  );
}

const countOf = (items: FileItems): number =>
  taxa.reduce((sum, kind) => sum + (items[kind]?.length ?? 0), 0);

/**
 * The orders, families and species of a file, CSV or JSON as its text says: in columns and fields of ours or by latin
 * names, or the lists of a sync's answer. A code for a file that has none.
 */
export function readFile(text: string): FileItems | FileError {
  try {
    const isJson = /^\s*[[{]/u.test(text.replace(/^\uFEFF/u, ""));
    const items = isJson
      ? fromJson(text.replace(/^\uFEFF/u, ""))
      : fromCsv(text);
    if (typeof items === "string") return items;
    const count = countOf(items);
    return count === 0 ? "empty" : count > itemsMax ? "tooLarge" : items;
  } catch {
    return "unreadable";
  }
}

/** The encodings that name themselves by their first two bytes. */
const marked = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
];

/** The text of a file: in the encoding it names, else UTF-8, else as older programs of tables write it (windows-1252), so that no letter is lost. */
export function textOf(bytes: ArrayBuffer): string {
  const head = new Uint8Array(bytes.slice(0, 2));
  const named = marked.find(({ mark }) =>
    mark.every((byte, place) => head[place] === byte),
  );
  if (named !== undefined) return new TextDecoder(named.encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The pieces in which items are handed in, in order. */
export function piecesOf(
  items: FileItems,
  atOnce: number,
): { collection: TaxonCollection; items: readonly Raw[] }[] {
  return taxa.flatMap((collection) => {
    const all = items[collection] ?? [];
    const count = Math.ceil(all.length / atOnce);
    return Array.from({ length: count }, (_, piece) => ({
      collection,
      items: all.slice(piece * atOnce, (piece + 1) * atOnce),
    }));
  });
}
