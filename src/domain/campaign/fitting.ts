import type { CampaignMode } from "./campaign";
import type { CampaignForm } from "./form";

/** Whether those who work here answer, by themselves: pupils do in lessons, of whom nothing is wanted and nobody is told. */
export const asksStaff = (mode: CampaignMode): boolean =>
  mode !== "pedagogical";

/** A form without what makes no sense in its mode, whatever was chosen there before another mode was; the same where all does. */
export const fittedForm = (form: CampaignForm): CampaignForm => ({
  ...form,
  experts: form.mode === "expert" ? form.experts : [],
  ...(asksStaff(form.mode)
    ? {}
    : {
        participants: [],
        targets: {},
        alertBehind: false,
        criticalAt: null,
      }),
});
