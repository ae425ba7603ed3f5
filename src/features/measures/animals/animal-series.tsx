import type { Animal } from "@domain/animal/animal";
import { isHere } from "@domain/animal/life";
import { isOfAnimal } from "@domain/measures/parameters/scope";
import { Button, Stack, Text } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconChartLine,
  IconPlus,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { EmptyState } from "../../../ui/state/empty-state";
import { fetched } from "../../../ui/state/fetched";
import { QueryState } from "../../../ui/state/query-state";
import { chartViews } from "../chart/chart-view";
import {
  ChartFinding,
  MeasureChart,
  MeasureHistory,
} from "../chart/fetched-chart";
import { LatestValue, LatestWhen } from "../here/latest-value";
import { useLatest } from "../here/use-latest";
import { useMayChange } from "../parameters/use-may-change";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { RowOf } from "../parameters/use-parameters";
import { useParameters } from "../parameters/use-parameters";
import { subjectOf } from "./subject-of";
import { useMayGive } from "./use-may-give";
import { useMaySee } from "./use-may-see";

const CollectPanel = fetched(() =>
  import("../collect/collect-panel").then(({ CollectPanel }) => CollectPanel),
);
const LimitsPanel = fetched(() =>
  import("../limits/limits-panel").then(({ LimitsPanel }) => LimitsPanel),
);

interface AnimalSeriesProps {
  animal: Animal;
  parameterId: string;
  /** The way back to the animal. */
  crumb: { label: string; to: string };
}

/** One parameter of an animal: what it is now, its chart, its history. */
export function AnimalSeries(props: AnimalSeriesProps) {
  const { t } = useTranslation();
  const live = useParameters("health");
  const maySee = useMaySee(props.animal.sectorId);
  return (
    <QueryState query={live} isEmpty={() => false}>
      {({ rows }) => {
        const row = rows.find(({ id }) => id === props.parameterId);
        return row === undefined || !maySee(row.data) ? (
          <>
            <PageHeader
              title={t("measures.health.title")}
              crumbs={[props.crumb]}
            />
            <EmptyState
              icon={IconChartLine}
              title={t("measures.states.noParameter")}
              body={t("common.messages.notThere")}
            />
          </>
        ) : (
          <Series {...props} row={row} />
        );
      }}
    </QueryState>
  );
}

function Series(props: AnimalSeriesProps & { row: RowOf<"health"> }) {
  const { animal, crumb, row } = props;
  const { t } = useTranslation();
  const may = useMayChange();
  const mayGive = useMayGive();
  const { nameOf } = useParameterWords();
  const [opened, open] = useState<"collect" | "limits" | null>(null);
  const subject = subjectOf(animal);
  const latest = useLatest(subject);
  const line = {
    ...{ row, subject, areaName: null },
    latest: latest.of(row.id, null),
    isRead: latest.isRead,
    pending: latest.isPending(row.id, null),
  };
  const { sectorId, animalName } = animal;
  const [{ until }] = useFilter(chartViews.health);
  const mayCollect =
    isHere(animal) &&
    isOfAnimal(row.data, subject) &&
    mayGive.of(row.data, sectorId);
  const place = { ...subject, name: animalName };
  const close = () => open(null);
  return (
    <>
      <PageHeader
        title={nameOf(row.data)}
        facts={animalName}
        crumbs={[crumb]}
        actions={
          <>
            {row.data.measureType === "numeric" && may.edit(row) && (
              <Button
                variant="default"
                mih={44}
                leftSection={
                  <IconAdjustmentsHorizontal size={16} aria-hidden />
                }
                onClick={() => open("limits")}
              >
                {t("measures.actions.limits")}
              </Button>
            )}
            {mayCollect && (
              <Button
                mih={44}
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => open("collect")}
              >
                {t("measures.health.give")}
              </Button>
            )}
          </>
        }
      />
      <Stack gap="lg">
        <Text size="lg" component="div">
          <LatestValue line={line} />
          <Text size="sm" c="dimmed" component="div">
            <LatestWhen latest={line.latest} />
          </Text>
        </Text>
        <MeasureChart kind="health" parameters={[row.data]} places={[place]} />
        <ChartFinding parameter={row.data} place={place} until={until} />
        <Panel title={t("measures.fields.history")}>
          <MeasureHistory
            parameter={row.data}
            place={place}
            sectorId={sectorId}
          />
        </Panel>
      </Stack>
      {opened === "collect" && (
        <CollectPanel line={line} sectorId={sectorId} onClose={close} />
      )}
      {opened === "limits" && <LimitsPanel line={line} onClose={close} />}
    </>
  );
}
