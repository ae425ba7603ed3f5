import type { FileCollection } from "@domain/sync/plan/kinds";
import { labelsQuery } from "@domain/label/label-queries";
import { fileCsv, fileJson } from "./file/write-file";
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

/** What is stored of a kind; taxa by latin name. */
const readAll: Record<
  FileCollection,
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
  tags: (told) => readPages(() => labelsQuery("tags"), told),
  categories: (told) => readPages(() => labelsQuery("categories"), told),
  goals: (told) => readPages(() => labelsQuery("goals"), told),
};

const written = {
  csv: { of: fileCsv, type: "text/csv" },
  json: { of: fileJson, type: "application/json" },
} as const;

/** Hands all records of a kind to the browser as a file that an import reads again; answers how many. */
export async function exportRecords(
  collection: FileCollection,
  format: ExportFormat,
  told: Told,
): Promise<number> {
  const rows = await readAll[collection](told);
  const records = rows.map(({ data }) => data as Record<string, unknown>);
  const { of, type } = written[format];
  const name = `suricate-${collection}-${dayOf(new Date())}.${format}`;
  saveText(of(collection, records), type, name);
  return rows.length;
}
