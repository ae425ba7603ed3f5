import {
  countedWithin,
  medianOfMedians,
  medianStep,
  spreadOf,
} from "@domain/health/compare/spread";
import type { HealthParameter } from "@domain/measures/parameters/parameter";
import { stepsOf, wordOf } from "@domain/measures/scale/words";
import { Stack, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { builtInSteps, isBuiltInScale } from "../../scale-texts";
import { useFormat } from "../../../lib/use-format";
import { LeftOut } from "./left-out";
import type { ToldProps } from "./use-compared-months";
import { useMeanWords } from "./use-mean-words";

const keysOf = ({ measureType, scaleMax, options }: HealthParameter) => {
  if (measureType === "scale") return stepsOf(scaleMax);
  return measureType === "boolean"
    ? ["true", "false"]
    : options.map(({ id }) => id);
};

const percent = { style: "percent", maximumFractionDigits: 0 } as const;

/** What was chosen of an animal beside others: how often each, and of scales the middle; a mean of steps says nothing. */
export function ComparedSpread(props: ToldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { animal, by, chosen, months, stretch } = props;
  const { parameter, name } = chosen;
  const { measureType, builtIn, options } = parameter;
  const own = countedWithin(months.own, stretch);
  const others = months.others.flatMap(
    (one) => countedWithin(one, stretch) ?? [],
  );
  const { otherName } = useMeanWords(props);
  const compares = by !== "none";
  const nameOf = (key: string): string => {
    if (measureType === "boolean")
      return t(key === "true" ? "measures.values.yes" : "measures.values.no");
    if (measureType !== "scale")
      return options.find(({ id }) => id === key)?.name ?? "—";
    const text = isBuiltInScale(builtIn)
      ? builtInSteps[builtIn][Number(key) - 1]
      : undefined;
    const word = text === undefined ? wordOf(options, key) : t(text);
    return word === null ? key : `${key} · ${word}`;
  };
  const written = (share: number | null) =>
    share === null ? "—" : format.number(share, percent);
  const median = (step: number | null) =>
    step === null ? "—" : nameOf(String(step));
  return (
    <Stack gap="md">
      <Text fw={600}>
        {own === null
          ? t("health.compare.cannotSay.own", { name: animal.name })
          : t("health.compare.counted", { name: animal.name, count: own.n })}
        {compares &&
          ` ${t("health.compare.countedOthers", { count: others.length })}`}
      </Text>
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
                {otherName}
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {spreadOf(own, others, keysOf(parameter)).map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row" fw={400}>
                {nameOf(row.key)}
              </Table.Th>
              <Table.Td ta="right">
                {row.share === null
                  ? "—"
                  : `${format.number(row.count)} (${written(row.share)})`}
              </Table.Td>
              {compares && (
                <Table.Td ta="right">{written(row.others)}</Table.Td>
              )}
            </Table.Tr>
          ))}
          {measureType === "scale" && (
            <Table.Tr>
              <Table.Th scope="row">
                {t("health.compare.figures.median")}
              </Table.Th>
              <Table.Td ta="right">{median(own && medianStep(own))}</Table.Td>
              {compares && (
                <Table.Td ta="right">
                  {median(medianOfMedians(others))}
                </Table.Td>
              )}
            </Table.Tr>
          )}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed">
        {t("health.compare.noMean")}
      </Text>
    </Stack>
  );
}
