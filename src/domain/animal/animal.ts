import * as z from "zod";
import {
  derived,
  idSchema,
  idsSchema,
  metaFields,
  optional,
  textSchema,
} from "../schema/fields";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import { birthMonthOf } from "./birthdate";

export const animalNameMax = 80;
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
  groupId: optional(idSchema),
  specieId: optional(idSchema),
  specieName: derived(z.string().max(120).default("")),
  specieLatinName: derived(z.string().max(120).default("")),
  subSpecie: optional(z.string().max(120)),
  gan: optional(z.string().max(40)),
  notes: optional(z.string().max(5000)),
  animalProfilePicture: optional(z.string().max(500)),
  authorizedZooIds: derived(idsSchema.default([])),
  animalState: optional(z.enum(animalStates)),
  animalStateDate: optional(z.string().max(10)),
  animalStateReason: optional(z.string().max(500)),
  isArchived: derived(z.boolean().default(false)),
  lastEval: derived(optional(z.date())),
  ...metaFields,
});
export type Animal = z.infer<typeof animalSchema>;

export interface AnimalForm {
  animalName: string;
  specieId: string | null;
  animalSexe: AnimalSexe | null;
  animalBirthdate: string;
  enclosureId: string | null;
}

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
    ...specie,
  };
}

/** The issues of an animal form on the given Paris day (`YYYY-MM-DD`); [] when it may be sent. */
export function animalIssues(form: AnimalForm, today: string): Issue[] {
  const issues: Issue[] = [];
  const name = textIssue("animalName", form.animalName, animalNameMax);
  if (name) issues.push(name);
  if (form.specieId === null)
    issues.push({ field: "specieId", code: "required" });
  if (form.animalSexe === null)
    issues.push({ field: "animalSexe", code: "required" });
  if (form.enclosureId === null)
    issues.push({ field: "enclosureId", code: "required" });
  const birthdate = form.animalBirthdate.trim();
  if (birthdate !== "") {
    const month = birthMonthOf(birthdate);
    if (month === null)
      issues.push({ field: "animalBirthdate", code: "birthdateFormat" });
    else if (month > today.slice(0, 7))
      issues.push({ field: "animalBirthdate", code: "birthdateFuture" });
  }
  return issues;
}
