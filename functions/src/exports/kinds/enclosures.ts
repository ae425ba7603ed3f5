import type { AskedOf } from "@domain/export/asked";
import { enclosuresQuery } from "@domain/query/facility-queries";
import { namesOf } from "../names";
import { atOnce, countOf, readableBy } from "../read";
import type { Asking, Table } from "./exporter";

/** The enclosures of an establishment, or of a sector, with their areas in m2 and how many animals live there. */
export function enclosuresTable(
  { session, say }: Asking,
  { sectorId }: AskedOf<"enclosures">,
): Table {
  const query = enclosuresQuery(session.zooId, sectorId, atOnce);
  const sectors = namesOf("sectors", (one) => one.sectorName);
  return {
    header: [
      say("enclosures.fields.enclosureName"),
      say("enclosures.fields.linkedSectorId"),
      say("enclosures.fields.areas"),
      say("enclosures.fields.indoorArea"),
      say("enclosures.fields.outdoorArea"),
      say("enclosures.fields.temperature"),
      say("exports.columns.animals"),
      say("enclosures.fields.memo"),
    ],
    total: () => countOf([query]),
    async *pages() {
      for await (const { records, looked } of readableBy(session, [query])) {
        const kept = records.filter((one) => one.deletedAt === null);
        await sectors.learn(kept.map((one) => one.linkedSectorId));
        const rows = kept.map((one) => [
          one.enclosureName,
          sectors.of(one.linkedSectorId),
          one.areas.map(({ areaName }) => areaName).join(", "),
          one.indoorArea,
          one.outdoorArea,
          one.temperature ?? "",
          one.speciesList.reduce((sum, { count }) => sum + count, 0),
          one.memo ?? "",
        ]);
        yield { rows, looked };
      }
    },
  };
}
