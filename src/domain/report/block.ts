import * as z from "zod";
import {
  fileSchema,
  idSchema,
  optional,
  proseSchema,
  textSchema,
} from "../schema/fields";
import { calendarDaySchema } from "../time/calendar-day";
import { counted, drawings } from "./figures";

export const blockTextMax = 20_000;
export const blockTitleMax = 160;
export const cellMax = 300;
export const tableColumnsMost = 8;
export const tableRowsMost = 60;
export const figureColumnsMost = 12;
/** A year of days. */
export const figureRowsMost = 366;
export const figureVersionsMost = 20;

const labelSchema = textSchema(120);

/**
 * The data of a figure as they were when it was frozen: its rows are all that it is drawn from ever after. `kind` and
 * `question` say what they came from, as an address would.
 */
export const frozenFigureSchema = z.object({
  kind: z.string().regex(/^[A-Za-z]{1,40}$/),
  question: z
    .string()
    .max(1000)
    .regex(/^[A-Za-z0-9_=&%.,~+:*-]*$/)
    .default(""),
  drawing: z.enum(drawings),
  /** What the rows are, then what each column says of them, with its unit. */
  head: labelSchema,
  columns: z
    .array(z.object({ label: labelSchema, unit: optional(textSchema(40)) }))
    .min(1)
    .max(figureColumnsMost),
  rows: z
    .array(
      z.object({
        label: labelSchema,
        values: z.array(z.number().nullable()).max(figureColumnsMost),
        /** The same in words, where they say more than the values do. */
        text: optional(textSchema(300)),
      }),
    )
    .max(figureRowsMost),
  /** How it is to be read. */
  note: optional(textSchema(500)),
  n: optional(z.number().int().min(0)),
  counts: z.enum(counted),
  /** The first and the last day of what is shown; null where it is of the day it was frozen. */
  from: optional(calendarDaySchema),
  to: optional(calendarDaySchema),
  /** Which ethograms or questionnaires in which versions it rests on, in words. */
  versions: z.array(textSchema(200)).max(figureVersionsMost).default([]),
  frozenAt: z.date(),
});
export type FrozenFigure = z.infer<typeof frozenFigureSchema>;

/** A figure before it is frozen: all but what it is and when. */
export type LiveFigure = Omit<
  z.input<typeof frozenFigureSchema>,
  "kind" | "frozenAt"
>;

const part = { blockId: idSchema };

/** A part of a report. */
export const blockSchema = z.discriminatedUnion("kind", [
  z.object({
    ...part,
    kind: z.literal("text"),
    /** Markdown. */
    text: proseSchema(blockTextMax),
  }),
  z.object({
    ...part,
    kind: z.literal("figure"),
    title: textSchema(blockTitleMax),
    figure: frozenFigureSchema,
  }),
  z.object({
    ...part,
    kind: z.literal("picture"),
    /** What it shows: its caption, and what is read instead of it. */
    title: textSchema(blockTitleMax),
    /** Of a file of one of the establishment's reports. */
    path: fileSchema,
  }),
  z.object({
    ...part,
    kind: z.literal("table"),
    title: textSchema(blockTitleMax),
    /** The first is the head. */
    rows: z
      .array(
        z.object({
          cells: z.array(proseSchema(cellMax)).max(tableColumnsMost),
        }),
      )
      .max(tableRowsMost),
  }),
]);
export type Block = z.infer<typeof blockSchema>;
export type BlockKind = Block["kind"];
export type BlockOf<K extends BlockKind> = Extract<Block, { kind: K }>;
