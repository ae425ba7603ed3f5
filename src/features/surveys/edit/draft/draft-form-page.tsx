import { href } from "@domain/pages";
import { begunForm } from "@domain/schema/form";
import type { DraftForm } from "@domain/survey/edit/draft-form";
import {
  draftForm,
  draftFormIssues,
  draftFormSchema,
} from "@domain/survey/edit/draft-form";
import type { Language } from "@domain/taxonomy/taxonomy";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../../data/hooks/ready-session";
import { useSubmit } from "../../../../data/hooks/use-submit";
import type { Row } from "../../../../data/live-store";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { draftStore } from "../../../../ui/form/draft/form-draft";
import { useDraft } from "../../../../ui/form/draft/use-draft";
import { EditionPage } from "../../../../ui/form/edition-page";
import { useRecordForm } from "../../../../ui/form/use-record-form";
import { useLed } from "../../../shared/versions/use-led";
import { useSurveyName } from "../parts/use-survey-name";
import { saveDraft } from "../survey-writes";
import { DraftFields } from "./draft-fields";
import { useFieldLabel } from "./use-field-label";
import { useLead } from "./use-lead";

const drafts = draftStore("survey-plan", (kept) =>
  begunForm(draftFormSchema, kept),
);

interface DraftFormPageProps {
  survey: Row<"surveys">;
  row: Row<"surveyVersions">;
}

/** What a draft asks, being planned: saved as far as it has come, and looked at whole when it is published. */
export function DraftFormPage({ survey, row }: DraftFormPageProps) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const name = useSurveyName()(survey.data.names);
  const owner = useDraftOwner(`survey ${survey.id} version ${base.id}`);
  const draft = useDraft(drafts, owner, () => base.id);
  const submission = useSubmit({ once: true });
  const labelOf = useFieldLabel();
  const form = useRecordForm<DraftForm>({
    name: "quizz",
    draft,
    initial: draftForm(base.data),
    issuesOf: draftFormIssues,
    labelOf,
  });
  const lead = useLead(setLanguage);
  useLed(lead.to);
  const number = Number(base.id);
  const to = href("quizz", { surveyId: survey.id, version: base.id });
  return (
    <EditionPage
      title={t("surveys.edit.states.draftOf", { number })}
      name={name}
      to={to}
      words={{
        list: { label: t("surveys.edit.list"), to: href("quizzList") },
        saved: t("surveys.edit.messages.draftSaved", { name }),
        queued: t("surveys.edit.messages.queued"),
      }}
      form={{
        ...form,
        problems: form.problems.map((problem) => ({
          ...problem,
          onLead: () => lead.to(problem.fieldId.slice("quizz-".length)),
        })),
      }}
      submission={submission}
      send={() => saveDraft(survey.id, base, form.values, name)}
    >
      <DraftFields
        survey={survey}
        number={number}
        form={form}
        language={language}
        onLanguage={setLanguage}
        lead={lead}
      />
    </EditionPage>
  );
}
