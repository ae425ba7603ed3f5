import * as z from "zod";
import { idSchema } from "../schema/fields";
import { chosen, formIssues, freeText, requiredLine } from "../schema/form";
import type { Issue } from "../schema/issue";
import type { CalendarDay } from "../time/calendar-day";
import { daysBetween, isCalendarDay } from "../time/calendar-day";
import type { Campaign, Collected } from "./campaign";
import {
  campaignAnimalsMost,
  campaignDescriptionMax,
  campaignModes,
  campaignNameMax,
  campaignPlacesMost,
  campaignSpeciesMost,
  collected,
  expertsMost,
  participantsMost,
  renewalPeriods,
  targetMost,
  targetPeriods,
} from "./campaign";
import { fittedForm } from "./fitting";

/** So many days a campaign lasts at most: three years. */
export const campaignDaysMost = 1096;

const dayField = z
  .string()
  .nullable()
  .refine((day) => day !== null && isCalendarDay(day), { error: "required" });

const targetField = z.object({
  count: chosen(
    z
      .number({ error: "number" })
      .int({ error: "number" })
      .min(1, { error: "positive" })
      .max(targetMost, { error: "tooMuch" }),
  ),
  period: z.enum(targetPeriods),
});

/** What somebody fills in of a campaign; null is what is not chosen. */
export const campaignFormSchema = z.object({
  name: requiredLine(campaignNameMax),
  description: freeText(campaignDescriptionMax),
  mode: z.enum(campaignModes),
  collects: z.array(z.enum(collected)).min(1, { error: "required" }),
  surveyId: idSchema.nullable(),
  surveyVersion: z.number().int().nullable(),
  partialCollection: z.boolean(),
  specieIds: z.array(idSchema).max(campaignSpeciesMost, { error: "tooMuch" }),
  animalIds: z.array(idSchema).max(campaignAnimalsMost, { error: "tooMuch" }),
  groupIds: z.array(idSchema).max(campaignPlacesMost, { error: "tooMuch" }),
  enclosureIds: z.array(idSchema).max(campaignPlacesMost, { error: "tooMuch" }),
  participants: z.array(idSchema).max(participantsMost, { error: "tooMuch" }),
  experts: z.array(idSchema).max(expertsMost, { error: "tooMuch" }),
  startDate: dayField,
  endDate: dayField,
  autoRenewal: z.enum(renewalPeriods).nullable(),
  targets: z.partialRecord(z.enum(collected), targetField),
  alertBehind: z.boolean(),
  /** null: no answer is told of. */
  criticalAt: z
    .number({ error: "number" })
    .min(0, { error: "tooMuch" })
    .max(1, { error: "tooMuch" })
    .nullable(),
});
export type CampaignForm = z.input<typeof campaignFormSchema>;

/** The steps of the wizard, and the fields of each. */
export const campaignSteps = {
  what: [
    "name",
    "description",
    "mode",
    "collects",
    "surveyId",
    "surveyVersion",
    "partialCollection",
  ],
  whom: ["specieIds", "animalIds", "groupIds", "enclosureIds"],
  who: ["participants", "experts"],
  when: [
    "startDate",
    "endDate",
    "autoRenewal",
    "targets",
    "alertBehind",
    "criticalAt",
  ],
} as const satisfies Record<string, readonly (keyof CampaignForm)[]>;
export type CampaignStep = keyof typeof campaignSteps;

type Checked = Pick<
  Campaign,
  | "collects"
  | "surveyId"
  | "surveyVersion"
  | "specieIds"
  | "animalIds"
  | "groupIds"
  | "enclosureIds"
  | "mode"
  | "participants"
  | "experts"
> & { targets: Partial<Record<Collected, unknown>> };

/** What is wrong across the fields of a campaign beside its dates; [] when it may be saved. */
export function campaignFlaws(campaign: Checked): Issue[] {
  const issues: Issue[] = [];
  const { collects, surveyId, surveyVersion, mode, experts } = campaign;
  if (
    collects.includes("quiz") &&
    (surveyId === null || surveyVersion === null)
  )
    issues.push({ field: "surveyId", code: "required" });
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

/** An empty form: a questionnaire once for each animal, from today for four weeks. */
export const newCampaignForm = (
  startDate: CalendarDay,
  endDate: CalendarDay,
): CampaignForm => ({
  name: "",
  description: "",
  mode: "normal",
  collects: ["quiz"],
  surveyId: null,
  surveyVersion: null,
  partialCollection: false,
  specieIds: [],
  animalIds: [],
  groupIds: [],
  enclosureIds: [],
  participants: [],
  experts: [],
  startDate,
  endDate,
  autoRenewal: null,
  targets: { quiz: { count: 1, period: "campaign" } },
  alertBehind: false,
  criticalAt: null,
});

/** A stored campaign as a form, to change it or to begin another like it. */
export const campaignFormOf = (campaign: Campaign): CampaignForm => ({
  name: campaign.name,
  description: campaign.description ?? "",
  mode: campaign.mode,
  collects: campaign.collects,
  surveyId: campaign.surveyId,
  surveyVersion: campaign.surveyVersion,
  partialCollection: campaign.partialCollection,
  specieIds: campaign.specieIds,
  animalIds: campaign.animalIds,
  groupIds: campaign.groupIds,
  enclosureIds: campaign.enclosureIds,
  participants: campaign.participants,
  experts: campaign.experts,
  startDate: campaign.startDate,
  endDate: campaign.endDate,
  autoRenewal: campaign.autoRenewal?.period ?? null,
  targets: campaign.targets,
  alertBehind: campaign.alerts.behind,
  criticalAt: campaign.alerts.criticalAt,
});

/** The stored fields of a form that has no issues, fitted to its mode; null for one that is not whole. */
export function campaignValues(form: CampaignForm) {
  const { success, data } = campaignFormSchema.safeParse(fittedForm(form));
  if (!success) return null;
  const { alertBehind, criticalAt, autoRenewal, description, ...given } = data;
  return {
    ...given,
    description: description === "" ? null : description,
    startDate: data.startDate,
    endDate: data.endDate,
    targets: data.targets as Campaign["targets"],
    autoRenewal: autoRenewal === null ? null : { period: autoRenewal },
    alerts: { behind: alertBehind, criticalAt },
  };
}

const isDay = (day: string | null): day is CalendarDay =>
  day !== null && isCalendarDay(day);

/** Everything that is wrong with a form as its mode takes it, of each field first what it is by itself; [] when it may be sent. */
export function campaignIssues(given: CampaignForm): Issue[] {
  const form = fittedForm(given);
  const { startDate, endDate } = form;
  return [
    ...formIssues(campaignFormSchema, form),
    ...campaignFlaws(form),
    ...(isDay(startDate) && isDay(endDate)
      ? campaignDayIssues(startDate, endDate)
      : []),
  ];
}
