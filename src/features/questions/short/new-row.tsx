import type { ShortRow } from "@domain/question/short-form";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { Select } from "../../../ui/form/fields/choosers";
import { optionsFound } from "../../../ui/list/option-filter";
import { useQuestionText } from "../parts/use-question-text";

interface NewRowProps {
  questions: readonly Row<"questions">[];
  rows: readonly ShortRow[];
  /** No more fit into the table. */
  full: boolean;
  onAdd: (questionRef: string) => void;
}

/** A question that has no row yet, found by its reference or words. */
export function NewRow({ questions, rows, full, onAdd }: NewRowProps) {
  const { t } = useTranslation();
  const textOf = useQuestionText();
  const named = new Set(rows.map(({ questionRef }) => questionRef));
  const left = questions.filter(
    ({ data }) =>
      !data.archived && data.questionRef !== "" && !named.has(data.questionRef),
  );
  return (
    <Select
      label={t("questions.short.add")}
      placeholder={t("questions.compare.choose")}
      disabled={full || left.length === 0}
      description={
        full
          ? t("questions.short.full")
          : left.length === 0
            ? t("questions.short.allNamed")
            : undefined
      }
      data={left.map(({ data }) => ({
        value: data.questionRef,
        label: [data.questionRef, textOf(data)?.text]
          .filter(Boolean)
          .join(" · "),
      }))}
      value={null}
      onChange={(questionRef) => {
        if (questionRef !== null) onAdd(questionRef);
      }}
      searchable
      limit={60}
      filter={optionsFound}
      nothingFoundMessage={t("questions.states.notFound")}
    />
  );
}
