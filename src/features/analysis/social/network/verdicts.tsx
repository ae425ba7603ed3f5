import type { Tested } from "@domain/analysis/association/permutation-tests";
import type { AssociationTests } from "@domain/observation/analysed/social/association-tests";
import { List, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../../data/analysis/use-analysis";
import { useFormat } from "../../../../lib/use-format";
import type { Analysis } from "../../frame/analysis";
import { Working } from "../../parts/working";
import type { Place } from "../../scan/use-ground";
import { usePairWords } from "../use-pair-words";
import { useTogether } from "../use-together";
import { parentsMost, useTraits } from "../use-traits";

interface VerdictsProps {
  analysis: Analysis;
  place: Place;
  animalIds: readonly string[];
}

/** Chance leaves it less often than once in twenty. */
const surelyBelow = 0.05;
const questions = ["preference", "sex", "kin"] as const;

/** Whether who keeps to whom is more than chance, and whether sex or kin explain it: asked once the animals' records are here. */
export function Verdicts(props: VerdictsProps) {
  const { analysis, place, animalIds } = props;
  const traits = useTraits(animalIds, analysis.names);
  const [{ within, levelHeight, index }] = useTogether();
  const { asking } = analysis;
  const analysed = useAnalysis(
    "associationTests",
    { ...asking, packs: traits === null ? null : asking.packs },
    { ...place.ground, within, levelHeight, index, traits: traits ?? {} },
  );
  return (
    <Working analysed={analysed}>
      {(report) => (
        <Said report={report} analysis={analysis} animals={animalIds.length} />
      )}
    </Working>
  );
}

interface SaidProps extends Pick<VerdictsProps, "analysis"> {
  report: AssociationTests;
  animals: number;
}

const verdictOf = (tested: Tested | null) => {
  if (tested === null) return "cannot";
  if (tested.p >= surelyBelow) return "not";
  return tested.value > tested.expected ? "more" : "less";
};

function Said({ report, analysis, animals }: SaidProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { p } = usePairWords(analysis.names);
  const two = (value: number) =>
    format.number(value, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: "negative",
    });
  const said = (question: (typeof questions)[number]) => {
    const tested = report[question];
    const verdict = verdictOf(tested);
    if (tested === null)
      return question === "kin" && animals > parentsMost
        ? t("analysis.social.tests.tooMany", { most: parentsMost })
        : t(`analysis.social.tests.${question}.cannot`);
    return t(`analysis.social.tests.${question}.${verdict}`, {
      figure: t(
        `analysis.social.tests.${question === "preference" ? "variation" : "difference"}`,
        {
          value: two(tested.value),
          expected: two(tested.expected),
          p: p(tested.p),
        },
      ),
    });
  };
  return (
    <Stack gap={4}>
      <List spacing={4}>
        {questions.map((question) => (
          <List.Item key={question}>{said(question)}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {t("analysis.social.tests.how", { runs: format.number(report.runs) })}
      </Text>
    </Stack>
  );
}
