import * as z from "zod";
import {
  derived,
  fileSchema,
  idSchema,
  metaFields,
  optional,
  proseSchema,
  removalFields,
  textSchema,
} from "../schema/fields";
import { amount, formIssues, freeText, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";

export const enclosureNameMax = 80;
export const zoneNameMax = 60;
export const zonesMax = 40;
export const memoMax = 2000;
const surfaceMax = 10_000_000;
const heightMax = 1000;
export const areaTypes = ["terrestrial", "aquatic"] as const;

/** A zone of an enclosure: surface in m2, height in metres. */
export const zoneSchema = z.object({
  areaId: idSchema,
  areaName: textSchema(zoneNameMax),
  areaSurface: optional(z.number().positive().max(surfaceMax)),
  areaHeight: optional(z.number().positive().max(heightMax)),
  indoor: z.boolean().default(false),
  areaType: z.enum(areaTypes).default("terrestrial"),
  hiddenForQuestionnaire: z.boolean().default(false),
  hiddenForScanSampling: z.boolean().default(false),
  areaImage: optional(z.string().max(500)),
  areaImageUrl: optional(fileSchema),
});
export type Zone = z.infer<typeof zoneSchema>;

/** At most this many animals of an enclosure are named on it; all are counted. */
export const residentsNamed = 500;

/** How many animals of a species live in an enclosure; null: of those whose species is not known. */
export const specieCountSchema = z.object({
  specieId: idSchema.nullable(),
  count: z.number().int().positive(),
});

/** An animal that lives in an enclosure, repeated there. */
export const residentSchema = z.object({
  animalId: idSchema,
  animalName: z.string(),
  specieId: idSchema.nullable(),
});

/** `enclosures/{enclosureId}`: temperature in degrees Celsius, areas in m2. */
export const enclosureSchema = z.object({
  zooId: derived(idSchema),
  enclosureId: derived(idSchema),
  enclosureName: textSchema(enclosureNameMax),
  label: derived(z.string().max(enclosureNameMax).default("")),
  value: derived(z.string().default("")),
  linkedSectorId: optional(idSchema),
  isArchived: derived(z.boolean().default(false)),
  areas: z.array(zoneSchema).max(zonesMax).default([]),
  /** The ids of its zones: rules cannot look into a list of maps. */
  zoneIds: derived(z.array(idSchema).max(zonesMax).default([])),
  indoorArea: derived(z.number().nonnegative().default(0)),
  outdoorArea: derived(z.number().nonnegative().default(0)),
  enclosureProfilePicture: optional(fileSchema),
  /** Follows the map, the zones and the animals: nothing is missing for scan sampling. */
  scanSamplingReady: derived(z.boolean().default(false)),
  memo: optional(proseSchema(memoMax)),
  temperature: optional(z.number().min(-60).max(80)),
  /** How many animals of each species live in it. */
  speciesList: derived(z.array(specieCountSchema).default([])),
  /** Who lives in it, as far as they are named. */
  animalsData: derived(z.array(residentSchema).max(residentsNamed).default([])),
  ...removalFields,
  ...metaFields,
});
export type Enclosure = z.infer<typeof enclosureSchema>;

const size = (max: number) =>
  amount()
    .positive({ error: "positive" })
    .max(max, { error: "tooMuch" })
    .nullable();

/** A zone as typed: numbers may still be missing. */
export const zoneFormSchema = z.object({
  areaId: idSchema,
  areaName: requiredText(zoneNameMax, "zoneName"),
  areaSurface: size(surfaceMax),
  areaHeight: size(heightMax),
  indoor: z.boolean(),
  areaType: z.enum(areaTypes),
  hiddenForQuestionnaire: z.boolean(),
  hiddenForScanSampling: z.boolean(),
});
export type ZoneForm = z.input<typeof zoneFormSchema>;

/** What a person fills in. */
export const enclosureFormSchema = z.object({
  enclosureName: requiredText(enclosureNameMax, "enclosureName"),
  linkedSectorId: idSchema.nullable(),
  memo: freeText(memoMax),
  areas: z.array(zoneFormSchema).max(zonesMax),
});
export type EnclosureForm = z.input<typeof enclosureFormSchema>;

/** What keepers note in passing; temperature in degrees Celsius, null when unknown. */
export const enclosureNoteSchema = z.object({
  memo: freeText(memoMax),
  temperature: amount("invalid")
    .min(-60, { error: "invalid" })
    .max(80, { error: "invalid" })
    .nullable(),
});
export type EnclosureNote = z.input<typeof enclosureNoteSchema>;

/** The summed surface of the indoor or outdoor zones in m2; a zone without one counts 0, none give 0. */
export const surfaceOf = (
  areas: readonly Pick<Zone, "indoor" | "areaSurface">[],
  indoor: boolean,
): number =>
  areas
    .filter((area) => area.indoor === indoor)
    .reduce((sum, area) => sum + (area.areaSurface ?? 0), 0);

/** The ids of zones, in their order; [] for none. */
export const zoneIdsOf = (areas: readonly Pick<Zone, "areaId">[]): string[] =>
  areas.map(({ areaId }) => areaId);

/** The stored fields of an enclosure form; what the form does not show of a zone is kept from `before`. */
export function enclosureValues(
  form: EnclosureForm,
  enclosureId: string,
  before: readonly Zone[] = [],
) {
  const name = form.enclosureName.trim();
  const known = new Map(before.map((zone) => [zone.areaId, zone]));
  return {
    enclosureName: name,
    label: name,
    value: enclosureId,
    linkedSectorId: form.linkedSectorId,
    memo: form.memo.trim() === "" ? null : form.memo.trim(),
    areas: form.areas.map((zone) => ({
      ...zoneSchema.parse({
        ...known.get(zone.areaId),
        ...zone,
        areaName: zone.areaName.trim(),
      }),
    })),
    zoneIds: zoneIdsOf(form.areas),
    indoorArea: surfaceOf(form.areas, true),
    outdoorArea: surfaceOf(form.areas, false),
  };
}

/** The issues of an enclosure form; [] when it may be sent. */
export const enclosureIssues = (form: EnclosureForm): Issue[] =>
  formIssues(enclosureFormSchema, form);

/** The issues of a note on an enclosure; [] when it may be sent. */
export const enclosureNoteIssues = (form: EnclosureNote): Issue[] =>
  formIssues(enclosureNoteSchema, form);

/** The zones a purpose may show. */
export function visibleZones(
  enclosure: { areas: readonly Zone[] },
  purpose: "all" | "questionnaire" | "scanSampling",
): Zone[] {
  if (purpose === "questionnaire")
    return enclosure.areas.filter((zone) => !zone.hiddenForQuestionnaire);
  if (purpose === "scanSampling")
    return enclosure.areas.filter((zone) => !zone.hiddenForScanSampling);
  return [...enclosure.areas];
}
