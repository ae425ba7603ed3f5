import type { Enclosure } from "@domain/enclosure/enclosure";
import type { AskedOf } from "@domain/export/asked";
import type { CollectionName, DocOf } from "@domain/collections";
import type { Query } from "@domain/query/query";
import { readableBy } from "../../read";
import { parametersOf } from "../../told/parameters";
import type { Cell } from "../../write/cells";
import type { Asking, Page } from "../exporter";

export type Asked = AskedOf<"values">;
export type Place = Pick<Enclosure, "enclosureId" | "enclosureName" | "areas">;

/** What is told of one enclosure, in pages. */
export type OfPlace = (place: Place) => AsyncGenerator<Page>;

/** Documents that hold many values each: so many at once. */
export const bucketsAtOnce = 50;

interface InSeries {
  parameterId: string;
  areaId: string | null;
}

/** What every row says of where and what, and how values of it are told. */
export function seriesWords({ say }: Pick<Asking, "say">) {
  const parameters = parametersOf(say, ["environmentalParameters"]);
  return {
    learn: (all: readonly InSeries[]) =>
      parameters.learn(all.map(({ parameterId }) => parameterId)),
    cellOf: ({ parameterId }: InSeries) => parameters.of(parameterId).cellOf,
    head: ({ enclosureName, areas }: Place, one: InSeries): Cell[] => {
      const { name, unit } = parameters.of(one.parameterId);
      const area = areas.find(({ areaId }) => areaId === one.areaId);
      return [enclosureName, area?.areaName ?? "", name, unit];
    },
  };
}
export type SeriesWords = ReturnType<typeof seriesWords>;

/** The rows of the documents that a query finds and whoever asks may read. */
export async function* rowsOfEach<
  C extends CollectionName & ("measureHours" | "measureDays" | "measureMonths"),
>(
  { session }: Pick<Asking, "session">,
  query: Query<C>,
  words: SeriesWords,
  rowsOf: (one: DocOf<C>) => Cell[][],
): AsyncGenerator<Page> {
  for await (const { records } of readableBy(session, [query])) {
    await words.learn(records);
    yield { rows: records.flatMap(rowsOf), looked: 0 };
  }
}
