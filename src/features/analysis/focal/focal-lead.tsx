import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { useEffortWords } from "../parts/use-effort-words";
import { useFigureWords } from "../parts/use-figure-words";
import type { FocalProps } from "./focal-tabs";

/** So many behaviours a sentence names. */
const namedMost = 3;

/** What there is to know first: what begins most often, how often, with how sure that is. */
export function FocalLead({ report, analysis }: FocalProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const effort = useEffortWords();
  const words = useFigureWords();
  const said = report.behaviours
    .filter(({ begun }) => begun > 0)
    .toSorted((a, b) => b.begun - a.begun)
    .slice(0, namedMost);
  return (
    <Text size="lg" fw={500}>
      {said.length === 0
        ? t("analysis.focal.states.nothing")
        : t("analysis.focal.lead", {
            list: format.list(
              said.map(({ behaviourId, ratePerHour }) =>
                t("analysis.focal.leadOne", {
                  name: analysis.coding.behaviour(behaviourId),
                  figure: words.said(ratePerHour, "number", effort.sessions),
                }),
              ),
            ),
          })}
    </Text>
  );
}
