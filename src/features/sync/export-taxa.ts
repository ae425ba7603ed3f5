import type { TaxonCollection } from "@domain/sync/plan/kinds";
import { taxaCsv, taxaJson } from "./file/write-file";
import {
  familiesQuery,
  ordersQuery,
  speciesQuery,
} from "@domain/taxonomy/taxonomy-queries";
import { readPages } from "../../data/live/read-pages";
import { dayOf } from "../../lib/format";
import { saveText } from "../../lib/save-json";

export const exportFormats = ["csv", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** So many are asked for at once. */
const pageSize = 1000;

const all = {
  familyId: null,
  orderId: null,
  underReview: null,
  latin: null,
};

type Told = (count: number) => void;

/** What is stored of a kind, by latin name. */
const readTaxa: Record<
  TaxonCollection,
  (told: Told) => Promise<{ data: object }[]>
> = {
  order: (told) => readPages(() => ordersQuery(), told),
  family: (told) => readPages(() => familiesQuery(), told),
  species: (told) =>
    readPages<"species">(
      (last) =>
        speciesQuery(
          { ...all, from: last?.data.specieLatinName ?? null },
          pageSize,
        ),
      told,
    ),
};

const written = {
  csv: { of: taxaCsv, type: "text/csv" },
  json: { of: taxaJson, type: "application/json" },
} as const;

/** Hands all orders, families or species to the browser as a file that an import reads again; answers how many. */
export async function exportTaxa(
  collection: TaxonCollection,
  format: ExportFormat,
  told: Told,
): Promise<number> {
  const rows = await readTaxa[collection](told);
  const taxa = rows.map(({ data }) => data as Record<string, unknown>);
  const { of, type } = written[format];
  const name = `suricate-${collection}-${dayOf(new Date())}.${format}`;
  saveText(of(collection, taxa), type, name);
  return rows.length;
}
