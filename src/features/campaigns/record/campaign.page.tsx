import { OfCampaign } from "../parts/of-campaign";
import { CampaignRecord } from "./campaign-record";

/** One campaign: what it is, who takes part, its key. */
export function Component() {
  return (
    <OfCampaign>
      {(row) => <CampaignRecord key={row.id} row={row} />}
    </OfCampaign>
  );
}
