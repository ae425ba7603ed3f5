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
import { useLanguage } from "../../../../lib/i18n/use-language";
import { draftStore } from "../../../../ui/form/draft/form-draft";
import { useDraft } from "../../../../ui/form/draft/use-draft";
import { EditionPage } from "../../../../ui/form/edition-page";
import { useRecordForm } from "../../../../ui/form/use-record-form";
import { useLed } from "../../versions/use-led";
import type { Asking, AskingRow } from "../asking";
import { saveDraft } from "../asking";
import { DraftFields } from "./draft-fields";
import { useFieldLabel } from "./use-field-label";
import { useLead } from "./use-lead";

const drafts = draftStore("survey-plan", (kept) =>
  begunForm(draftFormSchema, kept),
);

interface DraftFormPageProps {
  asking: Asking;
  row: AskingRow;
}

/** What a draft asks, being planned: saved as far as it has come, and looked at whole when it is published. */
export function DraftFormPage({ asking, row }: DraftFormPageProps) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { name, kind } = asking;
  const owner = useDraftOwner(`${kind} ${asking.id} version ${base.id}`);
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
  const to = asking.recordHref({ version: base.id });
  return (
    <EditionPage
      title={t("surveys.edit.states.draftOf", { number })}
      name={name}
      to={to}
      words={{
        list: asking.list,
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
      send={() => saveDraft(asking, base, form.values)}
    >
      <DraftFields
        asking={asking}
        number={number}
        form={form}
        language={language}
        onLanguage={setLanguage}
        lead={lead}
      />
    </EditionPage>
  );
}
