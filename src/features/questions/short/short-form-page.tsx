import { href } from "@domain/pages";
import {
  shortForm,
  shortFormIssues,
  shortFormSchema,
} from "@domain/question/short-form";
import type { ShortForm } from "@domain/question/short-form";
import { shortTableId } from "@domain/question/short";
import { begunForm } from "@domain/schema/form";
import type { Language } from "@domain/taxonomy/taxonomy";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { languageNames } from "../../../lib/i18n/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { EditionPage } from "../../../ui/form/edition-page";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { fieldAt } from "./field-at";
import { saveShortTable } from "../short-writes";
import { ShortRows } from "./short-rows";
import type { ShortTableProps } from "./short-table-view";

const drafts = draftStore("short-questions-draft", (kept) =>
  begunForm(shortFormSchema, kept),
);

/** What is wrong, each called by its question and its language. */
const named = ({ problems, values }: RecordForm<ShortForm>) =>
  problems.map((problem) => {
    const { row, language } = fieldAt(problem.fieldId);
    const name = values.rows[row]?.questionRef ?? problem.label;
    const label = language ? `${name}, ${languageNames[language]}` : name;
    return { ...problem, label };
  });

/** The table being written, one language at a time; no row: the first one. */
export function ShortFormPage({ row, questions }: ShortTableProps) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const draft = useDraft(
    drafts,
    useDraftOwner("short questions"),
    () => shortTableId,
  );
  const submission = useSubmit({ once: true });
  const form = useRecordForm<ShortForm>({
    name: "short",
    draft,
    initial: shortForm(base?.data ?? null),
    issuesOf: shortFormIssues,
    labelOf: () => t("questions.short.title"),
  });
  // The first field that is wrong is brought into sight: its language is shown.
  const [tries, setTries] = useState(form.tries);
  if (tries !== form.tries) {
    setTries(form.tries);
    const wrong = fieldAt(form.problems[0]?.fieldId ?? "").language;
    if (wrong !== undefined) setLanguage(wrong);
  }
  return (
    <EditionPage
      title={t("questions.short.edit")}
      name={t("questions.short.title")}
      to={href("questionShort")}
      words={{
        list: { label: t("questions.title"), to: href("questionList") },
        saved: t("questions.short.saved"),
        queued: t("questions.messages.queued"),
      }}
      form={{ ...form, problems: named(form) }}
      submission={submission}
      send={() => saveShortTable(base, form.values, t("questions.short.title"))}
    >
      <ShortRows
        form={form}
        before={base?.data ?? null}
        questions={questions}
        language={language}
        onLanguage={setLanguage}
      />
    </EditionPage>
  );
}
