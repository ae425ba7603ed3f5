import * as z from "zod";
import { idSchema } from "../schema/fields";
import {
  chosen,
  formIssues,
  freeText,
  requiredLine,
  requiredDay,
} from "../schema/form";
import type { Issue } from "../schema/issue";
import type { CalendarDay } from "../time/calendar-day";
import { isCalendarDay } from "../time/calendar-day";
import type { Campaign } from "./campaign";
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
import {
  campaignDayIssues,
  campaignFlaws,
  ethogramFlaws,
  observes,
} from "./flaws";

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
  obsId: idSchema.nullable(),
  obsVersion: z.number().int().nullable(),
  contextId: idSchema.nullable(),
  contextVersion: z.number().int().nullable(),
  partialCollection: z.boolean(),
  specieIds: z.array(idSchema).max(campaignSpeciesMost, { error: "tooMuch" }),
  animalIds: z.array(idSchema).max(campaignAnimalsMost, { error: "tooMuch" }),
  groupIds: z.array(idSchema).max(campaignPlacesMost, { error: "tooMuch" }),
  enclosureIds: z.array(idSchema).max(campaignPlacesMost, { error: "tooMuch" }),
  participants: z.array(idSchema).max(participantsMost, { error: "tooMuch" }),
  experts: z.array(idSchema).max(expertsMost, { error: "tooMuch" }),
  startDate: requiredDay,
  endDate: requiredDay,
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
    "obsId",
    "obsVersion",
    "contextId",
    "contextVersion",
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
  obsId: null,
  obsVersion: null,
  contextId: null,
  contextVersion: null,
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
  obsId: campaign.obsId,
  obsVersion: campaign.obsVersion,
  contextId: campaign.contextId,
  contextVersion: campaign.contextVersion,
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

const unasked = { surveyId: null, surveyVersion: null } as const;
const unobserved = {
  obsId: null,
  obsVersion: null,
  contextId: null,
  contextVersion: null,
} as const;

/** The stored fields of a form that has no issues, fitted to its mode and without what is chosen for what is not collected; null for one that is not whole. */
export function campaignValues(form: CampaignForm) {
  const { success, data } = campaignFormSchema.safeParse(fittedForm(form));
  if (!success) return null;
  const { alertBehind, criticalAt, autoRenewal, description, ...given } = data;
  return {
    ...given,
    ...(data.collects.includes("quiz") ? {} : unasked),
    ...(observes(data) ? {} : unobserved),
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

/**
 * Everything that is wrong with a form as its mode takes it, of each field first what it is by itself; [] when it may be
 * sent. The species of its ethogram: [] where they are not known.
 */
export function campaignIssues(
  given: CampaignForm,
  obsSpecie: readonly string[] = [],
): Issue[] {
  const form = fittedForm(given);
  const { startDate, endDate } = form;
  return [
    ...formIssues(campaignFormSchema, form),
    ...campaignFlaws(form),
    ...(observes(form) ? ethogramFlaws(obsSpecie, form) : []),
    ...(isDay(startDate) && isDay(endDate)
      ? campaignDayIssues(startDate, endDate)
      : []),
  ];
}
