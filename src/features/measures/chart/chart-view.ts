import type { ChartRange, Detail } from "@domain/measures/series/ranges";
import { detailFor, groupings } from "@domain/measures/series/ranges";
import type { MeasureKind } from "@domain/measures/kinds";
import { measureKinds } from "@domain/measures/kinds";
import type { CalendarDay } from "@domain/time/calendar-day";
import { isCalendarDay } from "@domain/time/calendar-day";
import type { ChartType } from "@domain/measures/series/shares";
import { chartTypes, chartTypesOf } from "@domain/measures/series/shares";
import type { MeasureType } from "@domain/measures/parameters/measure-type";
import { linesMost } from "../../../ui/chart/chart-data";
import type { FilterPart } from "../../../ui/list/filter/define-filter";
import { defineFilter, someOf } from "../../../ui/list/filter/define-filter";

/** What a chart shows; the address holds exactly this. */
export interface ChartView {
  /** null: the first there is. */
  parameter: string | null;
  range: ChartRange;
  /** The last day that is shown; null: today, up to now. */
  until: CalendarDay | null;
  /** null: what the range begins with. */
  by: Detail | null;
  /** null: what the type begins with. */
  as: ChartType | null;
  /** Places by `placeKey`; [] for the one at hand. */
  at: readonly string[];
}

/** What somebody begins with: of animals less is measured. */
const firstRanges = {
  environment: "7d",
  health: "3m",
} as const satisfies Record<MeasureKind, ChartRange>;

const rangeOf = (kind: MeasureKind): FilterPart<ChartRange> => {
  const first = firstRanges[kind];
  return {
    parse: (text) =>
      measureKinds[kind].ranges.find((one) => one === text) ?? first,
    write: (value) => (value === first ? null : value),
  };
};
/** Between two places: the one character that no id holds. */
const placeMark = "/";
const places: FilterPart<readonly string[]> = {
  parse: (text) =>
    (text ?? "")
      .split(placeMark)
      .filter((one) => one !== "")
      .slice(0, linesMost),
  write: (value) => (value.length === 0 ? null : value.join(placeMark)),
};

const viewOf = (kind: MeasureKind) =>
  defineFilter<ChartView>({
    parameter: {
      parse: (text) => (text === null || text === "" ? null : text),
      write: (value) => value,
    },
    range: rangeOf(kind),
    until: {
      parse: (text) => (text !== null && isCalendarDay(text) ? text : null),
      write: (value) => value,
    },
    by: someOf(["raw", ...groupings]),
    as: someOf(chartTypes),
    at: places,
  });

/** The views of charts of places and of animals. */
export const chartViews = {
  environment: viewOf("environment"),
  health: viewOf("health"),
} as const;

/** What a type is drawn as: as wished where it can be, else as it begins; null where it is no chart at all. */
export function chartTypeFor(
  type: MeasureType,
  wished: ChartType | null,
): ChartType | null {
  const offered: readonly ChartType[] = chartTypesOf[type];
  return offered.find((one) => one === wished) ?? offered[0] ?? null;
}

/** In what detail: values as they came are a line of numbers, whatever else is put together by the hour at least. */
export function shownDetail(
  kind: MeasureKind,
  range: ChartRange,
  wished: Detail | null,
  as: ChartType,
): Detail {
  const detail = detailFor(range, wished, measureKinds[kind].ranges);
  return detail === "raw" && as === "bar" ? "hourly" : detail;
}
