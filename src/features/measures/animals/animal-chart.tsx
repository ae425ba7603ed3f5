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
  // What was measured at all comes before what never was.
  const parameters = lines
    .toSorted((a, b) => Number(a.latest === null) - Number(b.latest === null))
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
