import type { OwnMean } from "@domain/health/compare/compare";
import {
  animalsLeast,
  comparedSlots,
  daysLeast,
  daysWithin,
  othersMean,
  ownMean,
} from "@domain/health/compare/compare";
import { groupingOf } from "@domain/health/compare/reads";
import { symbolOf } from "@domain/measures/parameters/units";
import { latestOf } from "@domain/measures/values/latest";
import { Stack, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { SentCharts } from "../../shared/exporting/sent-charts";
import { TimeChart } from "../../../ui/chart/time-chart";
import { LeftOut } from "./left-out";
import { meansData } from "./to-chart";
import type { ToldProps } from "./use-compared-months";
import { useMeanWords } from "./use-mean-words";

/** The mean of an animal's numbers beside others', in a sentence, in figures and by time. */
export function ComparedMeans(props: ToldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { animal, by, chosen, months, range, stretch, now } = props;
  const { parameter, name, latest } = chosen;
  const own = ownMean(daysWithin(months.own, stretch));
  const theirs = months.others.map((one) => daysWithin(one, stretch));
  const isOther = by === "individual";
  const [only = []] = theirs;
  const others = isOther ? ownMean(only) : othersMean(theirs);
  const words = useMeanWords(props);
  const last = latestOf(latest, [], months.own);
  const compares = by !== "none";
  const slots = comparedSlots(
    months.own,
    months.others,
    stretch,
    groupingOf[range],
  );
  const cells = (of: (mean: OwnMean, isOwn: boolean) => string) =>
    [
      [own, true] as const,
      ...(compares ? [[others, isOther] as const] : []),
    ].map(([mean, isOwn], index) => (
      <Table.Td key={index} ta="right">
        {mean === null ? "—" : of(mean, isOwn)}
      </Table.Td>
    ));
  return (
    <Stack gap="md">
      <Text fw={600}>{words.sentence(own, others)}</Text>
      <LeftOut {...props} />
      <Table style={{ fontVariantNumeric: "tabular-nums" }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{name}</Table.Th>
            <Table.Th scope="col" ta="right">
              {animal.name}
            </Table.Th>
            {compares && (
              <Table.Th scope="col" ta="right">
                {words.otherName}
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th scope="row" fw={400}>
              {t("health.compare.figures.mean")}
            </Table.Th>
            {cells(({ mean }) => words.amount(mean))}
          </Table.Tr>
          <Table.Tr>
            <Table.Th scope="row" fw={400}>
              {t("health.compare.figures.interval")}
            </Table.Th>
            {cells(({ interval }, isOwn) =>
              interval === null
                ? t(
                    isOwn
                      ? "health.compare.noInterval.days"
                      : "health.compare.noInterval.animals",
                    { count: isOwn ? daysLeast : animalsLeast },
                  )
                : t("health.compare.between", {
                    low: words.plain(interval.low),
                    high: words.amount(interval.high),
                  }),
            )}
          </Table.Tr>
          <Table.Tr>
            <Table.Th scope="row" fw={400}>
              {t("health.compare.figures.of")}
            </Table.Th>
            {cells(({ n, values }, isOwn) =>
              [
                t("health.compare.values", { count: values }),
                t(isOwn ? "health.compare.days" : "health.compare.animals", {
                  count: n,
                }),
              ].join(", "),
            )}
          </Table.Tr>
          <Table.Tr>
            <Table.Th scope="row" fw={400}>
              {t("health.compare.figures.latest")}
            </Table.Th>
            <Table.Td ta="right">
              {last === null || typeof last.value !== "number"
                ? "—"
                : t("health.compare.latest", {
                    value: words.amount(last.value),
                    day: format.namedDay(last.at, now),
                  })}
            </Table.Td>
            {compares && <Table.Td />}
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <SentCharts>
        <TimeChart
          title={t("health.compare.chart", { name, animal: animal.name })}
          data={meansData(slots, {
            grouping: groupingOf[range],
            unit: symbolOf(parameter.unit),
            own: animal.name,
            others: compares ? words.otherName : null,
            format,
          })}
          facts={
            compares && by !== "individual"
              ? t("health.compare.facts")
              : t("health.compare.factsOwn")
          }
          empty={{ title: t("health.compare.nothing") }}
        />
      </SentCharts>
    </Stack>
  );
}
