import type { Collected } from "@domain/campaign/campaign";
import type { CampaignSubject } from "@domain/campaign/subjects";
import type { SubjectCoverage } from "@domain/evaluation/score/coverage";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { RecordList } from "../../../ui/list/record-list";
import { noonOf } from "../../../lib/noon-of";
import { usePersonName } from "../parts/use-campaign-words";
import { useMayAnswer } from "../parts/use-may-answer";
import { useMayReadOf } from "../parts/use-may-read-of";
import { CoverageMark } from "./coverage-mark";

interface CoveredSubject extends SubjectCoverage {
  subject: CampaignSubject;
  name: string;
  /** What was handed in last of it in the period; null: nothing. */
  lastId: string | null;
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
  collected: Collected;
  /** So many evaluations or sessions each wants in the period. */
  wanted: number;
  rows: readonly CoveredSubject[];
}

/** What is there of each subject, by whom and since when; the way to answer for who takes part. */
export function SubjectTable(props: SubjectTableProps) {
  const { row, collected, wanted, rows } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const personName = usePersonName();
  const mayAnswer = useMayAnswer()(row.data);
  const mayRead = useMayReadOf(row.data);
  const { uid } = useReadySession();
  const actionOf = ({ subject, status, lastId, by }: CoveredSubject) => {
    if (collected !== "quiz")
      return lastId === null
        ? null
        : {
            kind: "view" as const,
            to: href("obsSessionList", {
              campaignId: row.id,
              animalId: subject.id,
            }),
          };
    if (mayAnswer && (status !== "done" || wanted === 0))
      return {
        kind: "answer" as const,
        to: href("assessment", {
          campaignId: row.id,
          [idName[subject.kind]]: subject.id,
        }),
      };
    const isOwn = by.every((one) => one === uid);
    return lastId === null || !(isOwn || mayRead(subject))
      ? null
      : {
          kind: "view" as const,
          to: href("assessment", { evaluationId: lastId }),
        };
  };
  return (
    <RecordList
      label={t(`campaigns.monitoring.tabs.${collected}`)}
      rows={rows}
      rowKey={({ subjectId }) => subjectId}
      rowHref={({ subject }) => recordOf(subject)}
      columns={[
        {
          id: "name",
          header: t(
            collected === "quiz"
              ? "campaigns.fields.subject"
              : "campaigns.fields.observed",
          ),
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
            <CoverageMark
              standing={wanted === 0 ? "open" : status}
              isEnded={row.data.status !== "active"}
            />
          ),
        },
        {
          id: "count",
          header: t(
            collected === "quiz"
              ? "campaigns.fields.count"
              : "campaigns.fields.sessions",
          ),
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
          cell: ({ by }) =>
            by.length === 0 ? "—" : format.list(by.map(personName)),
        },
      ]}
      {...(rows.some((one) => actionOf(one) !== null) && {
        rowActions: (one: CoveredSubject) => {
          const action = actionOf(one);
          return (
            action !== null && <SubjectAction {...action} name={one.name} />
          );
        },
      })}
    />
  );
}

interface SubjectActionProps {
  kind: "answer" | "view";
  to: string;
  name: string;
}

/** To be answered where something is wanted; what was answered, where enough is there. */
function SubjectAction({ kind, to, name }: SubjectActionProps) {
  const { t } = useTranslation();
  const action = t(`campaigns.actions.${kind}`);
  return (
    <ButtonLink
      size="xs"
      variant={kind === "answer" ? "light" : "default"}
      to={to}
      aria-label={t("common.messages.actionOn", { action, name })}
    >
      {action}
    </ButtonLink>
  );
}
