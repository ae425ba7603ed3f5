import type { AskedOf } from "@domain/export/asked";
import { enclosuresQuery } from "@domain/query/facility-queries";
import { namesOf } from "../names";
import { atOnce } from "../read";
import type { Asking, Table } from "./exporter";
import { plainTable } from "./lists/plain-table";

const headings = {
  name: "enclosures.fields.enclosureName",
  sector: "enclosures.fields.linkedSectorId",
  areas: "enclosures.fields.areas",
  indoorArea: "enclosures.fields.indoorArea",
  outdoorArea: "enclosures.fields.outdoorArea",
  temperature: "enclosures.fields.temperature",
  animals: "exports.columns.animals",
  memo: "enclosures.fields.memo",
} as const;

/** The enclosures of an establishment, or of a sector, with their areas in m2 and how many animals live there. */
export function enclosuresTable(
  asking: Asking,
  { sectorId }: AskedOf<"enclosures">,
): Table {
  const sectors = namesOf("sectors", (one) => one.sectorName);
  return plainTable(asking, {
    queries: [enclosuresQuery(asking.session.zooId, sectorId, atOnce)],
    wanted: (records) => records.filter((one) => one.deletedAt === null),
    learns: [[sectors, (one) => [one.linkedSectorId]]],
    headings,
    row: (one) => ({
      name: one.enclosureName,
      sector: sectors.of(one.linkedSectorId),
      areas: one.areas.map(({ areaName }) => areaName).join(", "),
      indoorArea: one.indoorArea,
      outdoorArea: one.outdoorArea,
      temperature: one.temperature ?? "",
      animals: one.speciesList.reduce((sum, { count }) => sum + count, 0),
      memo: one.memo ?? "",
    }),
  });
}
