import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { RangeChart } from "../../../ui/chart/range-chart";
import { useEffortWords } from "../parts/use-effort-words";
import { useSaidCells } from "../parts/use-said-cells";
import { withEffort } from "../parts/with-effort";
import type { FocalProps } from "./focal-tabs";
import { useFocalEffort } from "./use-focal-effort";

const minute = 60_000;

/** Which states were shown at once, and for which share of the time of either. */
export function TogetherTab({ report, analysis }: FocalProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const effort = useEffortWords();
  const { number } = useSaidCells();
  const effortOf = useFocalEffort();
  const { coding } = analysis;
  const { together } = report;
  if (together.length === 0)
    return <Text c="dimmed">{t("analysis.focal.together.none")}</Text>;
  const share = (value: number) =>
    format.number(value, { style: "percent", maximumFractionDigits: 1 });
  return (
    <RangeChart
      title={t("analysis.focal.together.title")}
      facts={t("analysis.focal.together.facts")}
      bars={together.map(({ one, other, both, share: of }) => ({
        key: `${one} ${other}`,
        name: format.list([coding.behaviour(one), coding.behaviour(other)]),
        color: null,
        value: of,
        low: null,
        high: null,
        text: t("analysis.focal.together.said", {
          share: share(of ?? 0),
          length: effort.length(both),
        }),
      }))}
      span={[0, 1]}
      table={withEffort(
        {
          columns: [
            ...(["one", "other"] as const).map((name) => ({
              head: t(`analysis.focal.columns.${name}`),
              isNumber: false,
            })),
            ...(["bothMinutes", "eitherMinutes", "shareOfEither"] as const).map(
              (name) => ({
                head: t(`analysis.focal.columns.${name}`),
                isNumber: true,
              }),
            ),
          ],
          rows: together.map(({ one, other, both, either, share: of }) => [
            coding.behaviour(one),
            coding.behaviour(other),
            number(both / minute),
            number(either / minute),
            of === null ? "" : number(100 * of),
          ]),
        },
        effortOf(report.effort),
      )}
    />
  );
}
