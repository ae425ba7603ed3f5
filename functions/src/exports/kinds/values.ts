import { enclosuresQuery, withIdsQuery } from "@domain/query/facility-queries";
import { atOnce, countOf, readableBy } from "../read";
import type { Asking, Table } from "./exporter";
import { keptValues } from "./values/kept";
import type { Asked } from "./values/place";
import { seriesWords } from "./values/place";
import { rawValues } from "./values/raw";

const where = ["at", "enclosure", "area", "parameter", "unit"];
const ofRaw = ["value", "source", "by", "notes"];
const ofKept = [
  ...["count", "mean", "deviation", "min", "max"],
  ...["first", "last", "counts"],
];

/**
 * What was measured in a period, of an enclosure, a sector's or all, enclosure by enclosure: every value as it came, as long as
 * such are kept, or what is kept of each hour, day or month. How far it is, is told by enclosures.
 */
export function valuesTable(asking: Asking, asked: Asked): Table {
  const { session, say } = asking;
  const { sectorId, enclosureId, step } = asked;
  const places =
    enclosureId === null
      ? enclosuresQuery(session.zooId, sectorId, atOnce)
      : withIdsQuery("enclosures", session.zooId, [enclosureId]);
  const words = seriesWords(asking);
  const isRaw = step === "raw";
  const of = (isRaw ? rawValues : keptValues)(asking, asked, words);
  return {
    header: [...where, ...(isRaw ? ofRaw : ofKept)].map((column) =>
      say(`exports.columns.${column}`),
    ),
    total: () => countOf([places]),
    async *pages() {
      for await (const { records } of readableBy(session, [places]))
        for (const place of records) {
          yield* of(place);
          yield { rows: [], looked: 1 };
        }
    },
  };
}
