import type { Campaign, CampaignMode } from "./campaign";
import { observes } from "./flaws";
import type { CampaignForm } from "./form";

/** Whether those who work here answer, by themselves: pupils do in lessons, of whom nothing is wanted and nobody is told. */
export const asksStaff = (mode: CampaignMode): boolean =>
  mode !== "pedagogical";

/** Whether some of who collects are its experts: in a training what they observe is the key. */
export const hasExperts = ({
  mode,
  collects,
}: Pick<Campaign, "mode" | "collects">): boolean =>
  mode === "expert" || (mode === "training" && observes({ collects }));

/** A form without what makes no sense in its mode, whatever was chosen there before another mode was; the same where all does. */
export const fittedForm = (form: CampaignForm): CampaignForm => ({
  ...form,
  experts: hasExperts(form) ? form.experts : [],
  ...(asksStaff(form.mode)
    ? {}
    : {
        participants: [],
        targets: {},
        alertBehind: false,
        criticalAt: null,
      }),
});
