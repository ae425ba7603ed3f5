import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { Rows } from "../../../ui/chart/parts/rows";
import { RangeChart } from "../../../ui/chart/range-chart";
import { rangeOf } from "../parts/range-of";
import { useFigureWords } from "../parts/use-figure-words";
import { useSaidCells } from "../parts/use-said-cells";
import type { EffortCell } from "../parts/with-effort";
import { withEffort } from "../parts/with-effort";
import type { PairProps } from "./pair";
import { useCommonEffort } from "./use-common-effort";

type Channel = NonNullable<PairProps["pair"]["scans"]>;

/** How far two agree on each behaviour, told or not, and on how much of it there was. */
export function BehavioursTab({ pair, analysis }: PairProps) {
  const { t } = useTranslation();
  const words = useFigureWords();
  const { columns, cells } = useSaidCells();
  const { coding } = analysis;
  const effort = useCommonEffort()({
    ...pair,
    occasions: pair.occasions.length,
  });
  const channels = (["scans", "focal"] as const).flatMap((of) => {
    const channel = pair[of];
    return channel === null ? [] : [{ of, channel }];
  });
  return (
    <Stack gap="xl">
      {channels.map(({ of, channel }) => (
        <OfBehaviours key={of} {...{ of, channel, analysis, effort }} />
      ))}
      {pair.amounts.length > 0 && (
        <RangeChart
          title={t("analysis.agreement.amounts.title")}
          facts={t("analysis.agreement.amounts.facts")}
          bars={pair.amounts.map(({ behaviourId, of, icc }) =>
            rangeOf(
              `${behaviourId} ${of}`,
              t("analysis.agreement.amounts.of", {
                name: coding.behaviour(behaviourId),
                what: t(`analysis.agreement.amounts.${of}`),
              }),
              icc,
              words.said(icc, "number", (count) =>
                t("analysis.agreement.says.amounts", { count }),
              ),
            ),
          )}
          span={[
            Math.min(
              0,
              ...pair.amounts.map(({ icc }) =>
                icc.canSay ? (icc.interval?.low ?? icc.value) : 0,
              ),
            ),
            1,
          ]}
          table={withEffort(
            {
              columns: [
                {
                  head: t("analysis.results.columns.behaviour"),
                  isNumber: false,
                },
                {
                  head: t("analysis.agreement.columns.amount"),
                  isNumber: false,
                },
                ...columns(t("analysis.agreement.coefficients.icc"), null),
              ],
              rows: pair.amounts.map(({ behaviourId, of, icc }) => [
                coding.behaviour(behaviourId),
                t(`analysis.agreement.amounts.${of}`),
                ...cells(icc),
              ]),
            },
            effort,
          )}
        />
      )}
    </Stack>
  );
}

interface OfBehavioursProps extends Pick<PairProps, "analysis"> {
  of: "scans" | "focal";
  channel: Channel;
  effort: readonly EffortCell[];
}

/** Kappa of each behaviour that one of two told, the lowest first. */
function OfBehaviours(props: OfBehavioursProps) {
  const { of, channel, analysis, effort } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const tableOf = useTable();
  const { coding } = analysis;
  const met = channel.behaviours.filter(({ behaviourId }) =>
    channel.met.includes(behaviourId),
  );
  const paradox = met.filter(({ agreement }) => agreement.isParadox);
  if (met.length === 0)
    return <Text c="dimmed">{t("analysis.agreement.states.nothingTold")}</Text>;
  const bars = met
    .map(({ behaviourId, agreement }) =>
      rangeOf(
        behaviourId,
        coding.behaviour(behaviourId),
        agreement.kappa,
        words.said(agreement.kappa, "number", (count) =>
          t(`analysis.agreement.says.${of}`, { count }),
        ),
      ),
    )
    .toSorted((a, b) => (a.value ?? 2) - (b.value ?? 2));
  return (
    <Stack gap="xs">
      <RangeChart
        title={t(`analysis.agreement.behaviours.title.${of}`)}
        facts={t("analysis.agreement.behaviours.facts")}
        bars={bars}
        span={[
          Math.min(0, ...bars.map(({ low, value }) => low ?? value ?? 0)),
          1,
        ]}
        table={withEffort(tableOf(channel, coding.behaviour), effort)}
      />
      {paradox.length > 0 && (
        <Text size="sm">
          {t("analysis.agreement.behaviours.paradox", {
            names: format.list(
              paradox.map(({ behaviourId }) => coding.behaviour(behaviourId)),
            ),
          })}
        </Text>
      )}
    </Stack>
  );
}

/** Every coefficient of every behaviour as a table. */
function useTable() {
  const { t } = useTranslation();
  const { columns, cells } = useSaidCells();
  const named = ["observed", "kappa", "pabak", "ac1", "alpha"] as const;
  return ({ behaviours }: Channel, nameOf: (id: string) => string): Rows => ({
    columns: [
      { head: t("analysis.results.columns.behaviour"), isNumber: false },
      { head: t("analysis.agreement.columns.coefficient"), isNumber: false },
      ...columns(t("analysis.agreement.columns.value"), null),
    ],
    rows: behaviours.flatMap(({ behaviourId, agreement }) =>
      named.map((name) => [
        nameOf(behaviourId),
        t(`analysis.agreement.coefficients.${name}`),
        ...cells(agreement[name]),
      ]),
    ),
  });
}
