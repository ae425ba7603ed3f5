import type { AnimalSexe } from "@domain/animal/animal";
import type { InventoryField } from "@domain/inventory/fields";
import type { Exported } from "@domain/inventory/export";
import { exportRows } from "@domain/inventory/export";
import { AppError } from "@domain/errors";
import { idsAtOnce, withIdsQuery } from "@domain/query/facility-queries";
import type { Row } from "../../data/live-store";
import { readPages } from "../../data/live/read-pages";
import { writeCsv } from "../../lib/csv";
import { dayOf } from "../../lib/format";
import { saveBytes, saveText } from "../../lib/save-json";
import { readAnimals } from "./run/prepare";
import { askBytes } from "../../data/tables/ask-worker";

export type ExportFormat = "csv" | "xlsx";

/** Above so many, all of the establishment are read instead. */
const oneByOne = 10 * idsAtOnce;

/** The records of these ids, in their order; those that are gone left out. */
async function recordsOf(
  zooId: string,
  ids: readonly string[],
): Promise<Row<"animals">[]> {
  const rows: Row<"animals">[] = [];
  const ignore = () => undefined;
  if (ids.length > oneByOne) rows.push(...(await readAnimals(zooId, ignore)));
  else
    for (let start = 0; start < ids.length; start += idsAtOnce) {
      const some = ids.slice(start, start + idsAtOnce);
      const query = withIdsQuery("animals", zooId, some);
      rows.push(...(await readPages<"animals">(() => query, ignore)));
    }
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The words of an export. */
export interface Words {
  title: (field: InventoryField) => string;
  sex: (sex: AnimalSexe) => string;
  state: (state: "deceased" | "departed") => string;
  enclosure: (id: string | null) => string;
  group: (id: string | null) => string;
  specie: (animal: Exported) => string;
  sheet: string;
}

/** Hands the animals of these ids to the browser as a file that an import reads again; answers how many. Rejects AppError. */
export async function exportAnimals(
  zooId: string,
  ids: readonly string[],
  format: ExportFormat,
  words: Words,
): Promise<number> {
  const animals = await recordsOf(zooId, ids);
  const rows = exportRows(
    animals.map(({ id, data }) => ({ ...data, animalId: id })),
    words,
  );
  const name = `suricate-${words.sheet}-${dayOf(new Date())}.${format}`;
  if (format === "csv") {
    saveText(writeCsv(rows), "text/csv", name);
    return animals.length;
  }
  const bytes = await askBytes(rows, words.sheet);
  if (bytes === null) throw new AppError("internal", { export: format });
  saveBytes(
    bytes,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    name,
  );
  return animals.length;
}
