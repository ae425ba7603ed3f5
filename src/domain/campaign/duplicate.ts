import type { CalendarDay } from "../time/calendar-day";
import { addDays, daysBetween } from "../time/calendar-day";
import type { Campaign } from "./campaign";
import { campaignNameMax } from "./campaign";
import type { CampaignForm } from "./form";
import { campaignFormOf } from "./form";

/** A form for another campaign like this one, by another name: as long, from today on. A name that is too long is cut. */
export function duplicateForm(
  campaign: Campaign,
  name: string,
  today: CalendarDay,
): CampaignForm {
  const length = daysBetween(campaign.startDate, campaign.endDate);
  return {
    ...campaignFormOf(campaign),
    name: name.slice(0, campaignNameMax),
    startDate: today,
    endDate: addDays(today, length),
  };
}
