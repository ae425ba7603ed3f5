import type { CampaignMode } from "@domain/campaign/campaign";
import { campaignModes } from "@domain/campaign/campaign";
import { idSchema } from "@domain/schema/fields";
import {
  anId,
  defineFilter,
  oneOf,
  someOf,
} from "../../../ui/list/filter/define-filter";

/** Where an active campaign stands by its dates; an archived one may have been stopped. */
const activePhases = ["planned", "running", "ended"] as const;
const awayPhases = ["archived", "stopped"] as const;
type ListedPhase = (typeof activePhases)[number] | (typeof awayPhases)[number];

interface CampaignFilter {
  tab: "active" | "archived";
  kind: CampaignMode | null;
  status: ListedPhase | null;
  specieId: string | null;
}

/** How the list of campaigns can be narrowed; a phase of the other tab narrows nothing. */
export const campaignFilter = defineFilter<CampaignFilter>(
  {
    tab: oneOf(["active", "archived"]),
    kind: someOf(campaignModes),
    status: someOf<ListedPhase>([...activePhases, ...awayPhases]),
    specieId: anId((text) => idSchema.safeParse(text).success),
  },
  (values) => ({
    ...values,
    status: phasesOf(values.tab).find((one) => one === values.status) ?? null,
  }),
);

export const phasesOf = (tab: CampaignFilter["tab"]): readonly ListedPhase[] =>
  tab === "active" ? activePhases : awayPhases;
