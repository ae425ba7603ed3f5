import * as z from "zod";
import {
  derived,
  fileSchema,
  idSchema,
  idsSchema,
  metaFields,
  optional,
  removalFields,
  textSchema,
} from "../schema/fields";
import { formIssues, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";
import type { SectorRole } from "../access/session";

export const defaultSectorColor = "#4e73df";
export const sectorNameMax = 80;

/** `sectors/{sectorId}`: a part of the establishment with its team. */
export const sectorSchema = z.object({
  zooId: derived(idSchema),
  sectorId: derived(idSchema),
  sectorName: textSchema(sectorNameMax),
  label: derived(z.string().max(sectorNameMax).default("")),
  value: derived(z.string().default("")),
  sectorColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .default(defaultSectorColor),
  sectorProfilePicture: optional(fileSchema),
  sectorKeeper: derived(idsSchema.default([])),
  managementUserIds: derived(idsSchema.default([])),
  veterinaryUserIds: derived(idsSchema.default([])),
  nutritionUserIds: derived(idsSchema.default([])),
  isDeleted: derived(z.boolean().default(false)),
  ...removalFields,
  ...metaFields,
});
export type Sector = z.infer<typeof sectorSchema>;

/** The people of a sector by role, as the callables take it. */
export const teamSchema = z.object({
  keeper: idsSchema,
  management: idsSchema,
  veterinary: idsSchema,
  nutrition: idsSchema,
});
export type Team = z.infer<typeof teamSchema>;

/** The form of a sector's team. */
export const teamFormSchema = z.object({ team: teamSchema });

/** The stored list of each sector role. */
export const teamFields = {
  keeper: "sectorKeeper",
  management: "managementUserIds",
  veterinary: "veterinaryUserIds",
  nutrition: "nutritionUserIds",
} as const satisfies Record<SectorRole, keyof Sector>;

export const emptyTeam: Team = {
  keeper: [],
  management: [],
  veterinary: [],
  nutrition: [],
};

export function teamOf(sector: Sector): Team {
  return {
    keeper: sector.sectorKeeper,
    management: sector.managementUserIds,
    veterinary: sector.veterinaryUserIds,
    nutrition: sector.nutritionUserIds,
  };
}

/** The stored lists of a team. */
export const listsOf = (team: Team) => ({
  sectorKeeper: team.keeper,
  managementUserIds: team.management,
  veterinaryUserIds: team.veterinary,
  nutritionUserIds: team.nutrition,
});

/** What a person fills in. */
export const sectorFormSchema = z.object({
  sectorName: requiredText(sectorNameMax, "sectorName"),
  sectorColor: z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: "invalid" }),
});
export type SectorForm = z.input<typeof sectorFormSchema>;

/** The canonical and derived fields of a sector form; the team is kept apart (callables write it). */
export function sectorValues(form: SectorForm, sectorId: string) {
  const name = form.sectorName.trim();
  return {
    sectorName: name,
    sectorColor: form.sectorColor.toLowerCase(),
    label: name,
    value: sectorId,
  };
}

/** The issues of a sector form; [] when it may be sent. */
export const sectorIssues = (form: SectorForm): Issue[] =>
  formIssues(sectorFormSchema, form);
