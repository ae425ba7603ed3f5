import type { QuestionForm } from "@domain/question/form";
import {
  previewed,
  questionForm,
  questionFormIssues,
  questionFormSchema,
} from "@domain/question/form";
import { href } from "@domain/pages";
import { begunForm } from "@domain/schema/form";
import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";
import { languageNames } from "../../../lib/i18n/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { CreationPage, EditionPage } from "../../../ui/form/edition-page";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { Panel } from "../../../ui/page/panel";
import { Beside } from "../parts/beside";
import { QuestionPreview } from "../parts/question-preview";
import { SyncNotice } from "../parts/sync-notice";
import { createQuestion, editQuestion } from "../question-writes";
import { QuestionFields } from "./question-fields";

const drafts = draftStore("question-draft", (kept) =>
  begunForm(questionFormSchema, kept),
);

/** The language that a field is about; undefined: none. */
const languageOf = (field: string): Language | undefined =>
  languages.find((one) => field.split(".").includes(one));

/** How the problems of a form call its fields. */
function useLabelOf() {
  const { t } = useTranslation();
  return (field: string): string => {
    const [first, place, part] = field.split(".");
    if (first === "options" && place !== undefined) {
      const option = t("questions.states.option", { place: Number(place) + 1 });
      const word =
        part === "score"
          ? t("questions.fields.score")
          : t("questions.fields.optionValue");
      return `${option}, ${word}`;
    }
    if (first === "texts") {
      const language = languageOf(field);
      const name = language === undefined ? "" : languageNames[language];
      return `${t("questions.fields.text")} (${name})`;
    }
    if (first === "mediaMost") return t("questions.fields.mediaMost");
    return first === "options"
      ? t("questions.fields.options")
      : t("questions.fields.questionRef");
  };
}

/** A question being written, with how it looks beside; null: a new one. */
export function QuestionFormPage({ row }: { row: Row<"questions"> | null }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const owner = useDraftOwner(`question ${base?.id ?? "create"}`);
  const draft = useDraft(drafts, owner, () => base?.id ?? newId());
  const submission = useSubmit({ once: true });
  const form = useRecordForm<QuestionForm>({
    name: "question",
    draft,
    initial: questionForm(base?.data ?? null),
    issuesOf: questionFormIssues,
    labelOf: useLabelOf(),
  });
  // The first field that is wrong is brought into sight: its language is shown.
  const [tries, setTries] = useState(form.tries);
  if (tries !== form.tries) {
    setTries(form.tries);
    const wrong = languageOf(
      form.problems[0]?.fieldId.slice("question-".length) ?? "",
    );
    if (wrong !== undefined) setLanguage(wrong);
  }
  const name = form.values.questionRef.trim();
  const common = {
    to: href("question", { questionId: draft.id }),
    words: {
      list: { label: t("questions.title"), to: href("questionList") },
      saved: t("questions.messages.saved", { name }),
      queued: t("questions.messages.queued"),
    },
    form,
    submission,
  };
  const fields = (
    <QuestionFields
      form={form}
      row={row}
      language={language}
      onLanguage={setLanguage}
    />
  );
  return (
    <Beside
      side={
        <Panel title={t("questions.preview.title")}>
          <QuestionPreview
            question={previewed(form.values, row?.data ?? null)}
            language={language}
          />
        </Panel>
      }
    >
      {base === null ? (
        <CreationPage
          {...common}
          title={t("questions.actions.create")}
          id={draft.id}
          send={() => createQuestion(draft.id, form.values)}
        >
          {fields}
        </CreationPage>
      ) : (
        <EditionPage
          {...common}
          title={t("questions.actions.edit")}
          name={base.data.questionRef}
          send={() => editQuestion(base, form.values)}
        >
          <SyncNotice question={base.data} />
          {fields}
        </EditionPage>
      )}
    </Beside>
  );
}
