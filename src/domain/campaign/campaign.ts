import * as z from "zod";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  proseSchema,
  textSchema,
} from "../schema/fields";
import { calendarDaySchema } from "../time/calendar-day";
import { versionsMost } from "../versions/version-list";

/** What a campaign collects, any of the three: answers to a questionnaire, and behaviour by focal or scan sampling. */
export const collected = ["quiz", "focal", "scan"] as const;
export type Collected = (typeof collected)[number];

/**
 * How it is answered: by everybody's own look; by experts, who see nobody's answers before their own; as training, held
 * against a key; by visitors and pupils with the educational account.
 */
export const campaignModes = [
  "normal",
  "expert",
  "training",
  "pedagogical",
] as const;
export type CampaignMode = (typeof campaignModes)[number];

/** Archived ones are taken back, stopped and deleted ones never. */
export const campaignStatuses = [
  "active",
  "archived",
  "stopped",
  "deleted",
] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** What a list shows apart: what runs or is to run, and what was put away. */
export const campaignTabs = ["active", "archived"] as const;
export type CampaignTab = (typeof campaignTabs)[number];

/** The states of each. */
export const statusesOfTab = {
  active: ["active"],
  archived: ["archived", "stopped"],
} as const satisfies Record<CampaignTab, readonly CampaignStatus[]>;

/** Where those of a list stand by their dates, or since they were put away. */
export const phasesOfTab = {
  active: ["planned", "running", "ended"],
  archived: ["archived", "stopped"],
} as const;
export const listedPhases = [
  ...phasesOfTab.active,
  ...phasesOfTab.archived,
] as const;
export type ListedPhase = (typeof listedPhases)[number];

/** In what time a target is to be met; "campaign": once for all of it. */
export const targetPeriods = ["week", "month", "campaign"] as const;

/** After what time, counted from its beginning, the next one begins; "length": the day after the end. */
export const renewalPeriods = [
  "length",
  "week",
  "month",
  "quarter",
  "year",
] as const;
export type RenewalPeriod = (typeof renewalPeriods)[number];

export const campaignNameMax = 120;
export const campaignDescriptionMax = 2000;
export const targetMost = 31;
/** So many animals a campaign is about at most, its species' counted. */
export const campaignAnimalsMost = 500;
export const campaignSpeciesMost = 20;
export const campaignPlacesMost = 100;
export const participantsMost = 200;
export const expertsMost = 50;
/** So many people are reminded at once. */
export const remindedMost = 200;

const versionNumber = z.number().int().min(1).max(versionsMost);
const ids = (max: number) => z.array(idSchema).max(max).default([]);

/** So many of each animal, group or enclosure, in each period. */
export const targetSchema = z.object({
  count: z.number().int().min(1).max(targetMost),
  period: z.enum(targetPeriods),
});
export type CampaignTarget = z.infer<typeof targetSchema>;

/** `campaigns/{campaignId}`: what is collected of whom, by whom, from one day to another. */
export const campaignSchema = z.object({
  zooId: derived(idSchema),
  campaignId: derived(idSchema),
  authorId: derived(z.string().max(200)),
  name: textSchema(campaignNameMax),
  description: optional(proseSchema(campaignDescriptionMax)),
  collects: z.array(z.enum(collected)).min(1).max(3).default(["quiz"]),
  mode: z.enum(campaignModes).default("normal"),
  /** Whether a questionnaire may be handed in with questions unanswered; they are "not answered", never zero. */
  partialCollection: z.boolean().default(false),
  startDate: calendarDaySchema,
  /** The last day. */
  endDate: calendarDaySchema,
  /** null: it is not renewed. */
  autoRenewal: optional(z.object({ period: z.enum(renewalPeriods) })),
  surveyId: optional(idSchema),
  surveyVersion: optional(versionNumber),
  /** The ethogram. */
  obsId: optional(idSchema),
  obsVersion: optional(versionNumber),
  contextId: optional(idSchema),
  contextVersion: optional(versionNumber),
  /** Every animal of these species that lives here. */
  specieIds: ids(campaignSpeciesMost),
  animalIds: ids(campaignAnimalsMost),
  groupIds: ids(campaignPlacesMost),
  enclosureIds: ids(campaignPlacesMost),
  /** Who answers; nobody: everybody of the establishment. */
  participants: ids(participantsMost),
  /** Of those, whose answers are an expert's. */
  experts: ids(expertsMost),
  /** What is wanted of each subject; what is collected without a target is collected when somebody likes. */
  targets: z.partialRecord(z.enum(collected), targetSchema).default({}),
  alerts: z
    .object({
      /** Tell who plans it when a period ends with something missing. */
      behind: z.boolean().default(false),
      /** An answer that scores at most this much is told of, from 0 to 1; null: none is. */
      criticalAt: optional(z.number().min(0).max(1)),
    })
    .default({ behind: false, criticalAt: null }),
  status: z.enum(campaignStatuses).default("active"),
  /** When it was archived, stopped or deleted; what was answered before may still arrive. */
  closedAt: derived(optional(z.date())),
  /** From when to when evaluations are begun, and until when those still arrive (`takenTimes`); null: of older data, not said yet. */
  opensAt: derived(optional(z.date())),
  shutsAt: derived(optional(z.date())),
  lastAt: derived(optional(z.date())),
  /** The last day, after which the next one is opened; null: none is, or it is there. */
  renewsAfter: derived(optional(calendarDaySchema)),
  /** The first of the series it is one of by renewal; null: nothing came before. */
  renewedFrom: derived(optional(idSchema)),
  /** When somebody first began to answer: from then on the same is asked in the same way. null: nobody has. */
  begunAt: derived(optional(z.date())),
  /** Who handed something in. */
  submitters: derived(ids(participantsMost)),
  /** When somebody was last reminded, and who was on that day; null: nobody ever was. */
  remindedAt: derived(optional(z.date())),
  reminded: derived(ids(remindedMost)),
  ...metaFields,
});
export type Campaign = z.infer<typeof campaignSchema>;

/** Kinds of what an evaluation is about. */
export const subjectKinds = ["animal", "group", "enclosure"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** `campaigns/{campaignId}/private/key`: the answers that training is held against. */
export const campaignKeySchema = z.object({
  zooId: derived(idSchema),
  campaignId: derived(idSchema),
  /** Answers as `answersText` writes them. */
  answers: z.string().max(200_000).default("{}"),
  /** Who handed in their own and may see it. */
  readers: derived(ids(participantsMost)),
  ...metaFields,
});
export type CampaignKey = z.infer<typeof campaignKeySchema>;

/** The one key of a campaign. */
export const campaignKeyId = "key";

/** An evaluation as it is counted: the Paris day it was handed in, and by whom. */
export const countedSchema = z.object({
  day: calendarDaySchema,
  by: z.string().max(200),
});

/** `campaigns/{campaignId}/progress/{YYYY-MM}`: what was handed in during a month, by subject, assigned by evaluation. */
export const campaignProgressSchema = z.object({
  zooId: derived(idSchema),
  campaignId: derived(idSchema),
  /** "2026-11", as its id. */
  month: derived(idSchema),
  /** By the subject's id, then by the evaluation's: the same one twice is one. */
  subjects: derived(
    z.record(idSchema, z.record(idSchema, countedSchema)).default({}),
  ),
  /** Sessions of observation that were closed, by animal, then by the session's id. */
  focal: derived(
    z.record(idSchema, z.record(idSchema, countedSchema)).default({}),
  ),
  scan: derived(
    z.record(idSchema, z.record(idSchema, countedSchema)).default({}),
  ),
  /** Of what something was handed in that the month, being full, does not count; it stays said, whatever leaves it later. */
  uncounted: derived(
    z.array(z.enum(collected)).max(collected.length).default([]),
  ),
  ...metaFields,
});
export type CampaignProgress = z.infer<typeof campaignProgressSchema>;
