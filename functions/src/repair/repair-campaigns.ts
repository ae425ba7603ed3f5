import type { CollectionName } from "@domain/collections";
import { tellKeyReaders } from "../campaigns/follow-campaign";
import { settleEvaluation } from "../campaigns/settle-evaluation";
import { settleSession } from "../observation/settle-session";
import { tellBegun } from "../campaigns/told/tell-begun";
import { tellBehind } from "../campaigns/told/tell-behind";
import { tellTaken } from "../campaigns/told/tell-taken";
import type { Counts, RepairOptions } from "./repair";
import type { Pages } from "./repair-each";
import { idsOn, repairEach } from "./repair-each";

type Options = Pick<RepairOptions, "dryRun" | "onFound" | "now">;

/** Says anew what follows from evaluations, since when campaigns are answered and when they take it, who reads their keys, and which periods lacked something. */
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
      "obsSessions",
      idsOn(pagesOf("obsSessions")),
      (id, how) => settleSession(id, now, how),
      options,
    ),
    await repairEach(
      "campaigns",
      idsOn(pagesOf("campaigns")),
      async (id, how) => [
        ...((await tellBegun(id, how)) ? ["begunAt"] : []),
        ...((await tellTaken(id, how)) ? ["lastAt"] : []),
        ...((await tellKeyReaders(id, how)) ? ["readers"] : []),
        ...((await tellBehind(id, now, how)) > 0 ? ["alerts"] : []),
      ],
      options,
    ),
  ];
}
