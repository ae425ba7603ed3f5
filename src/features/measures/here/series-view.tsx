import type { Enclosure, Zone } from "@domain/enclosure/enclosure";
import { takesValuesAt } from "@domain/measures/parameters/scope";
import { mayCollect } from "@domain/measures/values/facts";
import { Button, Stack, Text } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconChartLine,
  IconTemperature,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { EmptyState } from "../../../ui/state/empty-state";
import { fetched } from "../../../ui/state/fetched";
import { QueryState } from "../../../ui/state/query-state";
import { MeasureChart, MeasureHistory } from "../chart/fetched-chart";
import type { PlaceOfChart } from "../chart/chart-place";
import { placeName } from "../chart/chart-place";
import type { RowOf } from "../parameters/use-parameters";
import { useParameters } from "../parameters/use-parameters";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { Measured } from "./latest-value";
import { LatestValue, LatestWhen } from "./latest-value";
import { useLatest } from "./use-latest";

const CollectPanel = fetched(() =>
  import("../collect/collect-panel").then(({ CollectPanel }) => CollectPanel),
);
const LimitsPanel = fetched(() =>
  import("../limits/limits-panel").then(({ LimitsPanel }) => LimitsPanel),
);

interface SeriesViewProps {
  enclosure: Enclosure;
  parameterId: string;
  areaId: string | null;
  /** The way back to the enclosure. */
  crumb: { label: string; to: string };
}

/** One parameter at a place: what it is now, its chart, its history. */
export function SeriesView(props: SeriesViewProps) {
  const { t } = useTranslation();
  const live = useParameters("environment");
  return (
    <QueryState query={live} isEmpty={() => false}>
      {({ rows }) => {
        const row = rows.find(({ id }) => id === props.parameterId);
        return row === undefined ? (
          <>
            <PageHeader title={t("measures.title")} crumbs={[props.crumb]} />
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

/** The place that is looked at, then the enclosure and its zones. */
function placesOf(
  { enclosureId, enclosureName, areas }: Enclosure,
  areaId: string | null,
): [PlaceOfChart, ...PlaceOfChart[]] {
  const isAquatic = ({ areaType }: Zone) => areaType === "aquatic";
  const whole = {
    ...{ enclosureId, areaId: null, name: enclosureName },
    hasWater: areas.some(isAquatic),
  };
  const zones = areas.map((area) => ({
    ...{ enclosureId, areaId: area.areaId, hasWater: isAquatic(area) },
    name: placeName(enclosureName, area.areaName),
  }));
  const here = zones.find((zone) => zone.areaId === areaId) ?? whole;
  return [here, ...[whole, ...zones].filter((place) => place !== here)];
}

function Series(props: SeriesViewProps & { row: RowOf<"environment"> }) {
  const { enclosure, areaId, crumb, row } = props;
  const { t } = useTranslation();
  const session = useReadySession();
  const may = useCan();
  const { nameOf } = useParameterWords();
  const { enclosureId, enclosureName, linkedSectorId, zooId } = enclosure;
  const subject = { enclosureId, areaId };
  const latest = useLatest(subject);
  const [opened, open] = useState<"collect" | "limits" | null>(null);
  const area = enclosure.areas.find((one) => one.areaId === areaId);
  const line: Measured = {
    row,
    subject,
    areaName: area?.areaName ?? null,
    latest: latest.of(row.id, areaId),
    isRead: latest.isRead,
    pending: latest.isPending(row.id, areaId),
  };
  const place = {
    zooId,
    sectorIds: linkedSectorId === null ? [] : [linkedSectorId],
  };
  const mayGive =
    mayCollect(session, row.data, place) &&
    takesValuesAt(row.data, enclosure, areaId);
  const close = () => open(null);
  const [here, ...others] = placesOf(enclosure, areaId);
  return (
    <>
      <PageHeader
        title={nameOf(row.data)}
        facts={[enclosureName, area?.areaName]
          .filter((part) => part !== undefined)
          .join(" · ")}
        crumbs={[crumb]}
        actions={
          <>
            {row.data.measureType === "numeric" &&
              may("change", "environmentalParameters", place) && (
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
            {mayGive && (
              <Button
                mih={44}
                leftSection={<IconTemperature size={16} aria-hidden />}
                onClick={() => open("collect")}
              >
                {t("measures.actions.collect")}
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
        <MeasureChart
          kind="environment"
          parameters={[row.data]}
          places={[here, ...others]}
        />
        <Panel title={t("measures.fields.history")}>
          <MeasureHistory
            parameter={row.data}
            place={here}
            sectorId={linkedSectorId}
          />
        </Panel>
      </Stack>
      {opened === "collect" && (
        <CollectPanel line={line} sectorId={linkedSectorId} onClose={close} />
      )}
      {opened === "limits" && <LimitsPanel line={line} onClose={close} />}
    </>
  );
}
