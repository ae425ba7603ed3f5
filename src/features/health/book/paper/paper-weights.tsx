import type { BookOf } from "@domain/health/book/book-sight";
import type { WeighedDay } from "@domain/health/book/weight-change";
import { weightMonths } from "@domain/health/book/weight-change";
import { builtInHealth } from "@domain/measures/parameters/built-in";
import { symbolOf } from "@domain/measures/parameters/units";
import type { Filter } from "@domain/query/query";
import { startOfDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import type { TimeChartData } from "../../../../ui/chart/chart-data";
import { ChartSkeleton } from "../../../../ui/chart/chart-skeleton";
import { TimeChart } from "../../../../ui/chart/time-chart";
import classes from "./book-paper.module.css";
import { useWeights } from "../use-weights";

/** So many days are named at the axis. */
const ticksMost = 6;
/** In px. */
const chartHeight = 220;

const unit = symbolOf(builtInHealth.weight.unit);
const digits = { maximumSignificantDigits: 4 };

interface PaperWeightsProps {
  animal: BookOf;
  sight: readonly Filter[];
}

/** What the animal weighed over a year, drawn and by month. */
export function PaperWeights({ animal, sight }: PaperWeightsProps) {
  const { t } = useTranslation();
  const days = useWeights(animal, sight, "1y");
  const title = t("health.book.paper.weights");
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {days === null && <ChartSkeleton />}
      {days?.length === 0 && <p>{t("health.book.paper.noWeights")}</p>}
      {days !== null && days.length > 0 && (
        <>
          <Drawn days={days} />
          <Months days={days} />
        </>
      )}
    </section>
  );
}

function Drawn({ days }: { days: readonly WeighedDay[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const every = Math.ceil(days.length / ticksMost);
  const name = t("health.book.paper.dayMean");
  const data: TimeChartData = {
    kind: "line",
    slots: days.map(({ day }, index) => {
      const at = startOfDay(day);
      return {
        key: day,
        name: format.date(at),
        tick: index % every === 0 ? format.shortDay(at) : null,
      };
    }),
    series: [
      {
        key: "weight",
        name,
        values: days.map(({ mean, least, most, n }) => ({
          ...{ value: mean, n, low: least, high: most, deviation: null },
          outside: [],
        })),
      },
    ],
    unit,
  };
  return (
    <TimeChart
      title={name}
      data={data}
      height={chartHeight}
      empty={{ title: t("health.book.paper.noWeights") }}
    />
  );
}

function Months({ days }: { days: readonly WeighedDay[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes["table"]}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("health.book.paper.month")}</th>
            <th scope="col">{t("health.book.paper.mean", { unit })}</th>
            <th scope="col">{t("health.book.paper.least")}</th>
            <th scope="col">{t("health.book.paper.most")}</th>
            <th scope="col">{t("health.book.paper.weighed")}</th>
          </tr>
        </thead>
        <tbody>
          {weightMonths(days)
            .toReversed()
            .map(({ month, mean, least, most, n }) => (
              <tr key={month}>
                <td>{format.month(month)}</td>
                <td>{format.number(mean, digits)}</td>
                <td>{format.number(least, digits)}</td>
                <td>{format.number(most, digits)}</td>
                <td>{n}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
