import { phaseOf } from "@domain/campaign/status";
import type { CampaignSubject } from "@domain/campaign/subjects";
import type { SubjectCoverage } from "@domain/evaluation/score/coverage";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { RecordList } from "../../../ui/list/record-list";
import { StandingMark } from "../../shared/evaluations/standing-mark";
import { noonOf, usePersonName } from "../parts/use-campaign-words";

interface CoveredSubject extends SubjectCoverage {
  subject: CampaignSubject;
  name: string;
}

const idName = {
  animal: "animalId",
  group: "groupId",
  enclosure: "enclosureId",
} as const;

const recordOf = ({ kind, id }: CampaignSubject): string =>
  href(kind, { [idName[kind]]: id });

interface SubjectTableProps {
  row: Row<"campaigns">;
  /** So many evaluations each wants in the period. */
  wanted: number;
  rows: readonly CoveredSubject[];
}

/** What is there of each subject, by whom and since when; the way to answer for who takes part. */
export function SubjectTable({ row, wanted, rows }: SubjectTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const personName = usePersonName();
  const mayAnswer = useMayAnswer(row);
  return (
    <RecordList
      label={t("campaigns.monitoring.tabs.quiz")}
      rows={rows}
      rowKey={({ subjectId }) => subjectId}
      rowHref={({ subject }) => recordOf(subject)}
      columns={[
        {
          id: "name",
          header: t("campaigns.fields.subject"),
          width: "minmax(8rem, 3fr)",
          cell: ({ name }) => name,
        },
        {
          id: "state",
          header: t("campaigns.fields.state"),
          width: "fit",
          from: 420,
          card: "bare",
          cell: ({ status }) => (
            <StandingMark
              standing={status}
              label={t(`campaigns.options.coverage.${status}`)}
            />
          ),
        },
        {
          id: "count",
          header: t("campaigns.fields.count"),
          width: "fit",
          from: 560,
          cell: ({ count }) =>
            wanted === 0
              ? format.number(count)
              : t("campaigns.states.doneOf", {
                  done: format.number(count),
                  all: format.number(wanted),
                }),
        },
        {
          id: "lastDay",
          header: t("campaigns.fields.lastDay"),
          width: "fit",
          from: 700,
          cell: ({ lastDay }) =>
            lastDay === null
              ? t("campaigns.states.nothingYet")
              : format.date(noonOf(lastDay)),
        },
        {
          id: "by",
          header: t("campaigns.fields.by"),
          width: "minmax(0, 2fr)",
          from: 860,
          card: "hidden",
          cell: ({ by }) => format.list(by.map(personName)),
        },
      ]}
      {...(mayAnswer && {
        rowActions: ({ subject, name }: CoveredSubject) => (
          <ButtonLink
            size="xs"
            variant="light"
            to={href("assessment", {
              campaignId: row.id,
              [idName[subject.kind]]: subject.id,
            })}
            aria-label={t("common.messages.actionOn", {
              action: t("campaigns.actions.answer"),
              name,
            })}
          >
            {t("campaigns.actions.answer")}
          </ButtonLink>
        ),
      })}
    />
  );
}

/** Whether this person may answer now: while it runs, and they take part. */
function useMayAnswer({ data }: Row<"campaigns">): boolean {
  const may = useCan();
  const { uid } = useReadySession();
  const phase = phaseOf(data, parisDay(useNow()));
  const { participants } = data;
  return (
    phase === "running" &&
    may("create", "evaluations") &&
    (participants.length === 0 || participants.includes(uid))
  );
}
