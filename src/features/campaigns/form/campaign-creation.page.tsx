import { campaignFacts } from "@domain/campaign/collection";
import { isOver } from "@domain/campaign/status";
import { href } from "@domain/pages";
import { useCan } from "../../../data/hooks/use-can";
import { usePageParams } from "../../../ui/list/search-params";
import { NotAllowed } from "../../../ui/page/not-allowed";
import { OfCampaign } from "../parts/of-campaign";
import { CampaignFormPage } from "./campaign-form-page";

/** A new campaign, one to be changed, or one like another, as the address says. */
export function Component() {
  const [params] = usePageParams();
  const may = useCan();
  const isDuplicate = params.get("mode") === "duplicate";
  if (params.get("campaignId") === null)
    return may("create", "campaigns") ? (
      <CampaignFormPage key="create" purpose="create" row={null} />
    ) : (
      <NotAllowed home={href("campaignList")} />
    );
  return (
    <OfCampaign>
      {(row) => {
        const isOpen = isDuplicate
          ? may("create", "campaigns")
          : !isOver(row.data) &&
            may("change", "campaigns", campaignFacts(row.data));
        if (!isOpen) return <NotAllowed home={href("campaignList")} />;
        const purpose = isDuplicate ? "duplicate" : "edit";
        return (
          <CampaignFormPage
            key={`${purpose} ${row.id}`}
            purpose={purpose}
            row={row}
          />
        );
      }}
    </OfCampaign>
  );
}
