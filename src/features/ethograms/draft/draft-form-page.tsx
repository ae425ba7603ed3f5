import type { PlanForm } from "@domain/ethogram/edit/plan-form";
import {
  planForm,
  planFormIssues,
  planFormSchema,
} from "@domain/ethogram/edit/plan-form";
import { href } from "@domain/pages";
import { begunForm } from "@domain/schema/form";
import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { languageNames } from "../../../lib/i18n/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { EditionPage } from "../../../ui/form/edition-page";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { useLed } from "../../shared/versions/use-led";
import { saveDraft } from "../ethogram-writes";
import { useEthogramName } from "../parts/use-ethogram-name";
import { PlanFields } from "./plan-fields";
import { useLead } from "./use-lead";

const drafts = draftStore("ethogram-plan", (kept) =>
  begunForm(planFormSchema, kept),
);

interface DraftFormPageProps {
  ethogram: Row<"observations">;
  row: Row<"observationVersions">;
}

/** What a draft tells apart, being worked on: saved as far as it has come, and looked at whole when it is published. */
export function DraftFormPage({ ethogram, row }: DraftFormPageProps) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const name = useEthogramName()(ethogram.data.names);
  const owner = useDraftOwner(`ethogram ${ethogram.id} version ${base.id}`);
  const draft = useDraft(drafts, owner, () => base.id);
  const submission = useSubmit({ once: true });
  const form = useRecordForm<PlanForm>({
    name: "obs",
    draft,
    initial: planForm(base.data),
    issuesOf: planFormIssues,
    labelOf: (field) => {
      const [of, at] = field.split(".");
      const said = languages.find((one) => field.split(".").includes(one));
      const place =
        at === undefined
          ? t(
              of === "categories"
                ? "ethograms.fields.categories"
                : "ethograms.fields.behaviours",
            )
          : t("ethograms.states.numbered", {
              place: Number(at) + 1,
              name: t(
                of === "categories"
                  ? "ethograms.fields.category"
                  : "ethograms.fields.behaviour",
              ),
            });
      return said === undefined ? place : `${place} (${languageNames[said]})`;
    },
  });
  const lead = useLead(setLanguage);
  useLed(lead.to);
  return (
    <EditionPage
      title={t("surveys.edit.states.draftOf", { number: Number(base.id) })}
      name={name}
      to={href("obs", { obsId: ethogram.id, version: base.id })}
      words={{
        list: { label: t("ethograms.title"), to: href("obsList") },
        saved: t("surveys.edit.messages.draftSaved", { name }),
        queued: t("surveys.edit.messages.queued"),
      }}
      form={{
        ...form,
        problems: form.problems.map((problem) => ({
          ...problem,
          onLead: () => lead.to(problem.fieldId.slice("obs-".length)),
        })),
      }}
      submission={submission}
      send={() => saveDraft(ethogram.id, base, form.values, name)}
    >
      <PlanFields
        ethogram={ethogram}
        number={base.id}
        form={form}
        language={language}
        onLanguage={setLanguage}
        lead={lead}
      />
    </EditionPage>
  );
}
