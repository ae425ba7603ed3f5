import { nothingDue } from "@domain/task/lateness/tally";
import type { Punctuality, PunctualityOf } from "@domain/task/lateness/tally";
import type { CallableOutput } from "@domain/callables";
import { href } from "@domain/pages";
import { fullName } from "@domain/person/user";
import type { CalendarDay } from "@domain/time/calendar-day";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { minuteMs } from "@domain/time/lengths";
import { startOfDay } from "@domain/time/paris";
import { withGaps } from "@domain/time/steps";
import { SimpleGrid, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { usePeople, useSectors } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import type { ChartSeries, TimeChartData } from "../../../ui/chart/chart-data";
import { SentCharts } from "../../shared/exporting/sent-charts";
import { TimeChart } from "../../../ui/chart/time-chart";
import { FactList } from "../../../ui/display/fact-list";
import { FiguresPanel } from "../../shared/figures/figures-panel";
import { Panel } from "../../../ui/page/panel";
import { useDurationWords } from "../automations/history/use-duration-words";

interface LatenessReportProps {
  lateness: CallableOutput<"readLateness">;
  period: Readonly<Record<"since" | "until", CalendarDay>>;
}

/** The totals, safety tasks apart, week by week, by sector, and by person where that is told. */
export function LatenessReport({ lateness, period }: LatenessReportProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const sectors = useSectors(zooId);
  const people = usePeople(zooId);
  const weeks = useWeeks(withGaps(lateness.weeks, "week", period, nothingDue));
  const personOf = (id: string) => {
    const person = people.of(id);
    return person === undefined ? "—" : fullName(person);
  };
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {(["total", "safety"] as const).map((part) => (
          <Panel key={part} title={t(`tasks.lateness.parts.${part}`)}>
            <Facts of={lateness[part]} />
          </Panel>
        ))}
      </SimpleGrid>
      <SentCharts
        grounds={{ ofHealth: false, from: period.since, to: period.until }}
      >
        <TimeChart
          title={t("tasks.lateness.parts.weeks")}
          data={weeks}
          empty={{ title: t("tasks.lateness.none") }}
        />
      </SentCharts>
      <Each
        title={t("tasks.lateness.parts.sectors")}
        head={t("tasks.lateness.fields.sector")}
        rows={lateness.sectors}
        nameOf={(id) =>
          id === ""
            ? t("tasks.lateness.fields.noSector")
            : (sectors.of(id)?.sectorName ?? "—")
        }
        hrefOf={(id) =>
          href("taskList", { late: "1", sectorId: id === "" ? null : id })
        }
      />
      {lateness.people !== null && (
        <Each
          title={t("tasks.lateness.parts.people")}
          head={t("tasks.lateness.fields.person")}
          rows={lateness.people.toSorted((a, b) =>
            format.byName(personOf(a.id), personOf(b.id)),
          )}
          nameOf={personOf}
          hrefOf={(id) => href("userSettings", { userId: id })}
        />
      )}
      <Text size="sm" c="dimmed">
        {t("tasks.lateness.counted", {
          moment: format.dateTime(new Date(lateness.at)),
        })}
      </Text>
    </Stack>
  );
}

/** How the punctuality of tasks is told. */
function usePunctualityWords() {
  const format = useFormat();
  const duration = useDurationWords();
  return {
    number: (count: number) => format.number(count),
    share: ({ inTime, late }: Punctuality) =>
      inTime + late === 0
        ? "—"
        : format.number(late / (inTime + late), {
            style: "percent",
            maximumFractionDigits: 0,
          }),
    median: ({ medianMinutes }: Punctuality) =>
      medianMinutes === null ? "—" : duration(medianMinutes * minuteMs),
  };
}

function Facts({ of }: { of: Punctuality }) {
  const { t } = useTranslation();
  const words = usePunctualityWords();
  return (
    <FactList
      facts={[
        {
          label: t("tasks.lateness.fields.inTime"),
          value: words.number(of.inTime),
        },
        {
          label: t("tasks.lateness.fields.late"),
          value: words.number(of.late),
        },
        { label: t("tasks.lateness.fields.share"), value: words.share(of) },
        { label: t("tasks.lateness.fields.median"), value: words.median(of) },
      ]}
    />
  );
}

interface EachProps {
  title: string;
  head: string;
  rows: readonly PunctualityOf[];
  nameOf: (id: string) => string;
  hrefOf: (id: string) => string;
}

function Each(props: EachProps) {
  const { t } = useTranslation();
  const words = usePunctualityWords();
  const counts = ["inTime", "late"] as const;
  return (
    <FiguresPanel
      {...props}
      figures={[
        ...counts.map((key) => ({
          id: key,
          header: t(`tasks.lateness.fields.${key}`),
          cell: (row: PunctualityOf) => words.number(row[key]),
        })),
        {
          id: "share",
          header: t("tasks.lateness.fields.share"),
          cell: words.share,
        },
        {
          id: "median",
          header: t("tasks.lateness.fields.median"),
          cell: words.median,
        },
      ]}
    />
  );
}

const valueOf = (value: number) => ({
  ...{ value, n: value, outside: [] },
  ...{ low: null, high: null, deviation: null },
});

/** The weeks, as the chart takes them. */
function useWeeks(weeks: readonly PunctualityOf[]): TimeChartData {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    kind: "stack",
    unit: "",
    slots: weeks.map(({ id }) => {
      const day = startOfDay(calendarDaySchema.parse(id));
      return { key: id, name: format.date(day), tick: format.shortDay(day) };
    }),
    series: (["inTime", "late"] as const).map((key): ChartSeries => ({
      key,
      name: t(`tasks.lateness.fields.${key}`),
      values: weeks.map((week) => valueOf(week[key])),
    })),
  };
}
