import * as z from "zod";
import { campaignModes, subjectKinds } from "../campaign/campaign";
import { questionRefMax, questionRefSchema } from "../question/question";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  proseSchema,
} from "../schema/fields";
import { answerSchema } from "../survey/answer";
import { calendarDaySchema } from "../time/calendar-day";
import { versionsMost } from "../versions/version-list";
import { answersTextMost } from "./answers-text";
import { recordedMost, recordedSchema } from "./recorded";
import { scoreSchema } from "./score/score-shape";

export const evaluationStatuses = ["draft", "submitted"] as const;
/** So many sectors the animals of a group live in at most. */
export const sectorsOfOneMost = 50;
export const readersMost = 250;
export const correctionReasonMax = 500;
export const correctionTextMost = 5000;
/** So many devices one evaluation is answered on. */
export const devicesMost = 10;

/** What a device brought when it was handed in already, or what it says otherwise than another. */
export const lateDraftSchema = z.object({
  deviceId: idSchema,
  at: z.date(),
});

/**
 * `evaluations/{evaluationId}`: one questionnaire answered about one animal, group or enclosure. Its author begins it and
 * hands it in; what was answered, how it scores and who may read it follow.
 */
export const evaluationSchema = z.object({
  zooId: derived(idSchema),
  evaluationId: derived(idSchema),
  authorId: derived(z.string().max(200)),
  /** null: outside any campaign. */
  campaignId: optional(idSchema),
  surveyId: idSchema,
  version: z.number().int().min(1).max(versionsMost),
  mode: z.enum(campaignModes).default("normal"),
  subjectKind: z.enum(subjectKinds),
  subjectId: idSchema,
  /** Of an animal its species, else null. */
  specieId: optional(idSchema),
  /** Where the subject lies, a group where its animals do; rewritten when they move. */
  sectorIds: z.array(idSchema).max(sectorsOfOneMost).default([]),
  status: z.enum(evaluationStatuses).default("draft"),
  /** By the device's clock. */
  startedAt: z.date(),
  submittedAt: optional(z.date()),
  /** The device it was handed in on: where two differ, what was chosen there holds. */
  submittedFrom: optional(idSchema),
  /** Read by its author and its readers alone: of an expert, until the campaign is over. */
  sealed: z.boolean().default(false),
  /** Handed in, of a campaign whose answers keepers of the subject's sector read. */
  openToKeepers: derived(z.boolean().default(false)),
  /** Others who read it: experts who handed in their own. */
  readers: derived(z.array(z.string().max(200)).max(readersMost).default([])),
  /** The Paris day on which it was handed in. */
  day: derived(optional(calendarDaySchema)),
  /** By questionRef: as merged from all devices, corrections applied. */
  responses: derived(z.record(questionRefSchema, answerSchema).default({})),
  /** What was recorded and has arrived, which answers name. */
  media: derived(z.array(recordedSchema).max(recordedMost).default([])),
  /** What counts towards criteria; null until it is handed in. */
  score: derived(optional(scoreSchema)),
  /** Answers that the version does not know or take: kept, counted nowhere. */
  flaws: derived(
    z
      .array(
        z.object({
          questionRef: z.string().max(questionRefMax),
          code: z.string().max(40),
        }),
      )
      .max(500)
      .default([]),
  ),
  /** The alert in which a critical answer of it is told of, with others about the same subject; null: none is. */
  toldIn: derived(optional(idSchema)),
  /** What came after it was handed in. */
  late: derived(z.array(lateDraftSchema).max(devicesMost).default([])),
  /** Whether it was handed in after its campaign was over, as what waited for a network still may. */
  afterEnd: derived(z.boolean().default(false)),
  correctedAt: derived(optional(z.date())),
  isDeleted: z.boolean().default(false),
  ...metaFields,
});
export type Evaluation = z.infer<typeof evaluationSchema>;

/** `evaluations/{evaluationId}/drafts/{deviceId}`: what its author answered on one device. */
export const evaluationDraftSchema = z.object({
  zooId: derived(idSchema),
  evaluationId: derived(idSchema),
  deviceId: derived(idSchema),
  authorId: derived(z.string().max(200)),
  /** As `answersText` writes them. */
  answers: z.string().max(answersTextMost).default("{}"),
  /** By device: until when its answers were looked at here, what differs being settled. */
  seen: z.string().max(2000).default("{}"),
  /** By the device's clock. */
  at: z.date(),
  ...metaFields,
});
export type EvaluationDraft = z.infer<typeof evaluationDraftSchema>;

/** `evaluations/{evaluationId}/corrections/{correctionId}`: another answer to one question, after it was handed in. */
export const evaluationCorrectionSchema = z.object({
  zooId: derived(idSchema),
  evaluationId: derived(idSchema),
  correctionId: derived(idSchema),
  questionRef: questionRefSchema,
  /** One answer as text. */
  answer: z.string().max(correctionTextMost),
  /** What was there before, which a function fills in; null: nothing. */
  before: derived(optional(z.string().max(correctionTextMost))),
  reason: proseSchema(correctionReasonMax),
  by: idSchema,
  at: z.date(),
  ...metaFields,
});
export type EvaluationCorrection = z.infer<typeof evaluationCorrectionSchema>;
