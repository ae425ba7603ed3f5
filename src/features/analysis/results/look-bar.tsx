import { bys } from "@domain/observation/analysed/results/budget";
import { Group, SegmentedControl } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import type { Analysis } from "../frame/analysis";
import { useContextWords } from "../query/use-context-words";
import { useShown } from "../query/use-shown";
import type { Look } from "./use-look";
import { samplingsIn } from "./use-look";

interface LookBarProps {
  analysis: Analysis;
  look: Look;
  /** Whether what is shown can be told apart by animal, group, context or enclosure. */
  hasBy: boolean;
  questionRef: string | null;
}

/** Which sampling is looked at, and what figures are told apart by. */
export function LookBar(props: LookBarProps) {
  const { analysis, look, hasBy, questionRef } = props;
  const [, show] = useShown();
  const { t } = useTranslation();
  const { summary } = analysis;
  const words = useContextWords(summary.contexts);
  const there = samplingsIn(summary);
  const offered = bys.filter(
    (one) => one !== "context" || summary.contexts.length > 0,
  );
  return (
    <Group gap="md" align="flex-end">
      {there.length > 1 && (
        <SegmentedControl
          aria-label={t("analysis.results.fields.sampling")}
          data={there.map((value) => ({
            value,
            label: t(`analysis.results.sampling.${value}`),
          }))}
          value={look.sampling}
          onChange={(sampling) => look.change({ sampling })}
        />
      )}
      {hasBy && (
        <Select
          label={t("analysis.results.fields.by")}
          data={offered.map((value) => ({
            value,
            label: t(`analysis.results.by.${value}`),
          }))}
          value={look.by}
          allowDeselect={false}
          onChange={(by) => look.change({ by: by ?? "all" })}
          maw={260}
        />
      )}
      {hasBy && look.by === "context" && (
        <Select
          label={t("analysis.results.fields.question")}
          data={summary.contexts.map(({ questionRef: value }) => ({
            value,
            label: words.question(value),
          }))}
          value={questionRef}
          allowDeselect={false}
          onChange={(ref) => show({ questionRef: ref })}
          maw={360}
        />
      )}
    </Group>
  );
}
