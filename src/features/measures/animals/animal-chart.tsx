import { builtInId } from "@domain/measures/parameters/parameter";
import type { AnimalSubject } from "@domain/measures/subject";
import { MeasureChart } from "../chart/fetched-chart";
import type { RowOf } from "../parameters/use-parameters";
import { useParameters } from "../parameters/use-parameters";
import { useAnimalLines } from "./use-animal-lines";

interface AnimalChartProps {
  animal: AnimalSubject;
  name: string;
}

/** What is measured of an animal, drawn: one parameter at a time. */
export function AnimalChart(props: AnimalChartProps) {
  const live = useParameters("health");
  return live.state === "data" ? (
    <OfLines {...props} rows={live.data.rows} />
  ) : null;
}

interface OfLinesProps extends AnimalChartProps {
  rows: readonly RowOf<"health">[];
}

function OfLines({ animal, name, rows }: OfLinesProps) {
  const lines = useAnimalLines(animal, rows).filter(
    ({ row }) => row.data.measureType !== "datetime",
  );
  // The weight first, which nearly every animal has; what was measured at all comes before what never was.
  const rank = ({ row, latest }: (typeof lines)[number]) =>
    (latest === null ? 2 : 0) +
    (row.id === builtInId(row.data.zooId, "weight") ? 0 : 1);
  const parameters = lines
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ row }) => row.data);
  if (parameters.length === 0) return null;
  return (
    <MeasureChart
      kind="health"
      parameters={parameters}
      places={[{ ...animal, name }]}
    />
  );
}
