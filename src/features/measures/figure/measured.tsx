import type { Parameter } from "@domain/measures/parameters/parameter";
import { Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import { WholeQuery } from "../../shared/figures/whole-query";
import type { OfFigure } from "../../slot-figures";
import type { ChartPlace } from "../chart/chart-place";
import { useParameterWords } from "../parameters/use-parameter-words";
import { useDayMeans } from "./use-day-means";

interface MeasuredProps extends OfFigure {
  place: ChartPlace;
  /** What is measured there in numbers. */
  parameters: readonly Parameter[];
}

/** What was measured somewhere: of which parameter is chosen. */
export function Measured(props: MeasuredProps) {
  const { parameters } = props;
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const [chosen, choose] = useState<string | null>(null);
  const parameter = parameters.find((one) => one.parameterId === chosen);
  return (
    <Stack>
      <Select
        label={t("reports.figures.enclosureMeasure.parameter")}
        searchable
        value={chosen}
        onChange={choose}
        data={parameters.map((one) => ({
          value: one.parameterId,
          label: nameOf(one),
        }))}
      />
      {parameter && (
        <Means key={parameter.parameterId} {...props} parameter={parameter} />
      )}
    </Stack>
  );
}

function Means({ shown, ...asked }: MeasuredProps & { parameter: Parameter }) {
  const live = useDayMeans(asked);
  return <WholeQuery query={live}>{({ fresh }) => shown(fresh)}</WholeQuery>;
}
