import type { Enclosure, Zone } from "@domain/enclosure/enclosure";
import { takesValuesAt } from "@domain/measures/parameters/scope";
import { mayCollect } from "@domain/measures/values/facts";
import { IconTemperature } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { QueryState } from "../../../ui/state/query-state";
import { MeasureChart } from "../chart/fetched-chart";
import type { PlaceOfChart } from "../chart/chart-place";
import { placeName } from "../chart/chart-place";
import type { RowOf } from "../parameters/use-parameters";
import { useParameters } from "../parameters/use-parameters";
import { NoSeries, SeriesFrame } from "./series-frame";
import { useLatest } from "./use-latest";

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
          <NoSeries title={t("measures.title")} crumb={props.crumb} />
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
  const { enclosureId, enclosureName, linkedSectorId, zooId } = enclosure;
  const subject = { enclosureId, areaId };
  const latest = useLatest(subject);
  const area = enclosure.areas.find((one) => one.areaId === areaId);
  const place = {
    zooId,
    sectorIds: linkedSectorId === null ? [] : [linkedSectorId],
  };
  const mayGive =
    mayCollect(session, row.data, place) &&
    takesValuesAt(row.data, enclosure, areaId);
  const places = placesOf(enclosure, areaId);
  return (
    <SeriesFrame
      line={{
        ...{ row, subject },
        areaName: area?.areaName ?? null,
        latest: latest.of(row.id, areaId),
        isRead: latest.isRead,
        pending: latest.isPending(row.id, areaId),
      }}
      facts={[enclosureName, area?.areaName]
        .filter((part) => part !== undefined)
        .join(" · ")}
      crumb={crumb}
      mayLimit={may("change", "environmentalParameters", place)}
      give={
        mayGive
          ? {
              label: t("measures.actions.collect"),
              icon: <IconTemperature size={16} aria-hidden />,
            }
          : null
      }
      place={places[0]}
      sectorId={linkedSectorId}
    >
      <MeasureChart
        kind="environment"
        parameters={[row.data]}
        places={places}
      />
    </SeriesFrame>
  );
}
