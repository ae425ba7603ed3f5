import { isSettled } from "@domain/campaign/status";
import { href } from "@domain/pages";
import { Button, Group } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { FormPage } from "../../../ui/form/form-page";
import { useAfterSaving } from "../../../ui/form/use-after-saving";
import { usePageParams } from "../../../ui/list/search-params";
import { createCampaign, editCampaign } from "../campaign-writes";
import { StepList } from "./step-list";
import type { WizardStep } from "./steps";
import { stepBeside, stepOfProblem, wizardSteps } from "./steps";
import { SummaryStep } from "./summary-step";
import type { Purpose } from "./use-campaign-form";
import { useCampaignForm } from "./use-campaign-form";
import { WhatStep } from "./what/what-step";
import { WhenStep } from "./when/when-step";
import { WhomStep } from "./whom-step";
import { WhoStep } from "./who-step";

interface CampaignFormPageProps {
  purpose: Purpose;
  /** The one that is changed, or that the new one is like; null for a new one from nothing. */
  row: Row<"campaigns"> | null;
}

/** The step is in the address, so that a reload leads back to it. */
function useStep(): [WizardStep, (step: WizardStep) => void] {
  const [params, change] = usePageParams();
  const step =
    wizardSteps.find((one) => one === params.get("tab")) ?? wizardSteps[0];
  return [
    step,
    (next) => change({ tab: next === wizardSteps[0] ? null : next }),
  ];
}

/** A campaign step by step: made, changed, or made like another. */
export function CampaignFormPage({ purpose, row }: CampaignFormPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { zooId } = useReadySession();
  const [step, setStep] = useStep();
  const { form, id, isSound, tell } = useCampaignForm(purpose, row);
  const submission = useSubmit({ once: true });
  const isEdit = purpose === "edit" && row !== null;
  const list = { label: t("campaigns.title"), to: href("campaignList") };
  const own = href("campaign", { campaignId: id });
  const finish = useAfterSaving(form, {
    saved: t("campaigns.messages.saved", { name: form.values.name.trim() }),
    queued: t("campaigns.messages.queued"),
  });
  const go = (to: WizardStep) => {
    setStep(to);
    if (to === "summary" && !isSound("summary")) tell();
  };
  const save = () =>
    submission.run(
      () =>
        isEdit
          ? editCampaign(row, form.values)
          : createCampaign(id, zooId, form.values),
      (outcome) =>
        finish(outcome, outcome === "saved" || isEdit ? own : list.to, {
          made: id,
        }),
    );
  const submit = () => {
    if (!isSound(step)) tell(step === "summary" ? wizardSteps : [step]);
    else if (step === "summary") save();
    else go(stepBeside(step, 1));
  };
  const problems =
    step === "summary"
      ? form.problems.map((one) => ({
          ...one,
          onLead: () => go(stepOfProblem(one)),
        }))
      : form.problems.filter((one) => stepOfProblem(one) === step);
  const wrong = new Set(form.problems.map(stepOfProblem));
  return (
    <FormPage
      key={step}
      title={t(`campaigns.form.title.${purpose}`)}
      crumbs={isEdit ? [list, { label: row.data.name, to: own }] : [list]}
      form={{ ...form, problems }}
      submission={submission}
      saveLabel={saveLabel()}
      onSubmit={submit}
      onCancel={() => void navigate(isEdit ? own : list.to)}
    >
      <StepList step={step} wrong={wrong} onGo={go} />
      {step === "what" && (
        <WhatStep form={form} isSettled={isEdit && isSettled(row.data)} />
      )}
      {step === "whom" && <WhomStep form={form} />}
      {step === "who" && <WhoStep form={form} />}
      {step === "when" && <WhenStep form={form} />}
      {step === "summary" && <SummaryStep form={form} onGo={go} />}
      {step !== wizardSteps[0] && (
        <Group>
          <Button
            variant="subtle"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={() => go(stepBeside(step, -1))}
          >
            {t("campaigns.form.previous")}
          </Button>
        </Group>
      )}
    </FormPage>
  );

  function saveLabel(): string {
    if (step !== "summary") return t("campaigns.form.nextStep");
    return isEdit ? t("common.actions.save") : t("campaigns.actions.create");
  }
}
