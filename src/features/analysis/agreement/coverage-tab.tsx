import type { Coverage } from "@domain/observation/analysed/agreement/coverage";
import { Badge, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { ChartFigure } from "../../../ui/chart/parts/chart-figure";
import type { PairProps } from "./pair";

const parts = ["both", "one", "other", "neither"] as const;

const partOf = ({ one, other }: Coverage): (typeof parts)[number] => {
  if (one > 0 && other > 0) return "both";
  if (one > 0) return "one";
  return other > 0 ? "other" : "neither";
};

/** Which behaviours of the ethogram both told, only one of them did, and nobody did: of these nothing is known. */
export function CoverageTab({ pair, analysis }: PairProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { coding, names } = analysis;
  const { coverage, oneId, otherId } = pair;
  const [one, other] = [names.person(oneId), names.person(otherId)];
  const of = (part: (typeof parts)[number]) =>
    coverage.filter((own) => partOf(own) === part);
  const headOf = (part: (typeof parts)[number]) => {
    if (part === "one" || part === "other")
      return t("analysis.agreement.coverage.only", {
        name: part === "one" ? one : other,
      });
    return t(`analysis.agreement.coverage.${part}`);
  };
  const met = of("both").length;
  return (
    <ChartFigure
      title={t("analysis.agreement.coverage.title", {
        met: format.number(met),
        count: coverage.length,
      })}
      facts={t("analysis.agreement.coverage.facts")}
      file={t("analysis.agreement.tabs.coverage")}
      rowsOf={() => ({
        columns: [
          { head: t("analysis.results.columns.behaviour"), isNumber: false },
          { head: one, isNumber: true },
          { head: other, isNumber: true },
        ],
        rows: coverage.map((own) => [
          coding.behaviour(own.behaviourId),
          String(own.one),
          String(own.other),
        ]),
      })}
    >
      <Stack gap="lg">
        {parts
          .filter((part) => of(part).length > 0)
          .map((part) => (
            <div key={part}>
              <Text fw={600} size="sm" mb={6}>
                {headOf(part)}
              </Text>
              <Group gap="xs" component="ul" p={0} m={0}>
                {of(part).map((own) => (
                  <Badge
                    key={own.behaviourId}
                    component="li"
                    size="lg"
                    variant={part === "both" ? "light" : "outline"}
                    color={part === "neither" ? "gray" : undefined}
                    tt="none"
                    fw={500}
                  >
                    {part === "neither"
                      ? coding.behaviour(own.behaviourId)
                      : t("analysis.agreement.coverage.told", {
                          name: coding.behaviour(own.behaviourId),
                          one: format.number(own.one),
                          other: format.number(own.other),
                        })}
                  </Badge>
                ))}
              </Group>
            </div>
          ))}
      </Stack>
    </ChartFigure>
  );
}
