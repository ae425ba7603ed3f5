import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { Text } from "@mantine/core";
import type { Row } from "../../../data/live-store";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import type { Sort } from "../../../ui/list/record-list";
import { RecordList } from "../../../ui/list/record-list";
import { LanguagesMark } from "../parts/languages-mark";
import { ArchivedMark, SourceMark } from "../parts/question-marks";
import type { Criteria } from "../../shared/questions/use-criteria";
import { useQuestionText } from "../parts/use-question-text";

type QuestionRow = Row<"questions">;

interface QuestionTableProps {
  rows: readonly QuestionRow[];
  criteria: Criteria;
  sort: Sort;
}

/** Questions as rows; each leads to its record. */
export function QuestionTable({ rows, criteria, sort }: QuestionTableProps) {
  const { t } = useTranslation();
  const columns = useColumns(criteria);
  return (
    <RecordList
      label={t("questions.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("question", { questionId: id })}
      columns={columns}
      sort={sort}
    />
  );
}

function useColumns(criteria: Criteria): Column<QuestionRow>[] {
  const { t } = useTranslation();
  const textOf = useQuestionText();
  return [
    {
      id: "questionRef",
      header: t("questions.fields.questionRef"),
      width: "minmax(6rem, 1fr)",
      sortable: true,
      cell: ({ data, pending }) => (
        <>
          {data.questionRef || t("questions.states.noRef")}
          {pending && <PendingBadge />}
        </>
      ),
    },
    {
      id: "text",
      header: t("questions.fields.text"),
      width: "minmax(0, 4fr)",
      from: 480,
      card: "bare",
      sortable: true,
      cell: ({ data }) => {
        const wording = textOf(data);
        return wording === null ? (
          <Text component="span" inherit c="dimmed">
            {t("questions.states.noText")}
          </Text>
        ) : (
          <span lang={wording.language}>{wording.text}</span>
        );
      },
    },
    {
      id: "questionType",
      header: t("questions.fields.questionType"),
      width: "fit",
      from: 900,
      card: "bare",
      sortable: true,
      cell: ({ data }) =>
        t(`questions.options.questionType.${data.questionType}`),
    },
    {
      id: "criterion",
      header: t("questions.fields.criterion"),
      width: "minmax(0, 1.5fr)",
      from: 1040,
      card: "bare",
      sortable: true,
      cell: ({ data }) => criteria.nameOf(data.criterion),
    },
    {
      id: "languages",
      header: t("questions.fields.languages"),
      width: "fit",
      from: 700,
      card: "bare",
      sortable: true,
      cell: ({ data }) => <LanguagesMark question={data} />,
    },
    {
      id: "source",
      header: t("questions.fields.source"),
      width: "fit",
      from: 900,
      card: "bare",
      cell: ({ data }) => (
        <>
          <SourceMark source={data.source} />
          <ArchivedMark archived={data.archived} />
        </>
      ),
    },
  ];
}
