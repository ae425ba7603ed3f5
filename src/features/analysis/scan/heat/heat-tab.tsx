import type { HeatMap } from "@domain/observation/analysed/space/heat-map";
import { levels } from "@domain/grid/grid";
import { Group, NumberInput, Stack, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../data/analysis/use-analysis";
import { useFormat } from "../../../../lib/use-format";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { Select } from "../../../../ui/form/fields/choosers";
import { Working } from "../../parts/working";
import { useShown } from "../../query/use-shown";
import type { SpaceTabProps } from "../space-tab";
import { useRecordWords } from "../use-record-words";
import type { Place } from "../use-ground";
import { HeatFigure } from "./heat-figure";

const kinds = ["counts", "density"] as const;

interface Shown {
  animalId: string | null;
  behaviourId: string | null;
  level: string | null;
  kind: (typeof kinds)[number];
  /** null: Scott's. */
  bandwidth: number | null;
  isOwn: boolean;
}

/** What is shown, as the address says it; that colours are the map's own stays with whoever looks. */
function useHeat(): [Shown, (change: Partial<Shown>) => void] {
  const [look, show] = useShown();
  const [isOwn, own] = useState(false);
  const { animalId, level, bandwidth } = look;
  const shown: Shown = {
    animalId,
    behaviourId: look.behaviourIds[0] ?? null,
    level: level === null ? null : String(level),
    kind: kinds.find((one) => one === look.measure) ?? "counts",
    bandwidth,
    isOwn,
  };
  return [
    shown,
    (change) => {
      const next = { ...shown, ...change };
      own(next.isOwn);
      show({
        animalId: next.animalId,
        behaviourIds: next.behaviourId === null ? [] : [next.behaviourId],
        level: next.level === null ? null : Number(next.level),
        measure: next.kind === "counts" ? null : next.kind,
        bandwidth: next.bandwidth,
      });
    },
  ];
}

/** Where somebody was seen, over the enclosure's plan: of an animal, a behaviour, a level. */
export function HeatTab({ analysis, place }: SpaceTabProps) {
  const { t } = useTranslation();
  const [shown, show] = useHeat();
  const { animalId, behaviourId, level, kind, bandwidth, isOwn } = shown;
  const analysed = useAnalysis("heatMap", analysis.asking, {
    ...place.ground,
    animalId,
    behaviourId,
    level: level === null ? null : Number(level),
    kind,
    bandwidth,
  });
  const title = useTitle({ analysis, place }, shown);
  return (
    <Stack gap="md">
      <HeatBar {...{ analysis, place, shown }} onChange={show} />
      <Working analysed={analysed}>
        {(report) =>
          report.n === 0 ? (
            <Text c="dimmed">{t("analysis.scan.heat.none")}</Text>
          ) : (
            <Stack gap="md">
              <HeatLead report={report} place={place} />
              <HeatFigure {...{ report, place, title, isOwn }} />
              {report.without > 0 && (
                <Text size="sm" c="dimmed">
                  {t("analysis.scan.heat.without", { count: report.without })}
                </Text>
              )}
            </Stack>
          )
        }
      </Working>
    </Stack>
  );
}

/** What the map is of, and what narrows it. */
function useTitle({ analysis }: SpaceTabProps, shown: Shown): string {
  const { t } = useTranslation();
  const { animalId, behaviourId, level, kind } = shown;
  const narrowed = [
    ...(animalId === null ? [] : [analysis.names.animal(animalId)]),
    ...(behaviourId === null ? [] : [analysis.coding.behaviour(behaviourId)]),
    ...(level === null ? [] : [t("analysis.scan.says.level", { level })]),
  ];
  return [t(`analysis.scan.heat.title.${kind}`), ...narrowed].join(" · ");
}

/** What there is to know first: the zone in which somebody was most often. */
function HeatLead({ report, place }: { report: HeatMap; place: Place }) {
  const { t } = useTranslation();
  const format = useFormat();
  const records = useRecordWords();
  const [most] = report.zones;
  if (most === undefined) return null;
  const percent = (share: number) =>
    format.number(share, { style: "percent", maximumFractionDigits: 0 });
  return (
    <Text size="lg" fw={500}>
      {t("analysis.scan.heat.lead", {
        zone:
          most.areaId === null
            ? t("analysis.scan.heat.noZone")
            : place.zone(most.areaId),
        share: percent(most.count / report.n),
        square: percent(Math.max(...report.counts) / report.n),
        records: records(report.n),
      })}
    </Text>
  );
}

interface HeatBarProps extends SpaceTabProps {
  shown: Shown;
  onChange: (change: Partial<Shown>) => void;
}

function HeatBar({ analysis, shown, onChange }: HeatBarProps) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const { summary, names, coding } = analysis;
  const animals = summary.animalIds
    .map((value) => ({ value, label: names.animal(value) }))
    .sort((a, b) => byName(a.label, b.label));
  const behaviours = coding.plan.behaviours.map(({ behaviourId: value }) => ({
    value,
    label: coding.behaviour(value),
  }));
  const every = t("analysis.query.states.all");
  return (
    <Stack gap="sm">
      <Group gap="md" align="flex-end">
        <Select
          label={t("analysis.scan.by.animal")}
          placeholder={every}
          data={animals}
          value={shown.animalId}
          clearable
          searchable
          onChange={(animalId) => onChange({ animalId })}
        />
        <Select
          label={t("analysis.scan.by.behaviour")}
          placeholder={every}
          data={behaviours}
          value={shown.behaviourId}
          clearable
          searchable
          onChange={(behaviourId) => onChange({ behaviourId })}
        />
        <Select
          label={t("analysis.scan.by.level")}
          placeholder={every}
          data={levels.map(String)}
          value={shown.level}
          clearable
          onChange={(level) => onChange({ level })}
          maw={140}
        />
      </Group>
      <Group gap="md" align="flex-end">
        <ChoiceChips
          label={t("analysis.scan.heat.kind")}
          options={kinds.map((value) => ({
            value,
            label: t(`analysis.scan.heat.kinds.${value}`),
          }))}
          value={shown.kind}
          onChange={(kind) => onChange({ kind })}
        />
        {shown.kind === "density" && (
          <NumberInput
            label={t("analysis.scan.heat.bandwidth")}
            placeholder={t("analysis.scan.heat.scott")}
            value={shown.bandwidth ?? ""}
            min={0.1}
            max={1000}
            step={0.5}
            onChange={(value) =>
              onChange({
                bandwidth:
                  typeof value === "number" && value > 0 ? value : null,
              })
            }
            maw={220}
          />
        )}
        <Switch
          label={t("analysis.scan.heat.own")}
          checked={shown.isOwn}
          onChange={({ currentTarget }) =>
            onChange({ isOwn: currentTarget.checked })
          }
          mih={44}
        />
      </Group>
    </Stack>
  );
}
