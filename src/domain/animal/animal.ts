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
import { chosen, formIssues, freeText, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";
import { isCalendarDay } from "../time/calendar-day";
import { birthMonthOf } from "./birthdate";

export const animalNameMax = 80;
export const animalNotesMax = 5000;
export const animalSexes = ["Male", "Femelle", "undefined"] as const;
export type AnimalSexe = (typeof animalSexes)[number];
export const animalStates = ["deceased", "departed"] as const;

/** `animals/{animalId}`: an individual. animalBirthdate is `MM/YYYY`, birthMonth `YYYY-MM` to sort by. */
export const animalSchema = z.object({
  zooId: derived(idSchema),
  animalId: derived(idSchema),
  animalName: textSchema(animalNameMax),
  animalChipId: optional(z.string().max(40)),
  animalBirthdate: optional(z.string().max(7)),
  birthMonth: derived(optional(z.string().max(7))),
  animalSexe: z.enum(animalSexes).default("undefined"),
  animalEnclosureData: z
    .object({ enclosureId: optional(idSchema) })
    .nullable()
    .default(null),
  /** Derived from the enclosure; rewritten when the enclosure changes sector. */
  sectorId: derived(optional(idSchema)),
  /** When it was put into its enclosure, by the clock of the device that said so. */
  movedAt: optional(z.date()),
  groupId: optional(idSchema),
  specieId: optional(idSchema),
  specieName: derived(z.string().max(120).default("")),
  specieLatinName: derived(z.string().max(120).default("")),
  subSpecie: optional(z.string().max(120)),
  gan: optional(z.string().max(40)),
  notes: optional(z.string().max(animalNotesMax)),
  animalProfilePicture: optional(fileSchema),
  authorizedZooIds: derived(idsSchema.default([])),
  animalState: optional(z.enum(animalStates)),
  animalStateDate: optional(z.string().refine((day) => isCalendarDay(day))),
  animalStateReason: optional(z.string().max(500)),
  isArchived: derived(z.boolean().default(false)),
  lastEval: derived(optional(z.date())),
  ...removalFields,
  ...metaFields,
});
export type Animal = z.infer<typeof animalSchema>;

/** What a person fills in; a birthdate is `MM/YYYY`, "" when unknown. */
export const animalFormSchema = z.object({
  animalName: requiredText(animalNameMax),
  specieId: chosen(idSchema),
  animalSexe: chosen(z.enum(animalSexes)),
  enclosureId: chosen(idSchema),
  groupId: idSchema.nullable(),
  animalBirthdate: z
    .string()
    .trim()
    .refine((text) => text === "" || birthMonthOf(text) !== null, {
      error: "birthdateFormat",
    }),
});
export type AnimalForm = z.input<typeof animalFormSchema>;

/** Where an animal is put. */
export const animalMoveSchema = animalFormSchema.pick({ enclosureId: true });
export type AnimalMove = z.input<typeof animalMoveSchema>;

/** What keepers note about an animal. */
export const animalNoteSchema = z.object({ notes: freeText(animalNotesMax) });
export type AnimalNote = z.input<typeof animalNoteSchema>;

/** The species facts that are copied on the animal, so that lists need no join. */
export interface SpecieCard {
  specieId: string;
  specieName: string;
  specieLatinName: string;
}

/** The stored fields of a valid animal form, in the given enclosure's sector. */
export function animalValues(
  form: AnimalForm,
  specie: SpecieCard,
  sectorId: string | null,
) {
  const birthdate = form.animalBirthdate.trim();
  return {
    animalName: form.animalName.trim(),
    animalSexe: form.animalSexe ?? "undefined",
    animalBirthdate: birthdate === "" ? null : birthdate,
    birthMonth: birthMonthOf(birthdate),
    animalEnclosureData: { enclosureId: form.enclosureId },
    sectorId,
    groupId: form.groupId,
    ...specie,
  };
}

/** The issues of an animal form on the given Paris day (`YYYY-MM-DD`); [] when it may be sent. */
export function animalIssues(form: AnimalForm, today: string): Issue[] {
  const month = birthMonthOf(form.animalBirthdate.trim());
  const future: Issue[] =
    month !== null && month > today.slice(0, 7)
      ? [{ field: "animalBirthdate", code: "birthdateFuture" }]
      : [];
  return [...formIssues(animalFormSchema, form), ...future];
}

/** The issues of a move; [] when it may be sent. */
export const animalMoveIssues = (form: AnimalMove): Issue[] =>
  formIssues(animalMoveSchema, form);

/** The issues of a note on an animal; [] when it may be sent. */
export const animalNoteIssues = (form: AnimalNote): Issue[] =>
  formIssues(animalNoteSchema, form);
