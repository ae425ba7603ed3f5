import * as z from "zod";
import {
  derived,
  fileSchema,
  idSchema,
  metaFields,
  optional,
  proseSchema,
} from "../../schema/fields";
import { numberSchema } from "../parameters/limits";

export const notesMax = 1000;
export const valueSources = ["person", "import"] as const;

/** A value of any type: a number, an option's id, yes or no, an instant. */
export const valueSchema = z.union([
  numberSchema,
  z.boolean(),
  idSchema,
  z.date(),
]);
export type Value = z.infer<typeof valueSchema>;

/**
 * What both logs of values say. One is made once: what was wrong is corrected by a further one, which `replaces` it, or
 * taken back by one without a value, which `voids` it; both carry its parameter, its place or animal, and its instant.
 */
export const valueFields = {
  zooId: derived(idSchema),
  parameterId: idSchema,
  /** null: it voids another. */
  value: optional(valueSchema),
  /** When it was so, by the device. */
  at: z.date(),
  source: z.enum(valueSources),
  by: idSchema,
  notes: optional(proseSchema(notesMax)),
  /** Functions alone write where it lies. */
  picture: optional(fileSchema),
  replaces: optional(idSchema),
  voids: optional(idSchema),
};

/** `enclosures/{enclosureId}/measures/{measureId}`: a value of a place that somebody gave. */
export const measureSchema = z.object({
  ...valueFields,
  measureId: derived(idSchema),
  enclosureId: derived(idSchema),
  sectorIds: derived(z.array(idSchema).max(20).default([])),
  /** The zone, of this enclosure; null: the enclosure. */
  areaId: optional(idSchema),
  ...metaFields,
});
export type Measure = z.infer<typeof measureSchema>;

/** What both logs share of one line, by the id it is kept under. */
export interface ValueLog extends Pick<
  Measure,
  "parameterId" | "value" | "at" | "by" | "replaces" | "voids" | "createdAt"
> {
  id: string;
}

/** Whether a line says one thing: a value, a value in another's place, or that another is none. */
export const isSoundLog = ({
  value,
  replaces,
  voids,
}: Pick<ValueLog, "value" | "replaces" | "voids">): boolean =>
  voids === null ? value !== null : value === null && replaces === null;
