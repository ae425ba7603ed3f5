import type { CampaignProgress, Collected } from "@domain/campaign/campaign";
import { lastEvaluations } from "@domain/campaign/progress";
import type { CampaignSubject } from "@domain/campaign/subjects";
import type { PeriodCoverage } from "@domain/evaluation/score/coverage";
import { Group, Switch } from "@mantine/core";
import { IconTargetArrow } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useSearchTerm } from "../../../lib/carried-search";
import { FilterBar, SearchField } from "../../../ui/list/filter/filter-bar";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { matchesText } from "../../../ui/list/search-text";
import { useSubjectName } from "../parts/use-subjects";
import { SubjectTable } from "./subject-table";

interface SubjectsProps {
  row: Row<"campaigns">;
  collected: Collected;
  subjects: readonly CampaignSubject[];
  /** What was handed in, month by month. */
  months: readonly Pick<CampaignProgress, "subjects">[];
  period: PeriodCoverage;
  late: boolean;
  onLate: (on: boolean) => void;
}

/** Each subject in one period, by name or those alone that are late. */
export function Subjects(props: SubjectsProps) {
  const { row, collected, months, period, subjects, late, onLate } = props;
  const { t } = useTranslation();
  const subjectName = useSubjectName();
  const [typed, setTyped] = useSearchTerm();
  const last = lastEvaluations(months, period);
  const kinds = new Map(subjects.map(({ id, kind }) => [id, kind]));
  const all = period.subjects.map((coverage) => {
    const subject: CampaignSubject = {
      kind: kinds.get(coverage.subjectId) ?? "animal",
      id: coverage.subjectId,
    };
    return {
      ...coverage,
      subject,
      name: subjectName(subject),
      lastId: last.get(subject.id) ?? null,
    };
  });
  const found = all.filter(
    (one) => (!late || one.status === "late") && matchesText(typed, [one.name]),
  );
  return (
    <>
      <FilterBar label={t("campaigns.monitoring.filter")}>
        <SearchField
          label={t("campaigns.monitoring.search")}
          value={typed}
          onChange={setTyped}
        />
        {(period.wanted > 0 || late) && (
          <Group my={8}>
            <Switch
              label={t("campaigns.monitoring.lateOnly")}
              checked={late}
              onChange={({ currentTarget }) => onLate(currentTarget.checked)}
            />
          </Group>
        )}
      </FilterBar>
      {found.length === 0 ? (
        <NothingFound
          icon={IconTargetArrow}
          title={t(
            late
              ? "campaigns.monitoring.nobodyLate"
              : "campaigns.states.nothingFound",
          )}
          onReset={() => {
            setTyped("");
            onLate(false);
          }}
        />
      ) : (
        <SubjectTable
          row={row}
          collected={collected}
          wanted={period.wanted}
          rows={found}
        />
      )}
    </>
  );
}
