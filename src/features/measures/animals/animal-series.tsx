import type { Animal } from "@domain/animal/animal";
import { isHere } from "@domain/animal/life";
import { isOfAnimal } from "@domain/measures/parameters/scope";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { QueryState } from "../../../ui/state/query-state";
import { chartViews } from "../chart/chart-view";
import { ChartFinding, MeasureChart } from "../chart/fetched-chart";
import { NoSeries, SeriesFrame } from "../here/series-frame";
import { useLatest } from "../here/use-latest";
import { useMayChange } from "../parameters/use-may-change";
import type { RowOf } from "../parameters/use-parameters";
import { useParameters } from "../parameters/use-parameters";
import { subjectOf } from "./subject-of";
import { useMayGive } from "./use-may-give";
import { useMaySee } from "./use-may-see";

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
          <NoSeries title={t("measures.health.title")} crumb={props.crumb} />
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
  const subject = subjectOf(animal);
  const latest = useLatest(subject);
  const { sectorId, animalName } = animal;
  const [{ until }] = useFilter(chartViews.health);
  const mayCollect =
    isHere(animal) &&
    isOfAnimal(row.data, subject) &&
    mayGive.of(row.data, sectorId);
  const place = { ...subject, name: animalName };
  return (
    <SeriesFrame
      line={{
        ...{ row, subject, areaName: null },
        latest: latest.of(row.id, null),
        isRead: latest.isRead,
        pending: latest.isPending(row.id, null),
      }}
      facts={animalName}
      crumb={crumb}
      mayLimit={may.edit(row)}
      give={
        mayCollect
          ? {
              label: t("measures.health.give"),
              icon: <IconPlus size={16} aria-hidden />,
            }
          : null
      }
      place={place}
      sectorId={sectorId}
    >
      <MeasureChart kind="health" parameters={[row.data]} places={[place]} />
      <ChartFinding parameter={row.data} place={place} until={until} />
    </SeriesFrame>
  );
}
