import { href } from "@domain/pages";
import type { Question } from "@domain/question/question";
import type { ShortRow } from "@domain/question/short-form";
import { shortForm } from "@domain/question/short-form";
import { languages } from "@domain/taxonomy/taxonomy";
import { Group, Text } from "@mantine/core";
import { IconAbc, IconPencil } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useSearchTerm } from "../../../lib/carried-search";
import { useLanguage } from "../../../lib/i18n/use-language";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import type { Column } from "../../../ui/list/columns";
import { FilterBar, SearchField } from "../../../ui/list/filter/filter-bar";
import { NothingFound } from "../../../ui/list/filter/nothing-found";
import { RecordList } from "../../../ui/list/record-list";
import { matchesText } from "../../../ui/list/search-text";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { useQuestionText } from "../parts/use-question-text";
import { LastChange } from "./last-change";

export interface ShortTableProps {
  /** null: nothing was ever stored. */
  row: Row<"shortQuestions"> | null;
  questions: readonly Row<"questions">[];
}

interface Line extends ShortRow {
  /** null: there is no question of this reference. */
  question: { id: string; data: Question } | null;
}

/** The table as it is: each question with its short name, and when and by whom it was last changed. */
export function ShortTableView({ row, questions }: ShortTableProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useSearchTerm();
  const lines = useLines(row, questions);
  const edit = (
    <ButtonLink
      to={href("questionShort", { mode: "edit" })}
      leftSection={<IconPencil size={16} aria-hidden />}
    >
      {t("common.actions.edit")}
    </ButtonLink>
  );
  const found = lines.filter(({ questionRef, names }) =>
    matchesText(typed, [questionRef, ...Object.values(names)]),
  );
  return (
    <>
      <PageHeader
        title={t("questions.short.title")}
        crumbs={[{ label: t("questions.title"), to: href("questionList") }]}
        facts={
          row !== null && (
            <Group gap="xs">
              <LastChange table={row.data} />
              {row.pending && <PendingBadge />}
            </Group>
          )
        }
        actions={lines.length > 0 && edit}
      />
      {lines.length === 0 ? (
        <EmptyState
          icon={IconAbc}
          title={t("questions.short.none")}
          body={t("questions.short.help")}
          action={edit}
        />
      ) : (
        <>
          <Text c="dimmed" mb="md" maw={720}>
            {t("questions.short.help")}
          </Text>
          <FilterBar label={t("questions.actions.filter")}>
            <SearchField
              label={t("questions.short.search")}
              value={typed}
              onChange={setTyped}
            />
          </FilterBar>
          {found.length === 0 ? (
            <NothingFound
              icon={IconAbc}
              title={t("questions.short.notFound")}
              onReset={() => setTyped("")}
            />
          ) : (
            <Lines lines={found} />
          )}
        </>
      )}
    </>
  );
}

function useLines(
  row: Row<"shortQuestions"> | null,
  questions: readonly Row<"questions">[],
): readonly Line[] {
  return useMemo(() => {
    const byRef = new Map(
      questions.map((one) => [one.data.questionRef, one] as const),
    );
    return shortForm(row?.data ?? null).rows.map((line) => ({
      ...line,
      question: byRef.get(line.questionRef) ?? null,
    }));
  }, [row, questions]);
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation();
  return (
    <RecordList
      label={t("questions.short.title")}
      rows={lines}
      rowKey={({ questionRef }) => questionRef}
      rowHref={({ question }) =>
        question === null
          ? href("questionList")
          : href("question", { questionId: question.id })
      }
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<Line>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const textOf = useQuestionText();
  return [
    {
      id: "questionRef",
      header: t("questions.fields.questionRef"),
      width: "minmax(6rem, 1fr)",
      cell: ({ questionRef }) => questionRef,
    },
    {
      id: "short",
      header: t("questions.compare.fields.short"),
      width: "minmax(0, 2fr)",
      card: "bare",
      cell: ({ names }) =>
        names[language] || (
          <Text component="span" inherit c="dimmed">
            {t("questions.short.notInLanguage")}
          </Text>
        ),
    },
    {
      id: "text",
      header: t("questions.fields.text"),
      width: "minmax(0, 3fr)",
      from: 700,
      cell: ({ question }) => {
        const said = question === null ? null : textOf(question.data);
        return said === null ? (
          <Text component="span" inherit c="dimmed">
            {t(
              question === null
                ? "questions.states.missing"
                : "questions.states.noText",
            )}
          </Text>
        ) : (
          <span lang={said.language}>{said.text}</span>
        );
      },
    },
    {
      id: "languages",
      header: t("questions.fields.languages"),
      width: "fit",
      from: 560,
      card: "bare",
      cell: ({ names }) => {
        const given = languages.filter((one) => names[one] !== "").length;
        return t("questions.states.completeIn", {
          given,
          all: languages.length,
        });
      },
    },
  ];
}
