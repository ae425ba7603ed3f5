import * as z from "zod";
import {
  derived,
  fileSchema,
  idSchema,
  idsSchema,
  metaFields,
  optional,
  proseSchema,
  removalFields,
  typedSchema,
} from "../schema/fields";
import { chosen, formIssues, freeText, requiredLine } from "../schema/form";
import type { Issue } from "../schema/issue";
import { isCalendarDay } from "../time/calendar-day";
import { birthMonthOf } from "./birthdate";
import { placeProblem } from "./life";

export const animalNameMax = 80;
export const animalNotesMax = 5000;
/** Of a chip's number and of the zoo records system's. */
export const animalNumberMax = 40;
export const subSpecieMax = 120;
export const animalStateReasonMax = 500;
export const animalSexes = ["Male", "Femelle", "undefined"] as const;
export type AnimalSexe = (typeof animalSexes)[number];
export const animalStates = ["deceased", "departed"] as const;
export type AnimalState = (typeof animalStates)[number];
export const parentFields = ["motherId", "fatherId"] as const;
export type ParentField = (typeof parentFields)[number];

/** What becomes of the open tasks and of the automations that are about one animal alone, once it is gone. */
export const workDecisionSchema = z.object({
  tasks: z.enum(["cancel", "keep"]),
  automations: z.enum(["archive", "keep"]),
  /** What a cancelled task says of why. */
  reason: optional(proseSchema(animalStateReasonMax)),
});

/** `animals/{animalId}`: an individual. animalBirthdate is `MM/YYYY`, birthMonth `YYYY-MM` to sort by. */
export const animalSchema = z.object({
  zooId: derived(idSchema),
  animalId: derived(idSchema),
  animalName: typedSchema(animalNameMax),
  animalChipId: optional(proseSchema(animalNumberMax)),
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
  subSpecie: optional(proseSchema(subSpecieMax)),
  /** Its number in the zoo records system; once given it stays. */
  gan: optional(proseSchema(animalNumberMax)),
  motherId: optional(idSchema),
  fatherId: optional(idSchema),
  /** What the establishment's own records call it; its short code before it says nothing. */
  localId: optional(proseSchema(animalNumberMax)),
  notes: optional(proseSchema(animalNotesMax)),
  animalProfilePicture: optional(fileSchema),
  authorizedZooIds: derived(idsSchema.default([])),
  animalState: optional(z.enum(animalStates)),
  animalStateDate: optional(z.string().refine((day) => isCalendarDay(day))),
  animalStateReason: optional(proseSchema(animalStateReasonMax)),
  /** What was decided, when it ended, about work that is about it alone. */
  animalStateWork: optional(workDecisionSchema),
  isArchived: derived(z.boolean().default(false)),
  lastEval: derived(optional(z.date())),
  /** When a deleted one goes for good, with its files and its history. */
  purgeAt: derived(optional(z.date())),
  ...removalFields,
  ...metaFields,
});
export type Animal = z.infer<typeof animalSchema>;

/** What a person fills in; a birthdate is `MM/YYYY`, "" when unknown. */
export const animalFormSchema = z.object({
  animalName: requiredLine(animalNameMax),
  specieId: chosen(idSchema),
  subSpecie: freeText(subSpecieMax),
  animalSexe: chosen(z.enum(animalSexes)),
  /** `placeProblem` says whether it must be given. */
  enclosureId: idSchema.nullable(),
  groupId: idSchema.nullable(),
  animalBirthdate: z
    .string()
    .trim()
    .refine((text) => text === "" || birthMonthOf(text) !== null, {
      error: "birthdateFormat",
    }),
  motherId: idSchema.nullable(),
  fatherId: idSchema.nullable(),
  animalChipId: freeText(animalNumberMax),
  gan: freeText(animalNumberMax),
  localId: freeText(animalNumberMax),
  notes: freeText(animalNotesMax),
});
export type AnimalForm = z.input<typeof animalFormSchema>;

/** Where an animal is put. */
export const animalMoveSchema = z.object({ enclosureId: chosen(idSchema) });
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

const given = (text: string): string | null =>
  text.trim() === "" ? null : text.trim();

/** The form of an animal as it is stored; empty for a new one, in the enclosure it was asked for. */
export const animalForm = (
  animal: Animal | null,
  enclosureId: string | null = null,
): AnimalForm => ({
  animalName: animal?.animalName ?? "",
  specieId: animal?.specieId ?? null,
  subSpecie: animal?.subSpecie ?? "",
  animalSexe: animal?.animalSexe ?? null,
  enclosureId: animal?.animalEnclosureData?.enclosureId ?? enclosureId,
  groupId: animal?.groupId ?? null,
  animalBirthdate: animal?.animalBirthdate ?? "",
  motherId: animal?.motherId ?? null,
  fatherId: animal?.fatherId ?? null,
  animalChipId: animal?.animalChipId ?? "",
  gan: animal?.gan ?? "",
  localId: animal?.localId ?? "",
  notes: animal?.notes ?? "",
});

/** The stored fields of a valid animal form, in the given enclosure's sector. */
export function animalValues(
  form: AnimalForm,
  specie: SpecieCard,
  sectorId: string | null,
) {
  const birthdate = form.animalBirthdate.trim();
  const { enclosureId } = form;
  return {
    animalName: form.animalName.trim(),
    animalSexe: form.animalSexe ?? "undefined",
    animalBirthdate: birthdate === "" ? null : birthdate,
    birthMonth: birthMonthOf(birthdate),
    animalEnclosureData: enclosureId === null ? null : { enclosureId },
    sectorId,
    groupId: form.groupId,
    motherId: form.motherId,
    fatherId: form.fatherId,
    subSpecie: given(form.subSpecie),
    animalChipId: given(form.animalChipId),
    gan: given(form.gan),
    localId: given(form.localId),
    notes: given(form.notes),
    ...specie,
  };
}

/**
 * The issues of an animal form on the given Paris day (`YYYY-MM-DD`); [] when it may be sent. `state`
 * is the animal's: one that is deceased or departed has no enclosure to give.
 */
export function animalIssues(
  form: AnimalForm,
  today: string,
  state: AnimalState | null = null,
): Issue[] {
  const { enclosureId } = form;
  const place = placeProblem({ animalState: state, enclosureId });
  const month = birthMonthOf(form.animalBirthdate.trim());
  const future: Issue[] =
    month !== null && month > today.slice(0, 7)
      ? [{ field: "animalBirthdate", code: "birthdateFuture" }]
      : [];
  return [
    ...formIssues(animalFormSchema, form),
    ...(place === null ? [] : [{ field: "enclosureId", code: place }]),
    ...future,
  ];
}

/** The issues of a move; [] when it may be sent. */
export const animalMoveIssues = (form: AnimalMove): Issue[] =>
  formIssues(animalMoveSchema, form);

/** The issues of a note on an animal; [] when it may be sent. */
export const animalNoteIssues = (form: AnimalNote): Issue[] =>
  formIssues(animalNoteSchema, form);
