import { figureRowsMost } from "@domain/report/block";
import type { Parameter } from "@domain/measures/parameters/parameter";
import { symbolOf } from "@domain/measures/parameters/units";
import { tableOf } from "@domain/measures/series/table";
import { addDays } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Live } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import type { Known } from "../../../ui/state/missing";
import { knownOf } from "../../../ui/state/missing";
import type { FreshFigure, OfFigure } from "../../slot-figures";
import type { ChartPlace } from "../chart/chart-place";
import { placeKey } from "../chart/chart-place";
import { useLines } from "../chart/use-lines";
import { useParameterWords } from "../parameters/use-parameter-words";

interface Asked extends Pick<OfFigure, "from" | "to"> {
  parameter: Parameter;
  place: ChartPlace;
}

interface DayMeans extends Known {
  /** null: there are none. */
  fresh: FreshFigure | null;
}

/** The daily means of a parameter over the period of a report, a year at most. */
export function useDayMeans(asked: Asked): Live<DayMeans> {
  const { parameter, place, from, to } = asked;
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useParameterWords();
  const stretch = useMemo(() => {
    const first = addDays(to, 1 - figureRowsMost);
    return {
      from: startOfDay(first > from ? first : from),
      until: startOfDay(addDays(to, 1)),
    };
  }, [from, to]);
  const places = useMemo(() => [place], [place]);
  const live = useLines({ parameter, places, stretch, detail: "daily" });
  if (live.state !== "data") return live;
  const [line] = live.data.lines;
  const days = line === undefined ? [] : tableOf([line]);
  const n = days.reduce((sum, day) => sum + day.n, 0);
  // There is never more kept of months than the months that are asked for.
  const known = { ...knownOf([live.data]), full: false };
  if (n === 0) return { state: "data", data: { ...known, fresh: null } };
  const name = nameOf(parameter);
  const kind = "animalId" in place ? "animalId" : "enclosureId";
  const fresh: FreshFigure = {
    title: `${name} · ${place.name}`,
    figure: {
      question: new URLSearchParams({
        [kind]: placeKey(place),
        parameterId: parameter.parameterId,
      }).toString(),
      drawing: "line",
      head: t("reports.figures.enclosureMeasure.head"),
      columns: [
        { label: name.slice(0, 120), unit: symbolOf(parameter.unit) || null },
      ],
      rows: days.map((day) => ({
        label: format.date(day.from),
        values: [day.mean],
      })),
      ...{ n, counts: "values", from, to, versions: [] },
    },
  };
  return { state: "data", data: { ...known, fresh } };
}
