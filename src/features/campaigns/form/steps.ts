import type { CampaignForm, CampaignStep } from "@domain/campaign/form";
import { campaignSteps } from "@domain/campaign/form";

/** The steps of the wizard in their order: the fields, then everything at a glance. */
export const wizardSteps = [
  ...(Object.keys(campaignSteps) as CampaignStep[]),
  "summary",
] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The step on which a field stands; `targets.quiz.count` stands where its first part does. */
export function stepOf(field: string): CampaignStep {
  const name = field.split(".")[0] as keyof CampaignForm;
  const found = (Object.keys(campaignSteps) as CampaignStep[]).find((step) =>
    (campaignSteps[step] as readonly string[]).includes(name),
  );
  return found ?? "what";
}

/** What the ids of the form's fields begin with. */
export const formName = "campaign";

/** The step on which a field with something wrong stands, by its id. */
export const stepOfProblem = ({ fieldId }: { fieldId: string }): CampaignStep =>
  stepOf(fieldId.slice(formName.length + 1));

/** The step that follows, or goes before; the same at either end. */
export const stepBeside = (step: WizardStep, by: 1 | -1): WizardStep =>
  wizardSteps[wizardSteps.indexOf(step) + by] ?? step;
