import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { Stack } from "@mantine/core";
import { IconChartLine } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LineChoice } from "../../../ui/chart/line-choice";
import { linesMost } from "../../../ui/chart/chart-data";
import { Select } from "../../../ui/form/fields/choosers";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { EmptyState } from "../../../ui/state/empty-state";
import { useParameterWords } from "../parameters/use-parameter-words";
import { ChartControls } from "./controls/chart-controls";
import { ChartStretch } from "./controls/chart-stretch";
import type { ChartView } from "./chart-view";
import { chartTypeFor, chartView, shownDetail } from "./chart-view";
import { DrawnMeasures } from "./drawn-measures";
import type { ChartPlace } from "./chart-place";
import { placeKey } from "./chart-place";
import { usePlaces } from "./use-places";

export interface MeasureChartProps {
  /** What may be drawn, the first unless the address says another. */
  parameters: readonly EnvironmentalParameter[];
  /** What is at hand: the enclosure, and its zones. */
  places: readonly ChartPlace[];
}

/** What was measured, drawn: which parameter, how far back, where and as what stands in the address. */
export function MeasureChart({ parameters, places }: MeasureChartProps) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const [view, change] = useFilter(chartView);
  const parameter =
    parameters.find(({ parameterId }) => parameterId === view.parameter) ??
    parameters[0];
  if (parameter === undefined)
    return (
      <EmptyState
        icon={IconChartLine}
        title={t("measures.chart.states.noParameter")}
        body={t("measures.chart.states.noParameterHelp")}
      />
    );
  return (
    <Stack gap="md">
      {parameters.length > 1 && (
        <Select
          wrapperProps={{ "data-screen": true }}
          label={t("measures.chart.fields.parameter")}
          searchable
          allowDeselect={false}
          maw={360}
          value={parameter.parameterId}
          onChange={(parameterId) => change({ parameter: parameterId })}
          data={parameters.map((one) => ({
            value: one.parameterId,
            label: nameOf(one),
          }))}
        />
      )}
      <OfParameter
        key={parameter.parameterId}
        parameter={parameter}
        here={places}
        view={view}
        change={change}
      />
    </Stack>
  );
}

interface OfParameterProps {
  parameter: EnvironmentalParameter;
  here: readonly ChartPlace[];
  view: ChartView;
  change: (change: Partial<ChartView>) => void;
}

function OfParameter({ parameter, here, view, change }: OfParameterProps) {
  const { t } = useTranslation();
  const [isLooking, look] = useState(false);
  const keys = view.at;
  const { offered, chosen, isChoice } = usePlaces({
    ...{ parameter, here, keys, isLooking },
  });
  const as = chartTypeFor(parameter.measureType, view.as);
  if (as === null)
    return (
      <EmptyState
        icon={IconChartLine}
        title={t("measures.chart.states.noChart")}
        body={t("measures.chart.states.noChartHelp")}
      />
    );
  const detail = shownDetail(view.range, view.by, as);
  return (
    <>
      <ChartControls
        type={parameter.measureType}
        range={view.range}
        detail={detail}
        as={as}
        onChange={change}
      />
      <ChartStretch range={view.range} until={view.until} onChange={change} />
      {isChoice && (
        <div data-screen>
          <LineChoice
            label={t("measures.chart.fields.places")}
            full={t("measures.chart.messages.linesMost", { count: linesMost })}
            options={offered.map((place) => ({
              value: placeKey(place),
              label: place.name,
            }))}
            chosen={chosen.map(placeKey)}
            onOpen={() => look(true)}
            onChange={(at) => change({ at })}
          />
        </div>
      )}
      <DrawnMeasures
        parameter={parameter}
        places={chosen}
        range={view.range}
        until={view.until}
        detail={detail}
        as={as}
      />
    </>
  );
}
