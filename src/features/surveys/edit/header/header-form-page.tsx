import { href } from "@domain/pages";
import { begunForm } from "@domain/schema/form";
import type { SurveyForm } from "@domain/survey/edit/header-form";
import {
  surveyForm,
  surveyFormIssues,
  surveyFormSchema,
} from "@domain/survey/edit/header-form";
import { languages } from "@domain/taxonomy/taxonomy";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../../data/hooks/ready-session";
import { useSubmit } from "../../../../data/hooks/use-submit";
import type { Row } from "../../../../data/live-store";
import { newId } from "../../../../data/write";
import { languageNames } from "../../../../lib/i18n/languages";
import { draftStore } from "../../../../ui/form/draft/form-draft";
import { useDraft } from "../../../../ui/form/draft/use-draft";
import { CreationPage, EditionPage } from "../../../../ui/form/edition-page";
import { useRecordForm } from "../../../../ui/form/use-record-form";
import { useLed } from "../parts/use-led";
import { useSurveyName } from "../parts/use-survey-name";
import { createSurvey, editSurvey } from "../survey-writes";
import { HeaderFields } from "./header-fields";

const drafts = draftStore("survey-draft", (kept) =>
  begunForm(surveyFormSchema, kept),
);

/** What a questionnaire is called and whom it is for, being written; null: a new one, made with its first draft. */
export function HeaderFormPage({ row }: { row: Row<"surveys"> | null }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const nameOf = useSurveyName();
  const owner = useDraftOwner(`survey ${base?.id ?? "create"}`);
  const draft = useDraft(drafts, owner, () => base?.id ?? newId());
  const submission = useSubmit({ once: true });
  const form = useRecordForm<SurveyForm>({
    name: "survey",
    draft,
    initial: surveyForm(base?.data ?? null),
    issuesOf: surveyFormIssues,
    labelOf: (field) => {
      const language = languages.find((one) => field === `names.${one}`);
      return language === undefined
        ? t(
            field === "names"
              ? "surveys.edit.fields.names"
              : "surveys.edit.fields.surveySpecie",
          )
        : t("surveys.edit.fields.nameIn", {
            language: languageNames[language],
          });
    },
  });
  useLed((field) => document.getElementById(`survey-${field}`)?.focus());
  const name = nameOf(form.values.names);
  const common = {
    to: href("quizz", { surveyId: draft.id }),
    words: {
      list: { label: t("surveys.edit.list"), to: href("quizzList") },
      saved: t("surveys.edit.messages.saved", { name }),
      queued: t("surveys.edit.messages.queued"),
    },
    form,
    submission,
    children: <HeaderFields form={form} />,
  };
  return base === null ? (
    <CreationPage
      {...common}
      title={t("surveys.edit.actions.create")}
      id={draft.id}
      send={() => createSurvey(draft.id, form.values, name)}
    />
  ) : (
    <EditionPage
      {...common}
      title={t("surveys.edit.actions.editNames")}
      name={nameOf(base.data.names)}
      send={() => editSurvey(base, form.values, name)}
    />
  );
}
