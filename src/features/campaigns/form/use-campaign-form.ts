import { duplicateForm } from "@domain/campaign/duplicate";
import type { CampaignForm } from "@domain/campaign/form";
import {
  campaignFormOf,
  campaignFormSchema,
  campaignIssues,
  newCampaignForm,
} from "@domain/campaign/form";
import { begunForm } from "@domain/schema/form";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { usePublishedEthograms } from "../parts/use-published";
import type { WizardStep } from "./steps";
import { formName, stepOf, wizardSteps } from "./steps";

/** What the wizard makes of a campaign there is. */
export type Purpose = "create" | "edit" | "duplicate";

const drafts = draftStore("campaign-draft", (kept) =>
  begunForm(campaignFormSchema, kept),
);

/** Four weeks, where nobody says otherwise. */
const usualDays = 28;

function useFirstForm(
  purpose: Purpose,
  row: Row<"campaigns"> | null,
): CampaignForm {
  const { t } = useTranslation();
  const [first] = useState(() => {
    const today = parisDay(new Date());
    if (row === null)
      return newCampaignForm(today, addDays(today, usualDays - 1));
    if (purpose === "edit") return campaignFormOf(row.data);
    const name = t("campaigns.form.copy", { name: row.data.name });
    return duplicateForm(row.data, name, today);
  });
  return first;
}

/** How the problems of the form call its fields. */
function useLabelOf(): (field: string) => string {
  const { t } = useTranslation();
  return (field) => {
    const [name, of] = field.split(".") as [keyof CampaignForm, string?];
    if (name === "targets" && of !== undefined)
      return t(
        of === "quiz"
          ? "campaigns.fields.targetCount"
          : "campaigns.fields.targetSessions",
      );
    return t(`campaigns.fields.${name}`);
  };
}

/** The form with what is wrong on the steps that somebody has tried to leave. */
export function useCampaignForm(
  purpose: Purpose,
  row: Row<"campaigns"> | null,
) {
  const owner = useDraftOwner(`campaign ${purpose} ${row?.id ?? ""}`);
  const draft = useDraft(drafts, owner, () =>
    purpose === "edit" && row !== null ? row.id : newId(),
  );
  const ethograms = usePublishedEthograms();
  const issuesOf = (values: CampaignForm) =>
    campaignIssues(
      values,
      ethograms.of(values.obsId ?? "")?.data.obsSpecie ?? [],
    );
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const form = useRecordForm<CampaignForm>({
    name: formName,
    draft,
    initial: useFirstForm(purpose, row),
    issuesOf: (values) =>
      issuesOf(values).filter(({ field }) => tried.has(stepOf(field))),
    labelOf: useLabelOf(),
  });
  // Once what was tried is known to the form.
  const show = useEffectEvent(() => form.check());
  useEffect(() => {
    if (attempts > 0) show();
  }, [attempts]);
  const issues = issuesOf(form.values);
  const isSound = (step: WizardStep) =>
    step === "summary"
      ? issues.length === 0
      : issues.every(({ field }) => stepOf(field) !== step);
  return {
    form,
    id: draft.id,
    isSound,
    /** Shows from now on what is wrong on these steps; the focus goes to the summary of it. */
    tell: (steps: readonly WizardStep[] = wizardSteps) => {
      setTried(new Set([...tried, ...steps]));
      setAttempts(attempts + 1);
    },
  };
}
