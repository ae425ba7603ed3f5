import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import type { TaxonCollection } from "@domain/sync/plan/kinds";
import { fieldsOf, listOf } from "@domain/sync/plan/kinds";
import { writeCsv } from "../../../lib/csv";

type Taxon = Readonly<Record<string, unknown>>;

const parentsOf = {
  order: [],
  family: ["orderId"],
  species: ["familyId", "orderId"],
} as const;

const text = (value: unknown): string =>
  typeof value === "string" ? value : "";

/** The columns of an export, which an import reads again. */
const columnsOf = (collection: TaxonCollection): string[] => {
  const { id, latin, name } = fieldsOf[collection];
  return [id, latin, name, ...parentsOf[collection]];
};

/** Taxa as CSV, in the order given: our fields, then a column a language. */
export function taxaCsv(
  collection: TaxonCollection,
  taxa: readonly Taxon[],
): string {
  const columns = columnsOf(collection);
  const head = [...columns, ...languages.map((one) => `name_${one}`)];
  const rows = taxa.map((taxon) => {
    const names = (taxon["names"] ?? {}) as LocalizedText;
    return [
      ...columns.map((column) => text(taxon[column])),
      ...languages.map((language) => names[language] ?? ""),
    ];
  });
  return writeCsv([head, ...rows]);
}

/** Taxa as JSON, in the order given: a list under the name that the sync's answer gives it. */
export function taxaJson(
  collection: TaxonCollection,
  taxa: readonly Taxon[],
): string {
  const fields = [...columnsOf(collection), "names"];
  const list = taxa.map((taxon) =>
    Object.fromEntries(fields.map((field) => [field, taxon[field] ?? null])),
  );
  return `${JSON.stringify({ [listOf[collection]]: list }, null, 1)}\n`;
}
