import type {
  EnvironmentalParameter,
  HealthParameter,
} from "@domain/measures/parameters/parameter";
import type { MeasureKind } from "@domain/measures/kinds";
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
import { ChartFinding } from "../findings/chart-finding";
import { ChartControls } from "./controls/chart-controls";
import { ChartStretch } from "./controls/chart-stretch";
import type { ChartView } from "./chart-view";
import { chartTypeFor, chartViews, shownDetail } from "./chart-view";
import { DrawnMeasures } from "./drawn-measures";
import type { AnimalOfChart, PlaceOfChart } from "./chart-place";
import { placeKey } from "./chart-place";
import { useAnimals } from "./use-animals";
import type { Choice } from "./use-places";
import { usePlaces } from "./use-places";

interface OfPlaces {
  kind: "environment";
  /** What may be drawn, the first unless the address says another. */
  parameters: readonly EnvironmentalParameter[];
  /** What is at hand: the enclosure, and its zones. */
  places: readonly PlaceOfChart[];
}

interface OfAnimals {
  kind: "health";
  parameters: readonly HealthParameter[];
  /** The animal at hand. */
  places: readonly AnimalOfChart[];
}

export type MeasureChartProps = OfPlaces | OfAnimals;

/** What was measured, drawn: which parameter, how far back, where or of whom and as what stands in the address. */
export function MeasureChart(props: MeasureChartProps) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const [view, change] = useFilter(chartViews[props.kind]);
  const all: readonly (EnvironmentalParameter | HealthParameter)[] =
    props.parameters;
  const chosen =
    all.find(({ parameterId }) => parameterId === view.parameter) ?? all[0];
  if (chosen === undefined)
    return (
      <EmptyState
        icon={IconChartLine}
        title={t("measures.chart.states.noParameter")}
        body={t("measures.chart.states.noParameterHelp")}
      />
    );
  const drawn = { view, change };
  return (
    <Stack gap="md">
      {all.length > 1 && (
        <Select
          wrapperProps={{ "data-screen": true }}
          label={t("measures.chart.fields.parameter")}
          searchable
          allowDeselect={false}
          maw={360}
          value={chosen.parameterId}
          onChange={(parameterId) => change({ parameter: parameterId })}
          data={all.map((one) => ({
            value: one.parameterId,
            label: nameOf(one),
          }))}
        />
      )}
      {"animalIds" in chosen
        ? props.kind === "health" && (
            <AnimalsChart
              key={chosen.parameterId}
              {...drawn}
              parameter={chosen}
              here={props.places}
            />
          )
        : props.kind === "environment" && (
            <PlacesChart
              key={chosen.parameterId}
              {...drawn}
              parameter={chosen}
              here={props.places}
            />
          )}
    </Stack>
  );
}

interface Viewed {
  view: ChartView;
  change: (change: Partial<ChartView>) => void;
}

interface PlacesChartProps extends Viewed {
  parameter: EnvironmentalParameter;
  here: readonly PlaceOfChart[];
}

/** Of a place at hand and others: those are read once somebody looks for them. */
function PlacesChart({ parameter, here, view, change }: PlacesChartProps) {
  const { t } = useTranslation();
  const [isLooking, look] = useState(false);
  const choice = usePlaces({ parameter, here, keys: view.at, isLooking });
  return (
    <ChartOf
      kind="environment"
      {...{ parameter, choice, view, change }}
      label={t("measures.chart.fields.places")}
      full={t("measures.chart.messages.linesMost", { count: linesMost })}
      onLook={() => look(true)}
    />
  );
}

interface AnimalsChartProps extends Viewed {
  parameter: HealthParameter;
  here: readonly AnimalOfChart[];
}

/** Of an animal at hand and others. */
function AnimalsChart({ parameter, here, view, change }: AnimalsChartProps) {
  const { t } = useTranslation();
  const choice = useAnimals({ parameter, here, keys: view.at });
  return (
    <ChartOf
      kind="health"
      {...{ parameter, choice, view, change }}
      label={t("measures.chart.fields.animals")}
      full={t("measures.chart.messages.animalsMost", { count: linesMost })}
      onLook={() => undefined}
    />
  );
}

interface ChartOfProps extends Viewed {
  kind: MeasureKind;
  parameter: EnvironmentalParameter | HealthParameter;
  choice: Choice;
  /** What is chosen from, and what is said where no more can be. */
  label: string;
  full: string;
  onLook: () => void;
}

function ChartOf(props: ChartOfProps) {
  const { kind, parameter, choice, view, change, label, full, onLook } = props;
  const { t } = useTranslation();
  const { offered, chosen, isChoice } = choice;
  const as = chartTypeFor(parameter.measureType, view.as);
  if (as === null)
    return (
      <EmptyState
        icon={IconChartLine}
        title={t("measures.chart.states.noChart")}
        body={t("measures.chart.states.noChartHelp")}
      />
    );
  const [one, ...others] = chosen;
  const detail = shownDetail(kind, view.range, view.by, as);
  return (
    <>
      <ChartControls
        kind={kind}
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
            label={label}
            full={full}
            options={offered.map((place) => ({
              value: placeKey(place),
              label: place.name,
            }))}
            chosen={chosen.map(placeKey)}
            onOpen={onLook}
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
      {kind === "environment" && one !== undefined && (
        <ChartFinding
          key={placeKey(one)}
          parameter={parameter}
          place={one}
          isOneOf={others.length > 0}
          until={view.until}
        />
      )}
    </>
  );
}
