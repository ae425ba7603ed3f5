import type { Campaign } from "@domain/campaign/campaign";
import { campaignKeyId } from "@domain/campaign/campaign";
import type { CampaignForm } from "@domain/campaign/form";
import { campaignValues } from "@domain/campaign/form";
import type { CampaignAction } from "@domain/campaign/status";
import { statusAfter } from "@domain/campaign/status";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { create, patch } from "../../data/write";

type CampaignRow = Row<"campaigns">;

const aboutForm = (kind: string, form: CampaignForm) => ({
  kind,
  name: form.name.trim(),
});

/** Only a form without issues is sent. */
function valuesOf(form: CampaignForm) {
  const values = campaignValues(form);
  if (values === null) throw new Error("the form is not whole");
  return values;
}

export function createCampaign(
  id: string,
  zooId: string,
  form: CampaignForm,
): Promise<Outcome> {
  const values = { zooId, ...valuesOf(form) };
  return outcomeOf(
    create("campaigns", id, values, aboutForm("campaign.create", form)),
  );
}

/** Nothing is sent when nothing differs. */
export function editCampaign(
  row: CampaignRow,
  form: CampaignForm,
): Promise<Outcome> {
  const changes = changedValues(valuesOf(form), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = aboutForm("campaign.edit", form);
  return outcomeOf(patch("campaigns", row.id, changes, about, row));
}

/** Archives it, takes it back, stops or deletes it; nothing is sent where that cannot be done. */
export function endCampaign(
  row: CampaignRow,
  action: CampaignAction,
): Promise<Outcome> {
  const status: Campaign["status"] | null = statusAfter(row.data, action);
  if (status === null) return Promise.resolve("saved");
  const about = { kind: `campaign.${action}`, name: row.data.name };
  return outcomeOf(patch("campaigns", row.id, { status }, about, row));
}

/** The answers that a training is held against: made with the first of them, else changed. */
export function saveKey(
  campaign: CampaignRow,
  row: Row<"campaignKeys"> | null,
  answers: string,
): Promise<Outcome> {
  const { zooId, name } = campaign.data;
  const about = { kind: "campaign.key", name };
  const { id: campaignId } = campaign;
  return outcomeOf(
    row === null
      ? create(
          "campaignKeys",
          campaignKeyId,
          { zooId, campaignId, answers },
          about,
          campaignId,
        )
      : patch("campaignKeys", row.id, { answers }, about, row, campaignId),
  );
}
