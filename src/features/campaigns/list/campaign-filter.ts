import type { CampaignMode } from "@domain/campaign/campaign";
import { campaignModes } from "@domain/campaign/campaign";
import type { CampaignTab, ListedPhase } from "@domain/campaign/campaign";
import {
  campaignTabs,
  listedPhases,
  phasesOfTab,
} from "@domain/campaign/campaign";
import { idSchema } from "@domain/schema/fields";
import {
  anId,
  defineFilter,
  oneOf,
  someOf,
} from "../../../ui/list/filter/define-filter";

interface CampaignFilter {
  tab: CampaignTab;
  kind: CampaignMode | null;
  status: ListedPhase | null;
  specieId: string | null;
}

/** How the list of campaigns can be narrowed; a phase of the other tab narrows nothing. */
export const campaignFilter = defineFilter<CampaignFilter>(
  {
    tab: oneOf(campaignTabs),
    kind: someOf(campaignModes),
    status: someOf(listedPhases),
    specieId: anId((text) => idSchema.safeParse(text).success),
  },
  (values) => ({
    ...values,
    status: phasesOf(values.tab).find((one) => one === values.status) ?? null,
  }),
);

export const phasesOf = (tab: CampaignTab): readonly ListedPhase[] =>
  phasesOfTab[tab];
