import type { Enclosure } from "@domain/enclosure/enclosure";
import { seriesKey } from "@domain/measures/buckets/keys";
import type { NamedTarget } from "@domain/measures/import/columns";
import { importedTypes } from "@domain/measures/import/plan";
import { placesIn } from "@domain/measures/parameters/here";
import { useFormat } from "../../../lib/use-format";
import type { RowOf } from "../parameters/use-parameters";
import { useParameterWords } from "../parameters/use-parameter-words";

/** What a column of values may be of, and what it is called here. */
export interface Target extends NamedTarget {
  key: string;
  label: string;
}

/** All that values can be imported of in an enclosure, by name, each zone after the whole. */
export function useTargets(
  { enclosureId, areas }: Enclosure,
  rows: readonly RowOf<"environment">[],
): Target[] {
  const { byName } = useFormat();
  const { nameOf } = useParameterWords();
  const sorted = rows
    .map(({ data }) => data)
    .filter(({ measureType }) => importedTypes.includes(measureType))
    .sort((a, b) => byName(nameOf(a), nameOf(b)));
  return placesIn(sorted, { enclosureId, areas }).map(
    ({ parameter, areaId }) => {
      const { parameterId, builtIn } = parameter;
      const name = nameOf(parameter);
      const area = areas.find((one) => one.areaId === areaId)?.areaName;
      const names = builtIn === null ? [name] : [name, builtIn];
      return {
        key: seriesKey(parameterId, areaId),
        parameterId,
        areaId,
        label: area === undefined ? name : `${name} · ${area}`,
        names:
          area === undefined ? names : names.map((one) => `${one} ${area}`),
      };
    },
  );
}
