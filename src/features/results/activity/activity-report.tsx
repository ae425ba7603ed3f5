import type { Amount, Portion } from "@domain/activity/activity";
import { hoursOf, noPortion } from "@domain/activity/activity";
import type { CallableOutput } from "@domain/callables";
import { href } from "@domain/pages";
import type { CalendarDay } from "@domain/time/calendar-day";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { parisDay, startOfDay } from "@domain/time/paris";
import { withGaps } from "@domain/time/steps";
import { SimpleGrid, Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { ChartSeries, TimeChartData } from "../../../ui/chart/chart-data";
import { SentCharts } from "../../shared/exporting/sent-charts";
import { ShareChart, TimeChart } from "../../../ui/chart/time-chart";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";
import { useCampaignNames } from "../data/use-campaign-names";
import { usePersonName } from "../data/use-result-names";
import { PortionList } from "./portion-list";

type Activity = CallableOutput<"readActivity">;

const kinds = ["evaluations", "observations"] as const;

interface ActivityReportProps {
  activity: Activity;
  period: Readonly<Record<"since" | "until", CalendarDay>>;
}

/** The totals, how often over time, and what they are made of; every chart has its table beside it. */
export function ActivityReport({ activity, period }: ActivityReportProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { campaigns, people, total, at } = activity;
  const campaignOf = useCampaignNames(
    campaigns.flatMap(({ id }) => (id === "" ? [] : [id])).sort(),
  );
  const personOf = usePersonName(people !== null);
  const over = useOver(activity, period);
  return (
    <SentCharts
      grounds={{ ofHealth: false, from: period.since, to: period.until }}
    >
      <Stack gap="lg">
        <Totals total={total} />
        <TimeChart
          title={t("results.activity.over")}
          data={over}
          empty={{ title: t("results.activity.none") }}
        />
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
          <ShareChart
            title={t("results.activity.kinds")}
            data={{
              kind: "doughnut",
              wholes: [
                {
                  key: "all",
                  name: t("exports.parts.total"),
                  parts: kinds.map((key) => ({
                    key,
                    name: t(`exports.columns.${key}`),
                    count: total[key],
                  })),
                },
              ],
            }}
            empty={{ title: t("results.activity.none") }}
          />
          <PortionList
            title={t("results.activity.byCampaign")}
            head={t("results.history.fields.campaign")}
            portions={campaigns}
            nameOf={(id) =>
              id === "" ? t("exports.parts.noCampaign") : campaignOf(id)
            }
            hrefOf={(id) =>
              id === ""
                ? href("evalHistory")
                : href("campaign", { campaignId: id })
            }
          />
          {people !== null && (
            <PortionList
              title={t("results.activity.byPerson")}
              head={t("results.history.fields.person")}
              portions={people}
              nameOf={personOf}
              hrefOf={(id) =>
                href("evalHistory", { tab: "activity", ...period, userId: id })
              }
            />
          )}
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          {t("results.activity.counted", {
            moment: format.dateTime(new Date(at)),
          })}
        </Text>
      </Stack>
    </SentCharts>
  );
}

function Totals({ total }: { total: Amount }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t("exports.parts.total")}>
      <FactList
        facts={[
          ...kinds.map((key) => ({
            label: t(`exports.columns.${key}`),
            value: format.number(total[key]),
          })),
          {
            label: t("exports.columns.hours"),
            value: format.number(hoursOf(total.watchedMs)),
          },
        ]}
      />
    </Panel>
  );
}

const valueOf = (value: number) => ({
  ...{ value, n: value, outside: [] },
  ...{ low: null, high: null, deviation: null },
});

/** How often over time, as the chart takes it. */
function useOver(
  { over, step, at }: Activity,
  { since, until }: ActivityReportProps["period"],
): TimeChartData {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const counted = parisDay(new Date(at));
    // What has not come yet is no day without anything.
    const last = until < counted ? until : counted;
    const all =
      over.length === 0
        ? []
        : withGaps(over, step, { since, until: last }, noPortion);
    const slotOf = ({ id }: Portion) => {
      const day = startOfDay(calendarDaySchema.parse(id));
      return step === "month"
        ? {
            key: id,
            name: format.month(id.slice(0, 7)),
            tick: format.shortMonth(day),
          }
        : { key: id, name: format.date(day), tick: format.shortDay(day) };
    };
    return {
      kind: "stack",
      unit: "",
      slots: all.map(slotOf),
      series: kinds.map((key): ChartSeries => ({
        key,
        name: t(`exports.columns.${key}`),
        values: all.map((portion) => valueOf(portion[key])),
      })),
    };
  }, [over, step, at, since, until, t, format]);
}
