import * as z from "zod";
import { campaignModes } from "../campaign/campaign";
import { answersTextMost } from "../evaluation/answers-text";
import { readersMost } from "../evaluation/evaluation";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  proseSchema,
} from "../schema/fields";
import { calendarDaySchema } from "../time/calendar-day";
import { versionsMost } from "../versions/version-list";

/** How behaviour is sampled, both in one session where wanted. */
export const channels = ["focal", "scan"] as const;
export type Channel = (typeof channels)[number];

/** An open one is being collected; a closed one is changed by corrections alone. */
export const obsSessionStatuses = ["planned", "open", "closed"] as const;
/** What a session is to a list: a closed one that does not count is void. */
export const listedStatuses = [...obsSessionStatuses, "void"] as const;
export type ListedStatus = (typeof listedStatuses)[number];

export const observedMost = 200;
export const obsNoteMax = 2000;
export const correctionReasonMax = 500;
export const correctionChangeMost = 5000;
/** Seconds between two scans. */
export const intervalLeast = 5;
export const intervalMost = 24 * 60 * 60;
export const plannedMinutesMost = 24 * 60;
/** A chunk holds at most so many rows: 60 scans, or 300 of focal sampling. */
export const scansInChunk = 60;
export const rowsInChunk = 300;
/** The most characters of a chunk's rows: 60 scans of 200 animals. */
export const rowsTextMost = 400_000;
/** The most bytes of a pack: with its ids less than a document holds. */
export const packTextMost = 700_000;
/** So many sessions lie in one pack at most. */
export const packedIdsMost = 1000;
/** Of so many animals a session says what was done for each: they lie in its own document. */
export const effortMost = 500;

const versionNumber = z.number().int().min(1).max(versionsMost);
const ids = (max: number) => z.array(idSchema).max(max).default([]);

/** What one animal was watched for and how often it was met, in ms and numbers. */
export const effortSchema = z.object({
  watchedMs: z.number().min(0),
  scans: z.number().int().min(0),
});

/**
 * `obsSessions/{obsSessionId}`: behaviour collected by one observer in one enclosure, by focal and scan sampling. What was
 * seen lies in its records; what follows from them is derived.
 */
export const obsSessionSchema = z.object({
  zooId: derived(idSchema),
  obsSessionId: derived(idSchema),
  observerId: derived(z.string().max(200)),
  /** null: outside any campaign. */
  campaignId: optional(idSchema),
  mode: z.enum(campaignModes).default("normal"),
  /** The ethogram, and the version it is coded in. */
  obsId: idSchema,
  obsVersion: versionNumber,
  contextId: optional(idSchema),
  contextVersion: optional(versionNumber),
  enclosureId: idSchema,
  /** Where the enclosure lies; rewritten when it moves. */
  sectorIds: ids(1),
  /** Who is watched: more may be met. */
  animalIds: ids(observedMost),
  channels: z.array(z.enum(channels)).min(1).max(2).default(["focal"]),
  /** Seconds between two scans; null: no scans. */
  interval: optional(z.number().int().min(intervalLeast).max(intervalMost)),
  /** null: begun at once. */
  plannedFor: optional(z.date()),
  /** How long it is to last; null: nobody said. */
  plannedMinutes: optional(z.number().int().min(1).max(plannedMinutesMost)),
  status: z.enum(obsSessionStatuses).default("planned"),
  /** By the device's clock; null: it has not begun. */
  startedAt: optional(z.date()),
  endedAt: optional(z.date()),
  /** What was answered of the context, as `answersText` writes it. */
  contextAnswers: z.string().max(answersTextMost).default("{}"),
  note: optional(proseSchema(obsNoteMax)),
  /** Read by its observer and its readers alone: of an expert, until the campaign is over. */
  sealed: z.boolean().default(false),
  /** Closed, of a kind that keepers of the sector read. */
  openToKeepers: derived(z.boolean().default(false)),
  /** Others who read it: experts who closed their own. */
  readers: derived(z.array(z.string().max(200)).max(readersMost).default([])),
  /** The Paris day on which it began, once it is closed. */
  day: derived(optional(calendarDaySchema)),
  /** When somebody watched: pauses left out, in ms. */
  watchedMs: derived(z.number().min(0).default(0)),
  /** Rows of focal sampling, scans made and scans that were due and not made. */
  counts: derived(
    z
      .object({
        focal: z.number().int().min(0),
        scans: z.number().int().min(0),
        missed: z.number().int().min(0),
      })
      .default({ focal: 0, scans: 0, missed: 0 }),
  ),
  /** By animal. */
  effort: derived(z.record(idSchema, effortSchema).default({})),
  /** Records that came once it was closed. */
  lateRecords: derived(z.number().int().min(0).default(0)),
  /** Records and corrections that cannot be read, or name what the ethogram does not know: kept, counted nowhere. */
  flaws: derived(z.array(z.string().max(300)).max(200).default([])),
  /** When it was declared void: it counts nowhere. null: it counts. */
  voidedAt: derived(optional(z.date())),
  correctedAt: derived(optional(z.date())),
  /** Why one that was planned does not take place; null: it was not withdrawn. */
  withdrawnFor: optional(proseSchema(correctionReasonMax)),
  isDeleted: z.boolean().default(false),
  ...metaFields,
});
export type ObsSession = z.infer<typeof obsSessionSchema>;

/** `obsSessions/{obsSessionId}/records/{deviceId}_{n}`: rows that one device sealed together; nothing changes them. */
export const obsRecordSchema = z.object({
  zooId: derived(idSchema),
  obsSessionId: derived(idSchema),
  recordId: derived(idSchema),
  deviceId: idSchema,
  /** The device's number of it, from 0. */
  n: z.number().int().min(0).max(99_999),
  observerId: derived(z.string().max(200)),
  /** The last instant of its rows, by the device's clock. */
  until: z.date(),
  /** As `rowsText` writes them. */
  rows: z.string().max(rowsTextMost).default("{}"),
  ...metaFields,
});
export type ObsRecord = z.infer<typeof obsRecordSchema>;

/** `obsSessions/{obsSessionId}/corrections/{correctionId}`: one row put right, put in, taken out, or all declared void. */
export const obsCorrectionSchema = z.object({
  zooId: derived(idSchema),
  obsSessionId: derived(idSchema),
  correctionId: derived(idSchema),
  /** Key of a row; "+" and anything for one that is put in; "session". */
  target: z.string().min(1).max(300),
  /** As `changeText` writes it. */
  change: z.string().min(1).max(correctionChangeMost),
  /** What stood there before, which a function fills in; null: nothing. */
  before: derived(optional(z.string().max(correctionChangeMost))),
  reason: proseSchema(correctionReasonMax),
  by: idSchema,
  at: z.date(),
  ...metaFields,
});
export type ObsCorrection = z.infer<typeof obsCorrectionSchema>;

/** `scanPacks/{enclosureId}_{YYYY-MM}_{n}`: what counts of the closed sessions of a month, corrections applied. */
export const scanPackSchema = z.object({
  zooId: derived(idSchema),
  packId: derived(idSchema),
  enclosureId: derived(idSchema),
  /** "2026-11": in which the sessions began, in Paris. */
  month: derived(idSchema),
  sectorIds: derived(ids(1)),
  /** Never: what is sealed is in no pack. */
  sealed: derived(z.boolean().default(false)),
  /** Whether keepers of the sector read it: what experts saw lies in packs of its own. */
  openToKeepers: derived(z.boolean().default(true)),
  /** The sessions in it. */
  obsSessionIds: derived(ids(2000)),
  /** As `packText` writes them. */
  rows: derived(z.string().max(packTextMost).default("[]")),
  ...metaFields,
});
export type ScanPack = z.infer<typeof scanPackSchema>;
