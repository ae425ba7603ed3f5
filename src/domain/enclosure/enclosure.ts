import * as z from "zod";
import {
  derived,
  idSchema,
  legacy,
  metaFields,
  optional,
  textSchema,
} from "../schema/fields";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";

export const enclosureNameMax = 80;
export const zoneNameMax = 60;
export const zonesMax = 40;
export const memoMax = 2000;
export const areaTypes = ["terrestrial", "aquatic"] as const;
export type AreaType = (typeof areaTypes)[number];

/** A zone of an enclosure: surface in m2, height in metres. */
export const zoneSchema = z.object({
  areaId: idSchema,
  areaName: textSchema(zoneNameMax),
  areaSurface: optional(z.number().positive().max(10_000_000)),
  areaHeight: optional(z.number().positive().max(1000)),
  indoor: z.boolean().default(false),
  areaType: z.enum(areaTypes).default("terrestrial"),
  hiddenForQuestionnaire: z.boolean().default(false),
  hiddenForScanSampling: z.boolean().default(false),
  areaImage: optional(z.string().max(500)),
  areaImageUrl: optional(z.string().max(500)),
});
export type Zone = z.infer<typeof zoneSchema>;

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
  indoorArea: derived(z.number().nonnegative().default(0)),
  outdoorArea: derived(z.number().nonnegative().default(0)),
  enclosureProfilePicture: optional(z.string().max(500)),
  memo: optional(z.string().max(memoMax)),
  temperature: optional(z.number().min(-60).max(80)),
  speciesList: legacy(z.array(z.unknown()).default([])),
  animalsData: legacy(z.array(z.unknown()).default([])),
  ...metaFields,
});
export type Enclosure = z.infer<typeof enclosureSchema>;

/** A zone as typed: numbers may still be missing. */
export interface ZoneForm {
  areaId: string;
  areaName: string;
  areaSurface: number | null;
  areaHeight: number | null;
  indoor: boolean;
  areaType: AreaType;
}

export interface EnclosureForm {
  enclosureName: string;
  linkedSectorId: string | null;
  memo: string;
  areas: ZoneForm[];
}

const surface = (areas: readonly ZoneForm[], indoor: boolean) =>
  areas
    .filter((area) => area.indoor === indoor)
    .reduce((sum, area) => sum + (area.areaSurface ?? 0), 0);

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
    indoorArea: surface(form.areas, true),
    outdoorArea: surface(form.areas, false),
  };
}

function zoneIssues(zone: ZoneForm, index: number): Issue[] {
  const issues: Issue[] = [];
  const at = (field: keyof ZoneForm) => `areas.${String(index)}.${field}`;
  const name = textIssue(
    at("areaName"),
    zone.areaName,
    zoneNameMax,
    "zoneName",
  );
  if (name) issues.push(name);
  for (const field of ["areaSurface", "areaHeight"] as const) {
    const value = zone[field];
    if (value === null) continue;
    if (!Number.isFinite(value))
      issues.push({ field: at(field), code: "number" });
    else if (value <= 0) issues.push({ field: at(field), code: "positive" });
  }
  return issues;
}

/** The issues of an enclosure form; [] when it may be sent. */
export function enclosureIssues(form: EnclosureForm): Issue[] {
  const issues: Issue[] = [];
  const name = textIssue(
    "enclosureName",
    form.enclosureName,
    enclosureNameMax,
    "enclosureName",
  );
  if (name) issues.push(name);
  if (form.linkedSectorId === null)
    issues.push({ field: "linkedSectorId", code: "required" });
  if (form.memo.trim().length > memoMax)
    issues.push({ field: "memo", code: "tooLong", values: { max: memoMax } });
  form.areas.forEach((zone, index) => issues.push(...zoneIssues(zone, index)));
  return issues;
}

/** The zones a purpose may show. */
export function visibleZones(
  enclosure: Enclosure,
  purpose: "all" | "questionnaire" | "scanSampling",
): Zone[] {
  if (purpose === "questionnaire")
    return enclosure.areas.filter((zone) => !zone.hiddenForQuestionnaire);
  if (purpose === "scanSampling")
    return enclosure.areas.filter((zone) => !zone.hiddenForScanSampling);
  return [...enclosure.areas];
}
