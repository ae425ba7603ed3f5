import type { FileCollection } from "@domain/sync/plan/kinds";
import {
  fieldsOf,
  isLabels,
  labelFieldsOf,
  listOf,
} from "@domain/sync/plan/kinds";
import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { writeCsv } from "../../../lib/csv";

type Stored = Readonly<Record<string, unknown>>;

const parentsOf = {
  order: [],
  family: ["orderId"],
  species: ["familyId", "orderId"],
} as const;

const text = (value: unknown): string =>
  typeof value === "string" ? value : "";

interface Column {
  /** What the column is called in a table, and the field in a list. */
  head: string;
  field: string;
}

/** The columns of an export, which an import reads again, without the names in each language. */
function columnsOf(collection: FileCollection): Column[] {
  if (isLabels(collection)) {
    const { label, column } = labelFieldsOf[collection];
    return [
      { head: "id", field: "id" },
      { head: column, field: label },
    ];
  }
  const { id, latin, name } = fieldsOf[collection];
  return [id, latin, name, ...parentsOf[collection]].map((field) => ({
    head: field,
    field,
  }));
}

const namesField = (collection: FileCollection): string =>
  isLabels(collection) ? "trad" : "names";

/** Records as CSV, in the order given: our fields, then a column a language. */
export function fileCsv(
  collection: FileCollection,
  records: readonly Stored[],
): string {
  const columns = columnsOf(collection);
  const head = [
    ...columns.map(({ head: one }) => one),
    ...languages.map((one) => `name_${one}`),
  ];
  const rows = records.map((record) => {
    const names = (record[namesField(collection)] ?? {}) as LocalizedText;
    return [
      ...columns.map(({ field }) => text(record[field])),
      ...languages.map((language) => names[language] ?? ""),
    ];
  });
  return writeCsv([head, ...rows]);
}

/** Records as JSON, in the order given: a list under the name that the sync's answer, or an import, gives it. */
export function fileJson(
  collection: FileCollection,
  records: readonly Stored[],
): string {
  const fields = [
    ...columnsOf(collection).map(({ field }) => field),
    namesField(collection),
  ];
  const list = records.map((record) =>
    Object.fromEntries(fields.map((field) => [field, record[field] ?? null])),
  );
  return `${JSON.stringify({ [listOf[collection]]: list }, null, 1)}\n`;
}
