import * as z from "zod";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  proseSchema,
  removalFields,
  textSchema,
} from "../schema/fields";
import { formIssues, freeText, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";

export const groupNameMax = 80;
export const groupNoteMax = 2000;

/** `groups/{groupId}`: animals that are looked after together, usually of one species. */
export const groupSchema = z.object({
  zooId: derived(idSchema),
  groupId: derived(idSchema),
  groupName: textSchema(groupNameMax),
  label: derived(z.string().max(groupNameMax).default("")),
  value: derived(z.string().default("")),
  /** null: of several species. */
  specieId: optional(idSchema),
  specieName: derived(z.string().max(120).default("")),
  specieLatinName: derived(z.string().max(120).default("")),
  note: optional(proseSchema(groupNoteMax)),
  isArchived: derived(z.boolean().default(false)),
  ...removalFields,
  ...metaFields,
});
export type Group = z.infer<typeof groupSchema>;

/** `groups/{groupId}/animals/{animalId}`: who is in a group, repeated from the animals. */
export const groupAnimalSchema = z.object({
  zooId: derived(idSchema),
  animalId: derived(idSchema),
  animalName: derived(z.string().default("")),
  specieId: derived(optional(idSchema)),
  enclosureId: derived(optional(idSchema)),
  ...metaFields,
});
export type GroupAnimal = z.infer<typeof groupAnimalSchema>;

/** What a person fills in. */
export const groupFormSchema = z.object({
  groupName: requiredText(groupNameMax),
  specieId: idSchema.nullable(),
  note: freeText(groupNoteMax),
});
export type GroupForm = z.input<typeof groupFormSchema>;

/** The stored fields of a valid group form. */
export function groupValues(form: GroupForm) {
  const note = form.note.trim();
  return {
    groupName: form.groupName.trim(),
    specieId: form.specieId,
    note: note === "" ? null : note,
  };
}

/** The form of a group; empty for a new one. */
export const groupForm = (group: Group | null): GroupForm => ({
  groupName: group?.groupName ?? "",
  specieId: group?.specieId ?? null,
  note: group?.note ?? "",
});

/** The issues of a group form; [] when it may be sent. */
export const groupIssues = (form: GroupForm): Issue[] =>
  formIssues(groupFormSchema, form);

interface OfSpecies {
  specieId: string | null;
}

/** Is an animal of another species than its group? Never where either is not given: a warning, nothing is refused for it. */
export const differsFromGroup = (
  animal: OfSpecies | null,
  group: OfSpecies | null,
): boolean =>
  animal !== null &&
  group !== null &&
  animal.specieId !== null &&
  group.specieId !== null &&
  animal.specieId !== group.specieId;
