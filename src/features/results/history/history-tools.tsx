import type { Evaluation } from "@domain/evaluation/evaluation";
import type { HistoryMode, Period } from "@domain/evaluation/history/period";
import {
  besidePeriod,
  dayWithin,
  historyModes,
} from "@domain/evaluation/history/period";
import { parisDay, startOfDay } from "@domain/time/paris";
import { Group, SegmentedControl, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { FilterBar, ResetFilters } from "../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { FilterFold } from "../../../ui/list/filter/filter-fold";
import { StepButton } from "../../../ui/page/step-button";
import type { HistoryFilters } from "./history-filter";
import { narrowing } from "./history-filter";
import type { HistoryNames } from "./use-history";

interface PeriodToolsProps {
  period: Period;
  mode: HistoryMode;
  onChange: (change: Partial<HistoryFilters>) => void;
}

/** Which month or week is shown, the ones beside it, and how much at once. */
export function PeriodTools({ period, mode, onChange }: PeriodToolsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [from, to] = [startOfDay(period.from), startOfDay(period.to)];
  const today = parisDay(useNow());
  const turn = (step: -1 | 1) => onChange({ from: besidePeriod(period, step) });
  return (
    <Group justify="space-between" mb="md" gap="sm" data-screen>
      <Group gap="xs" wrap="nowrap">
        <StepButton
          label={t(`results.history.previous.${mode}`)}
          icon={IconChevronLeft}
          onClick={() => turn(-1)}
        />
        <Text fw={600} aria-live="polite">
          {mode === "month"
            ? format.month(period.from.slice(0, 7))
            : t("results.history.week", {
                from: format.shortDay(from),
                to: format.date(to),
              })}
        </Text>
        <StepButton
          label={t(`results.history.next.${mode}`)}
          icon={IconChevronRight}
          onClick={() => turn(1)}
        />
      </Group>
      <SegmentedControl<HistoryMode>
        aria-label={t("results.history.by")}
        value={mode}
        onChange={(chosen) =>
          onChange({ mode: chosen, from: dayWithin(period, today) })
        }
        data={historyModes.map((value) => ({
          value,
          label: t(`results.history.modes.${value}`),
        }))}
      />
    </Group>
  );
}

interface HistoryFilterBarProps {
  filters: HistoryFilters;
  /** What was handed in within the period: what there is to narrow to. */
  evaluations: readonly Evaluation[];
  names: HistoryNames;
  onChange: (change: Partial<HistoryFilters>) => void;
}

const kinds = [
  ["animalId", "subject", "subjectId"],
  ["userId", "person", "authorId"],
  ["campaignId", "campaign", "campaignId"],
  ["surveyId", "survey", "surveyId"],
] as const;

/** Whom, who, which campaign and questionnaire, of those that the period has. */
export function HistoryFilterBar(props: HistoryFilterBarProps) {
  const { filters, evaluations, names, onChange } = props;
  const { t } = useTranslation();
  const { byName } = useFormat();
  const chips = narrowing(filters);
  return (
    <FilterBar label={t("results.history.filter")}>
      <FilterFold search={null} count={chips.length}>
        {kinds.map(([param, kind, field]) => {
          const ids = new Set(
            [filters[param], ...evaluations.map((one) => one[field])].filter(
              (id) => id !== null,
            ),
          );
          const label = t(`results.history.fields.${kind}`);
          return (
            <FilterChoice
              key={param}
              label={label}
              all={label}
              values={[...ids].sort((a, b) =>
                byName(names[kind](a), names[kind](b)),
              )}
              labelOf={names[kind]}
              value={filters[param]}
              onChange={(id) => onChange({ [param]: id })}
            />
          );
        })}
        <ResetFilters chips={chips} onReset={onChange} />
      </FilterFold>
    </FilterBar>
  );
}
