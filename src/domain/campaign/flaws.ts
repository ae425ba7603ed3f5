import type { Issue } from "../schema/issue";
import type { CalendarDay } from "../time/calendar-day";
import { daysBetween } from "../time/calendar-day";
import type { Campaign, Collected } from "./campaign";

/** So many days a campaign lasts at most: three years. */
export const campaignDaysMost = 1096;

type Checked = Pick<
  Campaign,
  | "collects"
  | "surveyId"
  | "surveyVersion"
  | "obsId"
  | "obsVersion"
  | "contextId"
  | "contextVersion"
  | "specieIds"
  | "animalIds"
  | "groupIds"
  | "enclosureIds"
  | "mode"
  | "participants"
  | "experts"
> & { targets: Partial<Record<Collected, unknown>> };

/** Whether behaviour is collected, by whichever sampling: then an ethogram is followed, and a context may be asked. */
export const observes = ({ collects }: Pick<Campaign, "collects">): boolean =>
  collects.some((one) => one !== "quiz");

/** Whether a campaign of this mode may collect behaviour, in a training beside an expert: what is sealed or answered by pupils are questionnaires. */
export const mayObserve = (mode: Campaign["mode"]): boolean =>
  mode === "normal" || mode === "training";

/**
 * What is wrong with the ethogram of a campaign about species alone: it is for others. [] for an ethogram for any, and where
 * animals, groups or enclosures are chosen one by one, too, which may be of its species.
 *
 * @example ethogramFlaws(["owl"], { specieIds: ["lemur"], animalIds: [], groupIds: [], enclosureIds: [] })
 * // [{ field: "obsId", code: "ethogramSpecies" }]
 */
export function ethogramFlaws(
  obsSpecie: readonly string[],
  {
    specieIds,
    animalIds,
    groupIds,
    enclosureIds,
  }: Pick<Campaign, "specieIds" | "animalIds" | "groupIds" | "enclosureIds">,
): Issue[] {
  const isOpen =
    obsSpecie.length === 0 ||
    specieIds.length === 0 ||
    animalIds.length + groupIds.length + enclosureIds.length > 0;
  return isOpen || specieIds.some((one) => obsSpecie.includes(one))
    ? []
    : [{ field: "obsId", code: "ethogramSpecies" }];
}

/** What is wrong across the fields of a campaign beside its dates; [] when it may be saved. */
export function campaignFlaws(campaign: Checked): Issue[] {
  const issues: Issue[] = [];
  const { collects, surveyId, surveyVersion, mode, experts } = campaign;
  if (
    collects.includes("quiz") &&
    (surveyId === null || surveyVersion === null)
  )
    issues.push({ field: "surveyId", code: "required" });
  if (
    observes(campaign) &&
    (campaign.obsId === null || campaign.obsVersion === null)
  )
    issues.push({ field: "obsId", code: "required" });
  if (campaign.contextId !== null && campaign.contextVersion === null)
    issues.push({ field: "contextVersion", code: "required" });
  if (observes(campaign) && !mayObserve(mode))
    issues.push({ field: "collects", code: "invalid" });
  const subjects = [
    campaign.specieIds,
    campaign.animalIds,
    campaign.groupIds,
    campaign.enclosureIds,
  ];
  if (subjects.every((ids) => ids.length === 0))
    issues.push({ field: "animalIds", code: "targetRequired" });
  if (mode === "expert" && experts.length === 0)
    issues.push({ field: "experts", code: "required" });
  const { participants } = campaign;
  if (
    participants.length > 0 &&
    experts.some((one) => !participants.includes(one))
  )
    issues.push({ field: "experts", code: "invalid" });
  const aimed = Object.keys(campaign.targets) as Collected[];
  if (aimed.some((one) => !collects.includes(one)))
    issues.push({ field: "targets", code: "invalid" });
  const isOfPlaces =
    campaign.groupIds.length + campaign.enclosureIds.length > 0 &&
    campaign.specieIds.length + campaign.animalIds.length === 0;
  // Sessions count for their animals: of places alone they would meet no target.
  if (isOfPlaces && aimed.some((one) => one !== "quiz"))
    issues.push({ field: "targets", code: "targetAnimals" });
  return issues;
}

/** The issues of a campaign's days: it ends no sooner than it begins, and within three years. */
export function campaignDayIssues(
  startDate: CalendarDay,
  endDate: CalendarDay,
): Issue[] {
  if (endDate < startDate)
    return [{ field: "endDate", code: "endBeforeStart" }];
  return daysBetween(startDate, endDate) >= campaignDaysMost
    ? [
        {
          field: "endDate",
          code: "daysMost",
          values: { max: campaignDaysMost },
        },
      ]
    : [];
}
