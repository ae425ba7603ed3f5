import type { CampaignForm } from "@domain/campaign/form";
import type { RecordForm } from "../../../ui/form/use-record-form";

export interface CampaignFieldsProps {
  form: RecordForm<CampaignForm>;
}
