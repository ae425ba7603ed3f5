import type { CollectionName } from "@domain/collections";
import { tellActiveCampaigns } from "../campaigns/active-campaigns";
import { tellKeyReaders } from "../campaigns/follow-campaign";
import { tellLastEval } from "../campaigns/last-eval";
import { settleEvaluation } from "../campaigns/settle-evaluation";
import { tellBegun } from "../campaigns/told/tell-begun";
import { tellBehind } from "../campaigns/told/tell-behind";
import type { Counts, RepairOptions } from "./repair";
import type { Pages } from "./repair-each";
import { idsOn, repairEach } from "./repair-each";

type Options = Pick<RepairOptions, "dryRun" | "onFound" | "now">;

/**
 * Says anew what follows from evaluations, since when campaigns are answered, who reads their keys, which periods lacked something, which campaigns collect
 * a questionnaire, and when an animal was last evaluated.
 */
export async function repairCampaigns(
  pagesOf: (collection: CollectionName) => Pages,
  options: Options,
): Promise<Counts[]> {
  const { now } = options;
  return [
    await repairEach(
      "evaluations",
      idsOn(pagesOf("evaluations")),
      (id, how) => settleEvaluation(id, now, how),
      options,
    ),
    await repairEach(
      "campaigns",
      idsOn(pagesOf("campaigns")),
      async (id, how) => [
        ...((await tellBegun(id, how)) ? ["begunAt"] : []),
        ...((await tellKeyReaders(id, how)) ? ["readers"] : []),
        ...((await tellBehind(id, now, how)) > 0 ? ["alerts"] : []),
      ],
      options,
    ),
    await repairEach(
      "surveys",
      idsOn(pagesOf("surveys")),
      async (id, how) =>
        (await tellActiveCampaigns(id, how)) ? ["activeCampaigns"] : [],
      options,
    ),
    await repairEach(
      "animals",
      idsOn(pagesOf("animals")),
      async (id, how) => ((await tellLastEval(id, how)) ? ["lastEval"] : []),
      options,
    ),
  ];
}
